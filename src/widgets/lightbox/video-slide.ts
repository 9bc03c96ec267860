/** A video of a slide: behind its overlay, as on the page. Fetched with the first of them. */
import { fillIn } from '#domain/locale/fill.ts';
import { mountVideo } from '../video/video.ts';
import { VIDEO_LEAVE } from '../video/video-events.ts';
import type { LightboxWords } from './words.ts';

export interface VideoSlide {
  readonly element: HTMLElement;
  play(): void;
  /** Pauses it, and shows its overlay. */
  leave(): void;
  remove(): void;
}

const CSS = `
.video-frame{position:relative;overflow:hidden;inline-size:min(100%,(100vh - 200px)*16/9);aspect-ratio:16/9;background:#000;color:#fff}
.is-mobile .video-frame{inline-size:min(100%,100vh*16/9)}
.video-frame :is(iframe,video,.video-overlay,img){position:absolute;inset:0;inline-size:100%;block-size:100%;border:0;border-radius:0;padding:0}
.video-frame video{object-fit:contain}
.slide .video-overlay{display:grid;place-items:center;color:inherit;cursor:pointer}
.slide .video-overlay[hidden]{display:none}
.slide .video-overlay img{object-fit:cover}
.video-play{position:relative;display:grid;place-items:center;inline-size:72px;block-size:72px;border-radius:50%;color:oklch(22% .004 80);background:oklch(98.5% .002 80)}
.video-play::before{content:"";inline-size:21px;block-size:22px;background:currentColor;clip-path:polygon(12% 0,100% 50%,12% 100%)}
.video-overlay:focus-visible{outline-offset:-6px}
.video-invalid{margin:0;padding:24px;position:relative}
`;
let sheet: CSSStyleSheet | undefined;

/** @param host the element around the video on the page, of which nothing is taken away */
export function createVideoSlide(host: HTMLElement, into: ShadowRoot, words: LightboxWords): VideoSlide {
  adopt(into);
  const element = document.createElement('div');
  element.className = 'video-frame';
  Object.assign(element.dataset, copied(host.dataset));
  const { videoSrc, captions, title = '' } = host.dataset;
  if (videoSrc !== undefined)
    element.append(createPlayer(videoSrc, title, captions && { src: captions, label: words.captions }));
  const overlay = createOverlay(host, words);
  element.append(overlay);
  const undo = mountVideo(element);
  return {
    element,
    play: () => overlay.click(),
    leave: () => void element.dispatchEvent(new Event(VIDEO_LEAVE)),
    remove() {
      undo();
      element.remove();
    },
  };
}

function copied({ html, mode }: DOMStringMap): DOMStringMap {
  return { ...(html === undefined ? {} : { html }), ...(mode === undefined ? {} : { mode }) };
}

function createPlayer(
  address: string,
  title: string,
  captions: { readonly src: string; readonly label: string } | '' | undefined,
): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { src: address, preload: 'none', playsInline: true, ariaLabel: title });
  if (captions) {
    const track = document.createElement('track');
    const { lang } = document.documentElement;
    Object.assign(track, {
      kind: 'captions',
      ...captions,
      srclang: lang,
      default: true,
    });
    video.append(track);
  }
  return video;
}

function createOverlay(host: HTMLElement, words: LightboxWords): HTMLElement {
  const title = host.dataset['title'] ?? '';
  const overlay = document.createElement('button');
  overlay.type = 'button';
  overlay.className = 'video-overlay';
  overlay.dataset['title'] = title;
  overlay.ariaLabel = fillIn(words.play, { title });
  const poster = host.querySelector('img');
  if (poster) {
    const picture = document.createElement('img');
    Object.assign(picture, { alt: '', sizes: '90vw', srcset: poster.srcset, src: poster.src });
    overlay.append(picture);
  }
  const mark = document.createElement('span');
  mark.className = 'video-play';
  overlay.append(mark);
  return overlay;
}

function adopt(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
