/** Which of the bundle's files the page in the frame has loaded, and how many bytes a good server sends for each. */
import { useEffect, useState } from "react";
import type { LoadedFile } from "./frame-request.ts";

type Sizes = Readonly<Record<string, number>>;

/** The bundle's files that the frame loaded, in kB after brotli, with their sum. */
export function LoadedFiles({ files }: { files: readonly LoadedFile[] }) {
  const sizes = useBrotliSizes();
  const total = files.reduce((sum, { path, bytes }) => sum + (sizes[path] ?? bytes), 0);
  return (
    <section className="gallery-box" aria-labelledby="carregado">
      <h3 id="carregado">O que a página carregou</h3>
      <div className="gallery-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Ficheiro</th>
              <th scope="col">Brotli</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ path, bytes }) => (
              <tr key={path}>
                <td>{path}</td>
                <td>{path in sizes ? kilobytes(sizes[path] as number) : `${kilobytes(bytes)} sem comprimir`}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Ao todo, {files.length} ficheiros</th>
              <td>{kilobytes(total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** As the gallery's build measured them; a file that is newer than that is shown by its own size. */
function useBrotliSizes(): Sizes {
  const [sizes, setSizes] = useState<Sizes>({});
  useEffect(() => {
    const asked = new AbortController();
    fetch("sizes.json", { signal: asked.signal })
      .then((answer) => answer.json())
      .then(setSizes)
      .catch(() => {
        // Then the sizes before compression stand there, and say so.
      });
    return () => asked.abort();
  }, []);
  return sizes;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString("pt-PT", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kB`;
}
