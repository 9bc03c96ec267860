/** The address of a video’s page, as owners copy it, becomes that of the frame that shows it. */

export interface FramedVideo {
  readonly provider: string;
  /** Of the frame. */
  readonly frame: string;
  /** Where the video is to be seen without it. */
  readonly page: string;
  /** Absent where the address says nothing of it. */
  readonly size?: VideoSize;
}

export interface VideoSize {
  readonly width: number;
  readonly height: number;
}

/** Of a video that says nothing of its own, in CSS pixels: the shape that nearly all of them have. */
export const VIDEO_SIZE = { width: 1280, height: 720 } as const;
const UPRIGHT_SIZE = { width: 720, height: 1280 } as const;

/** Undefined for an address that is none of a video. */
export function readVideoAddress(address: string): FramedVideo | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(www|m|player)\./, '');
  if (host === 'youtu.be') return youTube(url.pathname.slice(1), url);
  if (/^(music\.)?youtube(-nocookie)?\.com$/.test(host)) {
    const [, inPath] = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname) ?? [];
    return youTube(inPath ?? url.searchParams.get('v') ?? '', url);
  }
  return host === 'vimeo.com' ? vimeo(url) : undefined;
}

/** On the host that sets no cookies before the video plays. */
function youTube(id: string, url: URL): FramedVideo | undefined {
  if (!/^[\w-]{6,20}$/.test(id)) return undefined;
  const start = startOf(url);
  return {
    provider: 'YouTube',
    frame: `https://www.youtube-nocookie.com/embed/${id}?rel=0${start > 0 ? `&start=${start}` : ''}`,
    page: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
    ...(url.pathname.startsWith('/shorts/') && { size: UPRIGHT_SIZE }),
  };
}

/** In seconds, as services write it in a query or after the #: `90`, `90s`, `1m30s`, `1h2m3s`, `1:30`. 0: from the start. */
function startOf({ searchParams, hash }: URL): number {
  const inQuery = START_NAMES.map((name) => searchParams.get(name) ?? '');
  const [, afterHash = ''] = /[#&](?:t|start|time_continue)=([^&]{1,20})/.exec(hash) ?? [];
  const written = [...inQuery, afterHash];
  return written.map(secondsIn).find((seconds) => seconds > 0) ?? 0;
}

const START_NAMES = ['t', 'start', 'time_continue'];
const CLOCK = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,6})$/;
const UNITS = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s)?$/i;
const LONGEST_START = 86_400;

function secondsIn(text: string): number {
  const [, hours = '0', minutes = '0', seconds = '0'] = CLOCK.exec(text) ?? UNITS.exec(text) ?? [];
  const sum = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sum <= LONGEST_START ? sum : 0;
}

function vimeo(url: URL): FramedVideo | undefined {
  const [, id, inPath] =
    /^\/(?:video\/|channels\/[^/]+\/)?(\d{4,20})(?:\/(\w+))?\/?$/.exec(url.pathname) ?? [];
  if (id === undefined) return undefined;
  // Of videos that only those may see who have their address.
  const key = inPath ?? url.searchParams.get('h') ?? '';
  const start = startOf(url);
  const at = start > 0 ? `#t=${start}s` : '';
  return {
    provider: 'Vimeo',
    frame: `https://player.vimeo.com/video/${id}?dnt=1${key && `&h=${encodeURIComponent(key)}`}${at}`,
    page: `https://vimeo.com/${id}${key && `/${encodeURIComponent(key)}`}${at}`,
  };
}

/** What a service would give out to paste. */
export function embedOf({ frame, size }: FramedVideo): string {
  const { width, height } = size ?? VIDEO_SIZE;
  return `<iframe src="${frame.replaceAll('&', '&amp;')}" width="${width}" height="${height}"></iframe>`;
}
