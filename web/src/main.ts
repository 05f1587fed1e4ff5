import "@fontsource/alegreya/400.css";
import "@fontsource/alegreya/700.css";
import "@fontsource/alegreya-sc/500.css";
import "@fontsource/ibm-plex-mono/400.css";
import "./fonts/fonts.css";
import "./style.css";
import "./boards/board";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, words } from "./lib/words.svelte";

await words.load(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
