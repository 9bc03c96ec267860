/** Resident memory of the server after ten thousand mixed requests. */

import { startServer } from '../testing/main/server-process.ts';
import { format, type Measurement, type Result } from './result.ts';

const REQUESTS = 10_000;
const PARALLEL = 20;
const BAR_MB = 180;

export const memory: Measurement = {
  name: 'memory',
  title: 'Memory',
  async run(): Promise<Result[]> {
    const server = await startServer();
    try {
      const before = server.memory();
      const paths = await mixedPaths(server.url);
      let next = 0;
      let failures = 0;
      const visit = async (): Promise<void> => {
        while (next < REQUESTS) {
          const index = next++;
          const path = paths[index % paths.length] ?? '/';
          const headers = {
            'accept-encoding': index % 3 === 0 ? 'gzip' : 'br',
            accept: index % 2 === 0 ? 'image/avif,*/*' : 'image/webp,*/*',
          };
          const answer = await fetch(server.url(path), { headers, redirect: 'manual' });
          await answer.arrayBuffer();
          if (answer.status >= 500) failures += 1;
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, visit));
      const after = server.memory();
      const megabytes = after / 1e6;
      return [
        {
          name: `resident after ${format(REQUESTS)} mixed requests to ${paths.length} addresses`,
          text: `${megabytes.toFixed(0)} MB (${(before / 1e6).toFixed(0)} MB at the start; ${failures} server errors)`,
          isMet: megabytes < BAR_MB && failures === 0,
          bar: `< ${BAR_MB} MB`,
        },
      ];
    } finally {
      await server.stop();
    }
  },
};

/** Pages, pictures in several widths, searches, feeds, data and addresses that do not exist. */
async function mixedPaths(url: (path: string) => string): Promise<string[]> {
  const sitemap = await (await fetch(url('/sitemap.xml'))).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/');
  const pictures = new Set<string>();
  for (const page of pages) {
    const html = await (await fetch(url(page))).text();
    for (const match of html.matchAll(/(\/s\/[^"\s]+?format=\d+w[^"\s]*)/g))
      pictures.add((match[1] ?? '').replaceAll('&amp;', '&'));
  }
  const others = [
    '/search?q=clay',
    '/search?q=ash&page=2',
    '/search?format=json&q=kiln',
    '/journal?format=atom',
    '/?format=json',
    '/nowhere',
    '/robots.txt',
    '/favicon.svg',
  ];
  return [...pages, ...[...pictures].slice(0, 60), ...others, ...pages.map((page) => `${page}?tag=clay`)];
}
