/** The record of the widgets' measurement, in tables. */
import { format } from '../result.ts';
import type { Figures } from './measure.ts';

type Column<Value> = readonly [name: string, value: Value];

export interface Found {
  readonly figures: readonly Column<Figures>[];
  readonly lightboxes: readonly Column<Record<string, boolean>>[];
  readonly slideshows: readonly Column<Record<string, boolean>>[];
  /** Gzip. */
  readonly bytes: {
    /** Of the gallery block, before a touch. */
    readonly opener: number;
    readonly lightbox: number;
    readonly gallery: number;
    readonly video: number;
    readonly peers: readonly Column<number>[];
  };
}

const ROWS: readonly [name: string, cell: (figures: Figures) => string, bar: string][] = [
  ['script before a touch, gzip', ({ eagerBytes }) => kilobytes(eagerBytes), '≤ 3 kB alone'],
  ['script after opening, gzip', ({ allBytes }) => kilobytes(allBytes), ''],
  ['total blocking time', ({ blockingMs }) => `${format(blockingMs)} ms`, '≤ 5 ms'],
  ['largest contentful paint', ({ largestMs }) => `${format(largestMs)} ms`, ''],
  ['cumulative layout shift', ({ shift }) => shift.toFixed(3), '0'],
  ['interaction to next paint, opening tap', ({ interactionMs }) => `${format(interactionMs)} ms`, '≤ 40 ms'],
  ['tap to full picture', ({ fullMs }) => `${format(fullMs)} ms`, 'sooner than PhotoSwipe'],
  ['slides in the document', ({ slides }) => String(slides), '3'],
  ['pictures held while open', ({ images }) => String(images), ''],
];

export function recordOf({ figures, lightboxes, slideshows, bytes }: Found, machine: string): string {
  const [, alone] = figures[1] ?? [];
  const aloneBytes = alone ? alone.allBytes - alone.eagerBytes : Number.NaN;
  return `# Galleries and lightbox, measured

Written by \`npm run bench widgets -- --record\`. A page of 500 pictures cut from photographs, the same files for all from one
server; a 412 by 823 phone with a pixel ratio of two and its processor slowed four times; the median of five visits without a cache.
The first column is the gallery block on a published page of a site, with everything such a page has, including the scripts that start it and
count visitors. The second is the same lightbox from the widgets package, on the same page as the libraries.
The full picture counts as shown when the middle slide has a file at least 750 pixels wide. Milliseconds depend on the machine, so
compare them with each other. Frames come every 16 ms, and events are reported in steps of 8 ms.

Machine: ${machine}.

## The page and its opening

${table(
  ['', ...figures.map(([name]) => name), 'target for ours'],
  ROWS.map(([name, cell, bar]) => [name, ...figures.map(([, value]) => cell(value)), bar]),
)}

## What each lightbox does

${behaviourTable(lightboxes)}

Tested in a browser at 1280 by 800, opened with the keyboard. Motion means CSS animations and transitions that take longer than 50 ms; this
does not detect motion that a library’s script causes.

## Slideshows

${behaviourTable(slideshows)}

${table(
  ['script, gzip', 'bytes', 'target for ours'],
  [
    ['Vitrine, gallery block before a touch', kilobytes(bytes.opener), '≤ 3 kB'],
    ['Vitrine, engine of every moving gallery', kilobytes(bytes.gallery), '≤ 8 kB'],
    ['Vitrine, lightbox of the block, with the overlays it shares', kilobytes(bytes.lightbox), ''],
    ['Vitrine, lightbox alone', kilobytes(aloneBytes), '≤ 10 kB'],
    ['Vitrine, video before it plays', kilobytes(bytes.video), '≤ 3 kB'],
    ...bytes.peers.map(([name, value]) => [name, kilobytes(value), '']),
  ],
)}

The script before a touch is everything the page loads without interaction. Swiper includes its modules for accessibility, autoplay, fading, keys and buttons, Embla the one for autoplay.
`;
}

function behaviourTable(columns: readonly Column<Record<string, boolean>>[]): string {
  return table(
    ['', ...columns.map(([name]) => name)],
    Object.keys(columns[0]?.[1] ?? {}).map((trial) => [
      trial,
      ...columns.map(([, tried]) => (tried[trial] ? 'yes' : '**no**')),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function kilobytes(bytes: number): string {
  return `${format(bytes / 1000, 1)} kB`;
}
