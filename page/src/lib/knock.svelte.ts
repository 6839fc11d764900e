/** A knock when it is my turn, and a short shake where the device can: off until switched on. */
import { remember, remembered } from "./keyring";

const KNOCKS = [0, 0.16];
const SHAKE = [60, 60, 60];

class Knock {
  on = $state(remembered<string>("knock", "off") === "on");
  private context: AudioContext | null = null;

  turn(): void {
    this.on = !this.on;
    remember("knock", this.on ? "on" : "off");
    if (this.on) this.now();
  }

  /** Two short thuds on wood, made here: a falling tone that dies away at once. */
  now(): void {
    if (!this.on) return;
    navigator.vibrate?.(SHAKE);
    this.context ??= new AudioContext();
    const { context } = this;
    void context.resume();
    for (const at of KNOCKS) {
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      const start = context.currentTime + at;
      tone.frequency.setValueAtTime(190, start);
      tone.frequency.exponentialRampToValueAtTime(70, start + 0.09);
      volume.gain.setValueAtTime(0.35, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.13);
    }
  }
}

export const knock = new Knock();
