/**
 * What other services are embedded as: a button that leads there. Nothing is fetched from them before a visitor
 * asks for it, which is what the frames and scripts they hand out would do.
 */

import { DEFAULT_FRAME_HEIGHT } from '../code/owner-html.ts';
import type { RichNode } from '../content/rich-text.ts';
import { safeHref } from '../links/safe-href.ts';
import type { ConvertContext } from './converter.ts';
import { parseHtml } from './html-tree.ts';
import { inertHtml } from './inert-html.ts';
import { linkedWords, type Piece, paragraph, textPiece, words } from './pieces.ts';

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
export function providerOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  return PROVIDERS.find(([host]) => hostname === host || hostname.endsWith(`.${host}`))?.[1];
}

/** The page that shows what a player's address plays. */
export function pageOfPlayer(url: string): string {
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  if (!URL.canParse(absolute)) return absolute;
  const { hostname, pathname } = new URL(absolute);
  const [, kind, id] = pathname.split('/');
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(hostname) && (kind === 'embed' || kind === 'v') && id)
    return `https://www.youtube.com/watch?v=${id}`;
  if (hostname === 'player.vimeo.com' && kind === 'video' && id) return `https://vimeo.com/${id}`;
  return absolute;
}

/** A button that leads to what was embedded, with its caption; plain text where it may not be linked to. */
export function embedPieces(context: ConvertContext, url: string, caption = ''): Piece[] {
  const address = pageOfPlayer(url.trim());
  const href = safeHref(address);
  if (!href || href.length > MAX_URL || !/^https?:/i.test(href)) {
    context.note('something embedded had no usable address and became text');
    return [textPiece(paragraph(words((caption || url || 'Embedded content').toWellFormed())))];
  }
  const name = providerOf(href) ?? new URL(href).hostname.replace(/^www\./, '');
  context.note(`embedded from ${name}: became a button that leads there, nothing is loaded from there`);
  const link = { url: href, newWindow: true };
  const label = `See this on ${name}`.slice(0, MAX_LABEL);
  const button: Piece = {
    kind: 'block',
    type: 'button',
    props: { label, link, style: 'secondary', size: 'regular', align: 'start', isFullOnMobile: false },
    folded: [paragraph(linkedWords(label, link))],
  };
  return caption === '' ? [button] : [button, textPiece(paragraph(words(caption.toWellFormed())))];
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
): Piece[] {
  const { what, folded = [] } = options;
  const inert = html.length > MAX_HTML ? undefined : inertHtml(parseHtml(html));
  const words: Piece[] = folded.length > 0 ? [textPiece(...folded)] : [];
  if (inert === undefined || inert.length > MAX_HTML) return [...words, hiddenSource(context, html, what)];
  if (inert.trim() === '') return [];
  context.note(`${what}: kept as HTML in a frame of its own`);
  const title = `Imported: ${what}`.slice(0, MAX_TITLE);
  const props = { html: inert, trust: 'sandboxed', title, height: DEFAULT_FRAME_HEIGHT, caption: '' };
  return [{ kind: 'block', type: 'embed', props, folded }];
}

/** Source that only its old system understood: kept for the owner, not shown to visitors. */
export function hiddenSource(context: ConvertContext, source: string, what: string): Piece {
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
