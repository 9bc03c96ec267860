/**
 * What other services are embedded as: a button that leads there. Nothing is fetched from them before a visitor
 * asks for it, which is what the frames and scripts they hand out would do.
 */

import { DEFAULT_FRAME_HEIGHT } from '../code/owner-html.ts';
import type { RichNode } from '../content/rich-text.ts';
import { safeHref } from '../links/safe-href.ts';
import type { ConvertContext } from './converter.ts';
import { type Fragment, linkedWords, paragraph, textFragment, words } from './fragments.ts';
import { parseHtml } from './html-tree.ts';
import { inertHtml } from './inert-html.ts';

/** Hosts, without `www.`, and what their service is called. */
const PROVIDERS: readonly (readonly [host: string, name: string])[] = [
  ['youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
  ['youtube-nocookie.com', 'YouTube'],
  ['vimeo.com', 'Vimeo'],
  ['wordpress.tv', 'WordPress.tv'],
  ['videopress.com', 'VideoPress'],
  ['dailymotion.com', 'Dailymotion'],
  ['ted.com', 'TED'],
  ['twitter.com', 'X'],
  ['x.com', 'X'],
  ['instagram.com', 'Instagram'],
  ['facebook.com', 'Facebook'],
  ['tiktok.com', 'TikTok'],
  ['pinterest.com', 'Pinterest'],
  ['reddit.com', 'Reddit'],
  ['tumblr.com', 'Tumblr'],
  ['flickr.com', 'Flickr'],
  ['flic.kr', 'Flickr'],
  ['spotify.com', 'Spotify'],
  ['soundcloud.com', 'SoundCloud'],
  ['mixcloud.com', 'Mixcloud'],
  ['bandcamp.com', 'Bandcamp'],
  ['issuu.com', 'Issuu'],
  ['scribd.com', 'Scribd'],
  ['slideshare.net', 'SlideShare'],
  ['speakerdeck.com', 'Speaker Deck'],
  ['kickstarter.com', 'Kickstarter'],
  ['codepen.io', 'CodePen'],
  ['google.com', 'Google'],
  ['openstreetmap.org', 'OpenStreetMap'],
];

/** What the service at an address is called; undefined for addresses that are just links. */
function providerOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  return PROVIDERS.find(([host]) => hostname === host || hostname.endsWith(`.${host}`))?.[1];
}

/** The page that shows what a player's address plays. */
function pageOfPlayer(url: string): string {
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  if (!URL.canParse(absolute)) return absolute;
  const { hostname, pathname } = new URL(absolute);
  const [, kind, id] = pathname.split('/');
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(hostname) && (kind === 'embed' || kind === 'v') && id)
    return `https://www.youtube.com/watch?v=${id}`;
  if (hostname === 'player.vimeo.com' && kind === 'video' && id) return `https://vimeo.com/${id}`;
  return absolute;
}

export interface EmbedFacts {
  readonly caption?: string | undefined;
  /** What it is called, as its frame said. */
  readonly title?: string | undefined;
  /** Of oEmbed: `video`, `photo`, `rich`, `link`; WordPress writes it down. */
  readonly kind?: string | undefined;
}

/** Services whose recordings are heard rather than seen. */
const HEARD = new Set(['Spotify', 'SoundCloud', 'Mixcloud', 'Bandcamp']);
const SEEN = new Set(['YouTube', 'Vimeo', 'WordPress.tv', 'VideoPress', 'Dailymotion', 'TED']);
/** Those that our own player plays, once a visitor asks for it. */
const PLAYED =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/watch\?|youtu\.be\/[\w-]|(?:www\.)?vimeo\.com\/\d)/i;
/** What every frame of a service is called. */
const GENERIC = /^(?:youtube|vimeo) (?:video )?player$|^embedded content$/i;

/** What a visitor does with what was embedded. */
function invitation(name: string, kind: string | undefined): string {
  if (HEARD.has(name)) return `Listen to this on ${name}`;
  if (SEEN.has(name) || kind === 'video') return `Watch this on ${name}`;
  return `See this on ${name}`;
}

function videoFragment(href: string, title: string, caption: string): Fragment {
  const link = { url: href };
  return {
    kind: 'block',
    type: 'video',
    props: {
      source: link,
      embed: '',
      title,
      caption: { type: 'doc', content: caption === '' ? [] : [paragraph(words(caption))] },
      playsItself: false,
      ratio: 'auto',
      mode: 'fit',
    },
    folded: [
      paragraph(linkedWords(title || invitation(providerOf(href) ?? '', 'video'), link)),
      ...(caption === '' ? [] : [paragraph(words(caption))]),
    ],
  };
}

/** What was embedded: a video that waits for its visitor, or a button that leads there; text where it may not be linked to. */
export function embedFragments(context: ConvertContext, url: string, facts: EmbedFacts = {}): Fragment[] {
  const address = pageOfPlayer(url.trim());
  const caption = (facts.caption ?? '').toWellFormed();
  const given = (facts.title ?? '').replace(/\s+/g, ' ').trim().toWellFormed();
  const title = GENERIC.test(given) ? '' : given.slice(0, MAX_TITLE).toWellFormed();
  const href = safeHref(address);
  if (!href || href.length > MAX_URL || !/^https?:/i.test(href)) {
    context.note('something embedded had no usable address and became text');
    return [textFragment(paragraph(words((caption || url || 'Embedded content').toWellFormed())))];
  }
  const name = providerOf(href) ?? new URL(href).hostname.replace(/^www\./, '');
  if (PLAYED.test(href)) {
    context.note(`embedded from ${name}: became a video that loads only when someone presses Play`);
    return [videoFragment(href, title, caption)];
  }
  context.note(`embedded from ${name}: became a button that leads there, nothing is loaded from there`);
  const link = { url: href, newWindow: true };
  const invite = invitation(name, facts.kind);
  const label = (title === '' || title === caption ? invite : `${title}: ${invite}`)
    .slice(0, MAX_LABEL)
    .toWellFormed();
  const button: Fragment = {
    kind: 'block',
    type: 'button',
    props: { label, link, style: 'secondary', size: 'regular', align: 'start', isFullOnMobile: false },
    folded: [paragraph(linkedWords(label, link))],
  };
  return caption === '' ? [button] : [button, textFragment(paragraph(words(caption)))];
}

const MAX_URL = 2000;
const MAX_LABEL = 200;
const MAX_TITLE = 200;
const MAX_HTML = 200_000;

/**
 * HTML that has no equal here. What does nothing but stand there is shown in a frame of its own; what could
 * run or load something is kept for the owner to decide about, and visitors see its words.
 */
export function keptHtml(
  context: ConvertContext,
  html: string,
  options: { what: string; folded?: readonly RichNode[] },
): Fragment[] {
  const { what, folded = [] } = options;
  const inert = html.length > MAX_HTML ? undefined : inertHtml(parseHtml(html));
  const words: Fragment[] = folded.length > 0 ? [textFragment(...folded)] : [];
  if (inert === undefined || inert.length > MAX_HTML) return [...words, hiddenSource(context, html, what)];
  if (inert.trim() === '') return [];
  context.note(`${what}: kept as HTML in a frame of its own`);
  const title = `Imported: ${what}`.slice(0, MAX_TITLE);
  const props = { html: inert, trust: 'sandboxed', title, height: DEFAULT_FRAME_HEIGHT, caption: '' };
  return [{ kind: 'block', type: 'embed', props, folded }];
}

/** Source that only its old system understood: kept for the owner, not shown to visitors. */
export function hiddenSource(context: ConvertContext, source: string, what: string): Fragment {
  if (source.length > MAX_HTML) {
    context.note(`${what}: left out, ${source.length} characters are more than a block holds`);
    return { kind: 'text', nodes: [] };
  }
  context.note(`${what}: has no equal here; its source is kept in a hidden code block`);
  return {
    kind: 'block',
    type: 'code',
    isHidden: true,
    props: {
      mode: 'show',
      html: source,
      trust: 'sandboxed',
      language: '',
      title: `Imported: ${what}`.slice(0, MAX_TITLE),
      height: DEFAULT_FRAME_HEIGHT,
    },
    folded: [],
  };
}
