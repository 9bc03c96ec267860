/** Says at each island of a page which chunk brings it to life, as the visitor's script asks for it. */

/** @param chunks by block type */
export function withIslandChunks(html: string, chunks: Readonly<Record<string, string>>): string {
  return html.replace(/ data-island="([\w-]+)"/g, (mark, type: string) =>
    Object.hasOwn(chunks, type) ? `${mark} data-chunk="${chunks[type]}"` : mark,
  );
}

/** What the visitor's script will ask for on such a page. */
export function islandAddresses(html: string): string[] {
  return [...html.matchAll(/ data-chunk="([\w-]+)"/g)].map(([, chunk]) => `/_v/js/island-${chunk}.js`);
}
