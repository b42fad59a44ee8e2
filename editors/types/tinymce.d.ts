// This script doesn't export anything.
export {};
