/** What a part of ours does when code that it asks for later does not come (docs/contract.md#failed-chunks). */
import { createContext } from "react";

/** Gets what the browser said; a widget gives one that reports in its name. */
export const LoadFailure = createContext<(cause: unknown) => void>((cause) => globalThis.reportError?.(cause));
