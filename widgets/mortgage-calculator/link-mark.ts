/** Begins a fragment with a simulation; known before the code that reads it has loaded. */
export const LINK_MARK = "#simulacao?";
