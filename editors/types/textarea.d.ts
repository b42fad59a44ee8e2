// A script without exports.
export {};
