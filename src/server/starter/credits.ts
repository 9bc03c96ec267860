/** Who took the pictures of a new site: their licence asks for it. */
import type { Block } from '#domain/content/content.ts';
import type { RichNode } from '#domain/content/rich-text.ts';
import { type PhotoCredit, type PhotoName, photoCredit } from './photos.ts';
import type { At } from './placing.ts';
import type { Writer } from './writer.ts';

const LICENCES: Readonly<Record<PhotoCredit['licence'], string>> = {
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
};

/** As a picture's own caption has it; empty where no credit is needed. */
export function creditLine(name: PhotoName): string {
  const credit = photoCredit(name);
  return credit ? `Photograph: ${credit.name}, ${credit.licence}` : '';
}

/** A line for the end of a page, of all the site's pictures; undefined where there are none. */
export function creditsText(write: Writer, at: At): Block | undefined {
  if (!write.hasPictures) return undefined;
  const named = write.photos.map(photoCredit).filter((credit) => credit !== undefined);
  const authors = new Map(named.map((credit) => [credit.name, credit]));
  const credits = [...authors.values()].flatMap(({ name, licence }, index): RichNode[] => [
    { type: 'text', text: `${index === 0 ? 'Photographs: ' : '; '}${name}, ` },
    { type: 'text', text: licence, marks: [{ type: 'link', link: { url: LICENCES[licence] } }] },
  ]);
  return write.text(
    at,
    { size: 'small' },
    { type: 'paragraph', content: [...credits, { type: 'text', text: '. Some are cropped.' }] },
  );
}
