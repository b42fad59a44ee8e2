/** Links of a README, which lies elsewhere in a package than in the repository. */

/** Where a README's links lead to in a package. */
export type Ground = {
  /** The README's folder in the repository, `""` or such as `laravel/`. */
  folder: string;
  /** Says under which path the package has a file of the repository; `undefined` for one that it has not. */
  pathInPackage: (path: string) => string | undefined;
  /** What stands before a path of the repository in a URL. */
  web: string;
};

/** @returns the text with every relative link led to the package's own file, or to the repository on the web */
export function pointLinks(markdown: string, { folder, pathInPackage, web }: Ground): string {
  return markdown.replace(/(\]\()([^)#:\s]+)(#[^)]*)?\)/g, (_link, opening: string, target: string, hash = "") => {
    const path = new URL(target, `file:///${folder}`).pathname.slice(1);
    return `${opening}${pathInPackage(path) ?? web + path}${hash})`;
  });
}
