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

Written by \`npm run bench widgets -- --record\`. One page of 500 pictures cut out of photographs, the same files for all and from
one server; a phone of 412 by 823 with two pixels to one, its processor slowed four times; the median of five visits without a cache.
The first column is the gallery block on a published page of a site, with all that such a page has: what starts it and what counts
its visitors. The second is the same lightbox from the package of widgets, on the page that the libraries have too.
The full picture is there when a file at least 750 pixels wide stands in the middle slide. Figures of milliseconds are
those of one machine: read them beside each other. Frames come every 16 ms and events are told in steps of 8 ms.

Machine: ${machine}.

## The page and its opening

${table(
  ['', ...figures.map(([name]) => name), 'ours has to be'],
  ROWS.map(([name, cell, bar]) => [name, ...figures.map(([, value]) => cell(value)), bar]),
)}

## What each lightbox does

${behaviourTable(lightboxes)}

Tried in a browser at 1280 by 800, opened by the keyboard. Motion is looked for as animations and transitions of style sheets that
take longer than 50 ms; what a library moves by its own script is not seen by that.

## Slideshows

${behaviourTable(slideshows)}

${table(
  ['script, gzip', 'bytes', 'ours has to be'],
  [
    ['Vitrine, gallery block before a touch', kilobytes(bytes.opener), '≤ 3 kB'],
    ['Vitrine, engine of every moving gallery', kilobytes(bytes.gallery), '≤ 8 kB'],
    ['Vitrine, lightbox of the block, with the overlays it shares', kilobytes(bytes.lightbox), ''],
    ['Vitrine, lightbox alone', kilobytes(aloneBytes), '≤ 10 kB'],
    ['Vitrine, video before it plays', kilobytes(bytes.video), '≤ 3 kB'],
    ...bytes.peers.map(([name, value]) => [name, kilobytes(value), '']),
  ],
)}

The script before a touch is all that the page fetches by itself; Swiper stands with its modules for accessibility, autoplay, fading, keys and buttons, Embla with the one for autoplay.
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
