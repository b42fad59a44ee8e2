/** Mounts the gallery on its page. */
import { createRoot } from "react-dom/client";
import "../site/site.css";
import "./gallery.css";
import { Gallery } from "./Gallery.tsx";

const place = document.getElementById("galeria");
if (place) createRoot(place).render(<Gallery />);
