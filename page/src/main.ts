import { mount } from "svelte";
import App from "./App.svelte";
import { settleAll } from "./lib/settle";
import "./app.css";

const room = document.getElementById("room");
if (room) {
  mount(App, { target: room });
  settleAll();
}
