/** The libraries that ours are measured against, and ours by itself: bundled, and each on a page of the same pictures. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { MediaView } from '#domain/media/calls.ts';
import { imageUrl, mediaUrl, srcSet } from '#domain/media/media.ts';

const FOLDER = 'bench/widgets/peers';

/** `alone` is our own of the package of widgets, on a page like theirs. */
export const LIGHTBOXES = ['alone', 'photoswipe', 'glightbox', 'yarl'] as const;
export const SLIDESHOWS = ['swiper', 'embla'] as const;
export type Peer = (typeof LIGHTBOXES)[number] | (typeof SLIDESHOWS)[number];

export interface BuiltPeer {
  readonly script: string;
  readonly css: string;
  /** By address. */
  readonly files: ReadonlyMap<string, string>;
}

/** With the ordinary client, from wherever it is told to fetch packages. */
export function installPeers(): void {
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('the peers could not be installed');
}

/** `PhotoSwipe 5.4.4` */
export function nameOf(peer: Peer): string {
  if (peer === 'alone') return 'Vitrine’s lightbox alone';
  const [label, folder] = {
    photoswipe: ['PhotoSwipe', 'photoswipe'],
    glightbox: ['GLightbox', 'glightbox'],
    yarl: ['yet-another-react-lightbox', 'yet-another-react-lightbox'],
    swiper: ['Swiper', 'swiper'],
    embla: ['Embla', 'embla-carousel'],
  }[peer] as [string, string];
  const file = join(FOLDER, 'node_modules', folder, 'package.json');
  return `${label} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
}

export async function buildPeer(peer: Peer): Promise<BuiltPeer> {
  const built = await build({
    configFile: false,
    root: FOLDER,
    base: `/peers/${peer}/`,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: join(FOLDER, `${peer}.js`) },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${peer} was not built`);
  const files = new Map<string, string>();
  let script = '';
  let css = '';
  for (const file of result.output) {
    const address = `/peers/${peer}/${file.fileName}`;
    if (file.type === 'chunk') files.set(address, file.code);
    else if (file.fileName.endsWith('.css')) css += String(file.source);
    if (file.type === 'chunk' && file.isEntry) script = address;
  }
  return { script, css, files };
}

const PAGE_CSS =
  'body{margin:0;font:1rem/1.5 sans-serif}h1{padding:1rem}img{display:block;max-width:100%}' +
  '#pictures{display:grid;grid-template-columns:1fr 1fr;gap:20px;list-style:none;margin:0;padding:0 20px}' +
  '#pictures img{width:100%;height:auto}.embla{overflow:hidden}.embla__container{display:flex}.embla__slide{flex:0 0 100%;min-width:0}';

export function lightboxPage(peer: BuiltPeer, pictures: readonly MediaView[], isOurs: boolean): string {
  const items = pictures.map((picture, index) => {
    const full = imageUrl(picture, 1500);
    const { id } = picture;
    const set = srcSet(picture);
    const loading = index === 0 ? 'eager' : 'lazy';
    const image = `<img alt="${picture.alt}" width="1500" height="1000" sizes="50vw" srcset="${set}" src="${imageUrl(picture, 500)}" loading="${loading}"`;
    return isOurs
      ? `<li><a href="${full}" data-lightbox-item data-slide-id="${id}">${image} data-image="${mediaUrl(picture)}" data-image-dimensions="1500x1000"></a></li>`
      : `<li><a href="${full}" data-pswp-width="1500" data-pswp-height="1000" data-pswp-srcset="${set}">${image}></a></li>`;
  });
  return pageOf(peer, `<h1>Pictures</h1><ul id="pictures">${items.join('')}</ul>`);
}

export function slideshowPage(name: Peer, peer: BuiltPeer, pictures: readonly MediaView[]): string {
  const slides = pictures.slice(0, 12).map((picture, index) => {
    const image = `<img alt="${picture.alt}" width="1500" height="1000" sizes="100vw" srcset="${srcSet(picture)}" src="${imageUrl(picture, 500)}" loading="${index === 0 ? 'eager' : 'lazy'}">`;
    const link = `<a href="${imageUrl(picture, 1500)}">${image}</a>`;
    return `<div class="${name === 'swiper' ? 'swiper-slide' : 'embla__slide'}">${link}</div>`;
  });
  const [root, track] = name === 'swiper' ? ['swiper', 'swiper-wrapper'] : ['embla', 'embla__container'];
  return pageOf(
    peer,
    `<h1>Pictures</h1><div class="${root}" id="slides"><div class="${track}">${slides.join('')}</div></div><button class="previous">Previous</button><button class="next">Next</button>`,
  );
}

function pageOf({ script, css }: BuiltPeer, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures</title><link rel="icon" href="data:,"><style>${PAGE_CSS}${css}</style><script type="module" src="${script}"></script></head><body><main>${body}</main></body></html>`;
}
