/** A bare React island, what everything is measured against: it mounts one paragraph and nothing else. */
import { createRoot } from "react-dom/client";

const host = document.querySelector("[data-bench]");
if (host) createRoot(host).render(<p>Olá</p>);
performance.mark("bench:ready");
