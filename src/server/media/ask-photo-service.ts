/** Asks a Piwigo site for its public albums and pictures, over the web service that it has for programs. */

import { z } from 'zod';
import { plainLines, plainWords } from '#domain/import/plain-words.ts';
import { MAX_FILE_BYTES } from '#domain/media/upload-limits.ts';
import { type Album, type AlbumPicture, MAX_ALBUMS, MAX_PICTURES } from '#domain/photo-service/calls.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { getFromService, parseAnswer, type ServiceDeps } from './get-from-service.ts';

const ANSWER = { timeoutMs: 15_000, maxBytes: 5_000_000 };
/** The original of a large picture from a slow host takes its time. */
const PICTURE = { timeoutMs: MINUTE_MS, maxBytes: MAX_FILE_BYTES.image + 1 };
/** Of those that are called alike: from the original to the least that is worth having. */
const SIZES = ['xxlarge', 'xlarge', 'large', 'medium'];

export type PhotoServiceFailure = {
  readonly kind: 'not-an-album-site' | 'unavailable';
  readonly message: string;
};

const number = z.coerce.number().int().min(0).catch(0);
const id = z.coerce.string().regex(/^\d{1,20}$/);
const words = z.string().nullish().catch('');
const address = z.string().nullish().catch(null);

const album = z.object({ id, name: words, nb_images: number });
const picture = z.object({
  id,
  name: words,
  comment: words,
  file: words,
  element_url: address,
  derivatives: z.record(z.string(), z.object({ url: address }).catch({ url: null })).catch({}),
});
/** What cannot be read of a list is left out of it. */
const each = <Item extends z.ZodType>(item: Item) =>
  z.array(item.nullable().catch(null)).transform((items) => items.filter((one) => one !== null));

const albums = z.object({ categories: each(album) });
const pictures = z.object({ paging: z.object({ total_count: number }), images: each(picture) });

/** @returns those with pictures of their own, in the order of the service */
export async function askAlbums(
  deps: ServiceDeps,
  page: string,
): Promise<{ readonly albums: readonly Album[]; readonly hasMore: boolean } | PhotoServiceFailure> {
  const asked = await ask(deps, page, albums, {
    method: 'pwg.categories.getList',
    recursive: 'true',
    fullname: 'true',
    ...(albumOf(page) ? { cat_id: albumOf(page) ?? '' } : {}),
  });
  if ('kind' in asked) return asked;
  const filled = asked.categories.filter(({ nb_images }) => nb_images > 0);
  return {
    albums: filled.slice(0, MAX_ALBUMS).map(({ id, name, nb_images }) => ({
      id,
      name: plainWords(name ?? '') || `Album ${id}`,
      pictures: nb_images,
    })),
    hasMore: filled.length > MAX_ALBUMS,
  };
}

/** @param at how many pictures of the album come before, in `MAX_PICTURES` */
export async function askPictures(
  deps: ServiceDeps,
  page: string,
  album: string,
  at: number,
): Promise<{ readonly pictures: readonly AlbumPicture[]; readonly total: number } | PhotoServiceFailure> {
  const asked = await ask(deps, page, pictures, {
    method: 'pwg.categories.getImages',
    cat_id: album,
    per_page: String(MAX_PICTURES),
    page: String(at),
  });
  if ('kind' in asked) return asked;
  return {
    pictures: asked.images
      .slice(0, MAX_PICTURES)
      .map((each) => ({ id: each.id, filename: filenameOf(each) })),
    total: asked.paging.total_count,
  };
}

interface FoundPicture {
  readonly kind: 'found';
  readonly filename: string;
  readonly caption: string;
  readonly bytes: Uint8Array;
}

/** The original where the service gives it to everybody, else the largest that it does give. */
export async function askPicture(
  deps: ServiceDeps,
  page: string,
  pictureId: string,
): Promise<FoundPicture | PhotoServiceFailure> {
  const asked = await ask(deps, page, picture, { method: 'pwg.images.getInfo', image_id: pictureId });
  if ('kind' in asked) return asked;
  const filename = filenameOf(asked);
  const urls = [asked.element_url, ...SIZES.map((size) => asked.derivatives[size]?.url)];
  for (const url of urls) {
    if (!url) continue;
    const answer = await getFromService(deps, url, PICTURE);
    if (answer?.status === 200)
      return { kind: 'found', filename, caption: captionOf(asked), bytes: answer.bytes };
  }
  return { kind: 'unavailable', message: `Couldn’t download “${filename}”. Try again later.` };
}

type Picture = z.output<typeof picture>;

function filenameOf({ id, file, name }: Picture): string {
  return plainWords(file ?? '') || plainWords(name ?? '') || `${id}.jpg`;
}

/** Its title, unless that is the file's name made readable as Piwigo does, and what is said about it. */
function captionOf({ name, file, comment }: Picture): string {
  const title = plainWords(name ?? '');
  const isTitle = letters(title) !== letters((file ?? '').replace(/\.\w+$/, ''));
  return [isTitle ? title : '', plainLines(comment ?? '')].filter(Boolean).join('\n');
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Pages of Piwigo are `index.php?/category/12-spring`, or `/category/12` where addresses are rewritten. */
function albumOf(page: string): string | undefined {
  return /[/?]category\/(\d+)/.exec(page)?.[1];
}

/** Where the service answers: beside the page's own program, before anything that only looks like a folder. */
function serviceOf(page: string): string {
  const url = new URL(page);
  const folders = url.pathname.split('/');
  const end = folders.findIndex((name) => /^(?:[\w-]+\.php|category|categories|picture|tags)$/.test(name));
  const path = end < 0 ? url.pathname : `${folders.slice(0, end).join('/')}/`;
  return `${url.origin}${path.endsWith('/') ? path : `${path}/`}ws.php`;
}

async function ask<Result>(
  deps: ServiceDeps,
  page: string,
  result: z.ZodType<Result>,
  parameters: Readonly<Record<string, string>>,
): Promise<Result | PhotoServiceFailure> {
  const query = new URLSearchParams({ format: 'json', ...parameters });
  const answer = await getFromService(deps, `${serviceOf(page)}?${query}`, ANSWER);
  const { host } = new URL(page);
  if (!answer || answer.status >= 500)
    return {
      kind: 'unavailable',
      message: `${host} isn’t responding. Check the address, or try again later.`,
    };
  const read = z.object({ stat: z.literal('ok'), result }).safeParse(parseAnswer(answer.text));
  if (read.success) return read.data.result;
  return {
    kind: 'not-an-album-site',
    message: `No public Piwigo albums found at ${host}. Enter the address of the page with your albums.`,
  };
}
