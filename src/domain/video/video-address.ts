/** The address of a video’s page, as owners copy it, becomes that of the frame that shows it. */

export interface FramedVideo {
  readonly provider: string;
  /** Of the frame. */
  readonly frame: string;
  /** Where the video is to be seen without it. */
  readonly page: string;
}

/** Of a video that says nothing of its own, in CSS pixels: the shape that nearly all of them have. */
export const VIDEO_SIZE = { width: 1280, height: 720 } as const;

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
  const start = Number.parseInt(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '', 10);
  return {
    provider: 'YouTube',
    frame: `https://www.youtube-nocookie.com/embed/${id}?rel=0${start > 0 ? `&start=${start}` : ''}`,
    page: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
  };
}

function vimeo(url: URL): FramedVideo | undefined {
  const [, id, inPath] =
    /^\/(?:video\/|channels\/[^/]+\/)?(\d{4,20})(?:\/(\w+))?\/?$/.exec(url.pathname) ?? [];
  if (id === undefined) return undefined;
  // Of videos that only those may see who have their address.
  const key = inPath ?? url.searchParams.get('h') ?? '';
  return {
    provider: 'Vimeo',
    frame: `https://player.vimeo.com/video/${id}?dnt=1${key && `&h=${encodeURIComponent(key)}`}`,
    page: `https://vimeo.com/${id}${key && `/${encodeURIComponent(key)}`}`,
  };
}

/** What a service would give out to paste. */
export function embedOf({ frame }: FramedVideo, { width, height } = VIDEO_SIZE): string {
  return `<iframe src="${frame.replaceAll('&', '&amp;')}" width="${width}" height="${height}"></iframe>`;
}
