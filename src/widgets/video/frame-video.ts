/** A video of somebody else's, in a frame that is made when it is to play. */
import { playingAddress, providerOf, type VideoCommand } from '#domain/video/providers.ts';
import { emitResize } from '../resize/emit-resize.ts';
import type { Player } from './player.ts';

/** After the last change. */
export const VIDEO_RESIZE_MS = 1000;
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** The address within an embed: that of a frame, or of an object with an embed. Undefined where it has none. */
export function embeddedAddress(html: string): string | undefined {
  // Of a document by itself, which fetches nothing.
  const embed = new DOMParser().parseFromString(html, 'text/html');
  const element = embed.querySelector('iframe[src],object embed[src]');
  const source = element?.getAttribute('src');
  return source ? playingAddress(source, location.href) : undefined;
}

/** A frame is asked to tell what happens until it answers: it may not listen yet when it has loaded. */
const ASK_MS = 250;

/**
 * @param title names the frame
 * @param onEnd the service says that the video has been seen to its end: its picture comes back
 */
export function createFramePlayer(address: string, title: string, onEnd: () => void): Player {
  const { origin, hostname } = new URL(address);
  const { message, listen, isEnd } = providerOf(hostname);
  let frame: HTMLIFrameElement | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;
  const tell = (words: unknown) => frame?.contentWindow?.postMessage(JSON.stringify(words), origin);
  const say = (command: VideoCommand) => message && tell(message(command));
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (!frame || source !== frame.contentWindow || from !== origin) return;
    // Until now it may have missed what it was asked.
    if (asking !== undefined) tell(listen);
    clearInterval(asking);
    asking = undefined;
    if (isEnd?.(readTold(data))) end();
  };
  const end = () => {
    const hadFocus = document.activeElement === frame;
    const overlay = frame?.parentElement?.querySelector<HTMLElement>('.video-overlay');
    remove();
    onEnd();
    if (hadFocus) overlay?.focus();
  };
  let stopSizing = () => {};
  const remove = () => {
    stopSizing();
    clearInterval(asking);
    asking = undefined;
    removeEventListener('message', hear);
    frame?.remove();
    frame = undefined;
  };
  return {
    play(host) {
      if (frame) say('play');
      else {
        frame = document.createElement('iframe');
        frame.title = title;
        frame.allow = ALLOWED;
        // Whoever pasted the address vouches for the video, not for where it would take the page.
        frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation');
        frame.referrerPolicy = 'strict-origin-when-cross-origin';
        frame.src = address;
        // Browsers that let nothing play by itself may still be asked.
        frame.onload = () => {
          say('play');
          if (!listen) return;
          clearInterval(asking);
          asking = setInterval(() => tell(listen), ASK_MS);
        };
        if (listen) addEventListener('message', hear);
        // Beneath the overlay, should that come back.
        host.prepend(frame);
        stopSizing = keepSize(frame, host);
      }
      frame.focus();
    },
    pause() {
      // Where nobody can be asked to pause, only taking it away stops it.
      if (message) say('pause');
      else remove();
    },
    remove,
  };
}

/** Its attributes say how large it is: some services choose their files by that. */
function keepSize(frame: HTMLIFrameElement, host: HTMLElement): () => void {
  const measure = () => {
    frame.width = String(host.clientWidth);
    frame.height = String(host.clientHeight);
  };
  measure();
  return emitResize(host, measure, VIDEO_RESIZE_MS);
}

/** Services tell by JSON or by the thing itself. */
function readTold(data: unknown): { readonly event?: unknown; readonly info?: unknown } {
  try {
    return Object(typeof data === 'string' ? JSON.parse(data) : data) as object;
  } catch {
    return {};
  }
}
