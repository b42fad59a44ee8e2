import { defineWidget } from "#runtime/define-widget.ts";
import { HeroSearch } from "./HeroSearch.tsx";
import { pageData } from "./page-data.ts";

export default defineWidget({ name: "hero-search", pageData, component: HeroSearch });
