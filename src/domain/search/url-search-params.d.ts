/**
 * Browsers, Node and workers all have this class. Only this folder's tsconfig.json includes this
 * file: that configuration leaves out the types of DOM and Node on purpose.
 */
interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  keys(): IterableIterator<string>;
  toString(): string;
}
declare const URLSearchParams: {
  new (init?: string | Iterable<readonly [string, string]>): URLSearchParams;
};
