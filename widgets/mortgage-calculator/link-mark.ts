/** The beginning of a fragment that contains a simulation; known before the code that reads the simulation has loaded. */
export const LINK_MARK = "#simulacao?";
