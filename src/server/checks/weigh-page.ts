/** Weighs a page by asking for what it loads, as a phone would. */
import { loadedBy, loadMs, type PageWeight, WEIGHT_BUDGET_BYTES } from '#domain/checks/weight.ts';
import { chunks } from '../db/chunks.ts';
import { compress } from '../http/compress.ts';

/** Asks a site's own host. */
export type Visit = (request: Request) => Response | Promise<Response>;

/** Pictures that are asked for at the same time: none may keep visitors waiting. */
const AT_ONCE = 4;

export async function weighPage(html: string, baseUrl: string, visit: Visit): Promise<PageWeight> {
  const loaded = loadedBy(html);
  const bytesOf = (url: string) => bytesAt(new URL(url, baseUrl), visit);
  const [scripts, fonts] = await Promise.all(
    [loaded.scripts, loaded.fonts].map((urls) => Promise.all(urls.map(bytesOf))),
  );
  const pictures: { url: string; bytes: number }[] = [];
  for (const some of chunks(loaded.pictures, AT_ONCE)) {
    pictures.push(...(await Promise.all(some.map(async (url) => ({ url, bytes: await bytesOf(url) })))));
  }
  const parts = {
    page: (await compress(Buffer.from(html), 'br', 'quick')).length,
    script: sum(scripts ?? []),
    fonts: sum(fonts ?? []),
    pictures: sum(pictures.map(({ bytes }) => bytes)),
  };
  const total = sum(Object.values(parts));
  const heaviest = pictures.toSorted((a, b) => b.bytes - a.bytes)[0];
  return {
    ...parts,
    total,
    budget: WEIGHT_BUDGET_BYTES,
    pictureCount: pictures.length,
    loadMs: loadMs(total),
    heaviest: heaviest ? nameOf(heaviest) : null,
  };
}

/** Nothing where it cannot be had: a broken picture weighs nothing. */
async function bytesAt(url: URL, visit: Visit): Promise<number> {
  const headers = { accept: 'image/avif,image/webp,*/*', 'accept-encoding': 'br, gzip' };
  const response = await visit(new Request(url, { headers: { ...headers, host: url.host } }));
  const { byteLength } = await response.arrayBuffer();
  return response.ok ? byteLength : 0;
}

function nameOf({ url, bytes }: { url: string; bytes: number }): PageWeight['heaviest'] {
  const [, mediaId = '', filename = ''] = /^\/s\/([0-9a-z]+)-[^/]*\/([^?]*)/.exec(url) ?? [];
  return mediaId === '' ? null : { mediaId, filename: decodeURIComponent(filename), bytes };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
