/** Services that show videos in a frame: which address plays at once, and how a page speaks with the frame. */

export type VideoCommand = 'play' | 'pause';

interface VideoProvider {
  readonly name: string;
  readonly hosts: RegExp;
  /** Added to the address of a frame that is to play at once. */
  readonly playing: Readonly<Record<string, string>>;
  /** What its frame understands; undefined where it takes no commands. */
  readonly message?: (command: VideoCommand) => unknown;
}

const PROVIDERS: readonly VideoProvider[] = [
  {
    name: 'YouTube',
    hosts: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
    playing: { autoplay: '1', enablejsapi: '1' },
    message: (command) => ({ event: 'command', func: `${command}Video`, args: [] }),
  },
  {
    name: 'Vimeo',
    hosts: /(^|\.)vimeo\.com$/,
    playing: { autoplay: '1' },
    message: (command) => ({ method: command, value: '' }),
  },
  { name: 'Wistia', hosts: /(^|\.)wistia\.(com|net)$/, playing: { autoPlay: 'true' } },
];
const OTHERS: VideoProvider = { name: '', hosts: /./, playing: { autoplay: '1' } };

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
