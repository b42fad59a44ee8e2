import { createRoot } from "react-dom/client";
createRoot(document.querySelector("#r")!).render(<p>Olá</p>);
