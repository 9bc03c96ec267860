/** Services that show videos in a frame: which address plays at once, and how a page speaks with the frame. */

export type VideoCommand = 'play' | 'pause';

interface VideoProvider {
  readonly name: string;
  readonly hosts: RegExp;
  /** Added to the address of a frame that is to play at once. */
  readonly playing: Readonly<Record<string, string>>;
  /** What its frame understands; undefined where it takes no commands. */
  readonly message?: (command: VideoCommand) => unknown;
  /** Said to its frame so that it tells what becomes of the video. */
  readonly listen?: unknown;
  /** Whether what the frame tells is that the video has been seen to its end. */
  readonly isEnd?: (told: Told) => boolean;
}

/** What a frame tells of itself: its own, and so of any shape. */
interface Told {
  readonly event?: unknown;
  readonly info?: unknown;
}

/** YouTube’s number for it. */
const ENDED = 0;
/** By both of its names: the older one is that of players that are still embedded. */
const VIMEO_ENDS: readonly unknown[] = ['ended', 'finish'];

const PROVIDERS: readonly VideoProvider[] = [
  {
    name: 'YouTube',
    hosts: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
    playing: { autoplay: '1', enablejsapi: '1' },
    message: (command) => ({ event: 'command', func: `${command}Video`, args: [] }),
    listen: { event: 'listening' },
    isEnd: ({ event, info }) => event === 'onStateChange' && info === ENDED,
  },
  {
    name: 'Vimeo',
    hosts: /(^|\.)vimeo\.com$/,
    playing: { autoplay: '1' },
    message: (command) => ({ method: command, value: '' }),
    listen: { method: 'addEventListener', value: 'ended' },
    isEnd: ({ event }) => VIMEO_ENDS.includes(event),
  },
  { name: 'Wistia', hosts: /(^|\.)wistia\.(com|net)$/, playing: { autoPlay: 'true' } },
];
const OTHERS: VideoProvider = { name: '', hosts: /./, playing: { autoplay: '1' } };

export const VIDEO_SERVICES: readonly string[] = PROVIDERS.map(({ name }) => name);

/** @param hostname of the frame's address */
export function providerOf(hostname: string): VideoProvider {
  return PROVIDERS.find(({ hosts }) => hosts.test(hostname)) ?? OTHERS;
}

/**
 * The address of a frame that plays as soon as it is there; undefined for one that is none.
 * @param page its address: a secure page takes secure frames only
 */
export function playingAddress(source: string, page: string): string | undefined {
  if (!URL.canParse(source, page)) return undefined;
  const url = new URL(source, page);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (page.startsWith('https:')) url.protocol = 'https:';
  for (const [name, value] of Object.entries(providerOf(url.hostname).playing))
    url.searchParams.set(name, value);
  return url.href;
}
