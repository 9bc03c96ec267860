/** Shortcodes that show what another service has: named after it, with an address or a number. */

/** The page of what a number names. Services without one are given an address. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  dailymotion: (id) => `https://www.dailymotion.com/video/${id}`,
  ted: (id) => `https://www.ted.com/talks/${id}`,
  wpvideo: (id) => `https://videopress.com/v/${id}`,
  videopress: (id) => `https://videopress.com/v/${id}`,
  soundcloud: (id) => id,
  spotify: (id) => id,
  instagram: (id) => id,
  tweet: (id) => (/^\d+$/.test(id) ? `https://x.com/i/status/${id}` : id),
  facebook: (id) => id,
  tiktok: (id) => id,
  bandcamp: (id) => id,
  mixcloud: (id) => id,
  slideshare: (id) => id,
  googlemaps: (id) => id,
  gist: (id) => (/^[\da-f]+$/i.test(id) ? `https://gist.github.com/${id}` : id),
};

/** What they are written as. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  youtube_sc: 'youtube',
  'youtube-embed': 'youtube',
  twitter: 'tweet',
};

export const SERVICES: ReadonlySet<string> = new Set([...Object.keys(PAGES), ...Object.keys(OTHER_NAMES)]);

const KEYS = ['0', 'url', 'src', 'href', 'id', 'v', 'video', 'video_id', 'clip_id', 'tweet', 'link'];
/** `https://…` in quotes, entities of the source decoded. */
const ID = /^[\w-]{1,60}$/;

/** The address that a shortcode of a service leads to; empty where it says none. */
export function addressOf(name: string, attributes: Readonly<Record<string, string>>, text: string): string {
  const said = [text, ...KEYS.map((key) => attributes[key] ?? '')]
    .map((value) => value.trim().replace(/&(?:amp|#0?38);/gi, '&'))
    .find((value) => value !== '');
  if (said === undefined) return '';
  const page = PAGES[OTHER_NAMES[name] ?? name];
  if (page && ID.test(said)) return page(said);
  return said.startsWith('//') ? `https:${said}` : said.replace(/^(?=[\w.-]+\.[a-z]{2,}\/)/i, 'https://');
}
