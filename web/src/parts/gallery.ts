// The page on which parts are looked at while they are made: /src/parts/gallery.html of the
// development server. It is no part of what is built.
import { mount } from "svelte";
import "../tokens.css";
import "../fonts.css";
import "../app.css";
import Gallery from "./Gallery.svelte";
import { addIcons, type IconSet } from "./glyphs.svelte";

const sets = import.meta.glob<IconSet>("./icons/*.json", { import: "default", eager: true });
Object.values(sets).forEach(addIcons);

mount(Gallery, { target: document.getElementById("gallery")! });
