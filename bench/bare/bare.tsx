/** A bare React island that mounts one paragraph: the baseline of all measurements. */
import { createRoot } from "react-dom/client";

const host = document.querySelector("[data-bench]");
if (host) createRoot(host).render(<p>Olá</p>);
performance.mark("bench:ready");
