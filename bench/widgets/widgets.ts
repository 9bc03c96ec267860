/**
 * Galleries, slideshows, lightbox and video beside the libraries people know: the same pictures, the same phone. What it
 * finds stands in a record of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { startServer } from '../../testing/main/server-process.ts';
import { format, type Measurement, type Result } from '../result.ts';
import { tryBehaviour } from './behaviour.ts';
import { measureLightboxes } from './measure.ts';
import { ownBytes } from './own-bytes.ts';
import {
  type BuiltPeer,
  buildPeer,
  installPeers,
  LIGHTBOXES,
  lightboxPage,
  nameOf,
  type Peer,
  SLIDESHOWS,
  slideshowPage,
} from './peers.ts';
import { seedPictureSite } from './picture-site.ts';
import { type Found, recordOf } from './record.ts';
import { serveAlike } from './serve-alike.ts';
import { trySlideshow } from './slideshow.ts';
import { LIGHTBOX_PARTS, SLIDESHOW_PARTS, type Subject } from './subjects.ts';

let found: Found | undefined;

export const widgets: Measurement = {
  name: 'widgets',
  title: 'Galleries and lightbox beside other libraries',
  own: {
    path: 'docs/widgets-benchmark.md',
    text: (machine) => (found ? recordOf(found, machine) : undefined),
  },
  async run(): Promise<Result[]> {
    installPeers();
    const built = new Map<Peer, BuiltPeer>();
    for (const peer of [...LIGHTBOXES, ...SLIDESHOWS]) built.set(peer, await buildPeer(peer));
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-widgets-'));
    const pictures = await seedPictureSite(dataDir);
    const pages = new Map([...built.values()].flatMap(({ files }) => [...files]));
    for (const [peer, files] of built) {
      const isLightbox = LIGHTBOXES.some((name) => name === peer);
      const page = isLightbox
        ? lightboxPage(files, pictures, peer === 'alone')
        : slideshowPage(peer, files, pictures);
      pages.set(`/peers/${peer}`, page);
    }
    const product = await startServer({ dataDir });
    const server = await serveAlike(pages, product.url);
    const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '' });
    try {
      found = await look(browser, server.origin, built);
      return resultsOf(found);
    } finally {
      await browser.close();
      await server.stop();
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function look(browser: Browser, origin: string, built: ReadonlyMap<Peer, BuiltPeer>): Promise<Found> {
  const subjects = (['ours', ...LIGHTBOXES] as const).map(
    (key): Subject => ({ key, ...LIGHTBOX_PARTS[key], ...placeOf(key, '/pictures') }),
  );
  const figures = await measureLightboxes(browser, origin, subjects);
  const lightboxes: [string, Record<string, boolean>][] = [];
  const slideshows: [string, Record<string, boolean>][] = [];
  for (const subject of subjects) {
    // The same engine twice would do the same twice.
    if (subject.key !== 'alone')
      lightboxes.push([subject.name, await tryBehaviour(browser, origin, subject)]);
  }
  for (const key of ['ours', ...SLIDESHOWS] as const) {
    const subject: Subject = { key, ...SLIDESHOW_PARTS[key], ...placeOf(key, '/slideshow') };
    slideshows.push([subject.name, await trySlideshow(browser, origin, subject)]);
  }
  return {
    figures,
    lightboxes,
    slideshows,
    bytes: {
      opener: ownBytes('src/blocks/gallery/island.ts'),
      lightbox: ownBytes('src/blocks/kit/lightbox-viewer.ts'),
      gallery: ownBytes('src/widgets/gallery/mount-gallery.ts'),
      video: ownBytes('src/blocks/video/island.ts'),
      peers: SLIDESHOWS.map((peer) => [nameOf(peer), bytesOf(built.get(peer))]),
    },
  };
}

function placeOf(key: 'ours' | Peer, path: string): Pick<Subject, 'name' | 'path'> {
  return key === 'ours' ? { name: 'Vitrine', path } : { name: nameOf(key), path: `/peers/${key}` };
}

function bytesOf(peer: BuiltPeer | undefined): number {
  return [...(peer?.files.values() ?? [])].reduce((sum, script) => sum + gzipSync(script).length, 0);
}

/** Beside each figure the least that it has to be. */
function resultsOf({ figures, lightboxes, slideshows, bytes }: Found): Result[] {
  const [, ours] = figures[0] ?? [];
  const [, alone] = figures[1] ?? [];
  const [, photoSwipe] = figures[2] ?? [];
  if (!ours || !alone || !photoSwipe) return [];
  const most = (name: string, value: number, unit: string, bar: number): Result => ({
    name,
    text: `${format(value, unit === '' ? 3 : 0)} ${unit}`.trim(),
    isMet: value <= bar,
    bar: `<= ${format(bar)} ${unit}`.trim(),
  });
  const all = (name: string, tried: Record<string, boolean> = {}): Result => {
    const missed = Object.keys(tried).filter((each) => !tried[each]);
    const text = `${Object.keys(tried).length - missed.length} of ${Object.keys(tried).length}${missed.length > 0 ? ` (not: ${missed.join('; ')})` : ''}`;
    return { name, text, isMet: missed.length === 0, bar: 'all' };
  };
  return [
    most('script before a touch, by itself as the libraries are', alone.eagerBytes, 'bytes', 3000),
    most('script before a touch, of the gallery block', bytes.opener, 'bytes', 3000),
    most('lightbox', alone.allBytes - alone.eagerBytes, 'bytes', 10_000),
    most('gallery engine', bytes.gallery, 'bytes', 8000),
    most('video before it plays', bytes.video, 'bytes', 3000),
    most('blocked while loading', ours.blockingMs, 'ms', 5),
    most('blocked while loading, by itself', alone.blockingMs, 'ms', 5),
    most('the tap that opens', ours.interactionMs, 'ms', 40),
    most('the tap that opens, by itself', alone.interactionMs, 'ms', 40),
    most('slides in the document', ours.slides, 'holders', 3),
    most('layout shift', ours.shift, '', 0),
    most('tap to full picture, beside PhotoSwipe', ours.fullMs, 'ms', photoSwipe.fullMs),
    all('what the lightbox does', lightboxes[0]?.[1]),
    all('what the slideshow does', slideshows[0]?.[1]),
  ];
}
