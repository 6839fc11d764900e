import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

const room = document.getElementById("room");
if (room) mount(App, { target: room });
