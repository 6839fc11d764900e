/** Faces: a few drawn parts, chosen by a thing's id, so that everybody always looks the same everywhere. */

const HATS = ["none", "fedora", "cap", "bowler", "beret", "bandana"] as const;
const HAIRS = ["bald", "short", "parted", "curls", "long", "bun"] as const;
// What is said twice is seen twice as often: most people in this world still have both eyes.
const EYES = ["plain", "plain", "plain", "narrow", "narrow", "glasses", "glasses", "shades", "patch"] as const;
const BEARDS = ["none", "none", "none", "moustache", "stubble", "goatee", "full"] as const;
const MOUTHS = ["straight", "smile", "smirk", "cigar"] as const;
const COLLARS = ["suit", "bow", "rollneck", "fur", "open"] as const;

export const SKINS = ["#f3d3b3", "#e2b48c", "#c68f63", "#9a663f", "#6f4529"] as const;
export const SHOCKS = ["#2a1d14", "#5a3a1e", "#a8642a", "#d9b366", "#b9b4ab", "#7c2f22"] as const;
export const CLOTHS = ["#2f3a4f", "#5b2330", "#35513d", "#4c3b62", "#57452c", "#2b2b2e"] as const;
/** Behind the head: each ground has a pattern of its own, since colour alone says nothing to some. */
export const GROUNDS = ["#c9a24d", "#7fa3a0", "#b5705f", "#8c9a63", "#8f86b3", "#a89a85"] as const;

export interface Features {
  hat: (typeof HATS)[number];
  hair: (typeof HAIRS)[number];
  eyes: (typeof EYES)[number];
  beard: (typeof BEARDS)[number];
  mouth: (typeof MOUTHS)[number];
  collar: (typeof COLLARS)[number];
  scar: boolean;
  skin: number;
  shock: number;
  cloth: number;
  ground: number;
}

/** A number from a text, well mixed: names that differ in one letter should not look alike. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const pick = <Part>(id: string, feature: string, parts: readonly Part[]): Part =>
  parts[mixed(`${feature} of ${id}`) % parts.length] as Part;

const among = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The features of whoever has this id; a board that knows better overrides some. */
export function features(id: string, known: Partial<Features> = {}): Features {
  const hair = pick(id, "hair", HAIRS);
  return {
    hat: pick(id, "hat", HATS),
    hair,
    eyes: pick(id, "eyes", EYES),
    beard: hair === "long" || hair === "bun" ? "none" : pick(id, "beard", BEARDS),
    mouth: pick(id, "mouth", MOUTHS),
    collar: pick(id, "collar", COLLARS),
    scar: pick(id, "scar", [true, false, false, false]),
    skin: pick(id, "skin", among(SKINS.length)),
    shock: pick(id, "shock", among(SHOCKS.length)),
    cloth: pick(id, "cloth", among(CLOTHS.length)),
    ground: pick(id, "ground", among(GROUNDS.length)),
    ...known,
  };
}
