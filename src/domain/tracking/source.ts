/** Where a visit came from: the campaign its address names, else the page that led here. */
import { hideEmails } from '../hide-emails.ts';

export interface Source {
  /** A host, or the name of a campaign's source; empty where a visit came by itself. */
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

const MAX_NAME = 100;
/** Longer texts are cut before they are looked at. */
const MAX_LOOKED_AT = 2000;

/** Hosts that are one source under many names. */
const NAMES: readonly [host: RegExp, name: string][] = [
  [/(?:^|\.)google(?:\.[a-z]{2,3}){1,2}$/, 'Google'],
  [/(?:^|\.)bing\.com$/, 'Bing'],
  [/(?:^|\.)duckduckgo\.com$/, 'DuckDuckGo'],
  [/(?:^|\.)ecosia\.org$/, 'Ecosia'],
  [/(?:^|\.)yahoo\.[a-z.]{2,6}$/, 'Yahoo'],
  [/(?:^|\.)yandex\.[a-z.]{2,6}$/, 'Yandex'],
  [/(?:^|\.)baidu\.com$/, 'Baidu'],
  [/(?:^|\.)qwant\.com$/, 'Qwant'],
  [/(?:^|\.)(?:facebook\.com|fb\.me)$/, 'Facebook'],
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
  [/(?:^|\.)(?:twitter\.com|x\.com|t\.co)$/, 'X'],
  [/(?:^|\.)(?:linkedin\.com|lnkd\.in)$/, 'LinkedIn'],
  [/(?:^|\.)pinterest\.[a-z.]{2,6}$/, 'Pinterest'],
  [/(?:^|\.)reddit\.com$/, 'Reddit'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'YouTube'],
  [/(?:^|\.)tiktok\.com$/, 'TikTok'],
  [/(?:^|\.)(?:chatgpt\.com|openai\.com)$/, 'ChatGPT'],
];

/** Sites that pretend to have sent visitors, so that owners come to look at them. */
const SPAM =
  /(?:^|[.-])(?:semalt|darodar|buttons-for(?:-your)?-website|ilovevitaly|priceg|hulfingtonpost|blackhatworth|best-seo|buy-cheap|free-share-buttons|social-buttons|simple-share-buttons|get-free-traffic|traffic2money|trafficmonetizer?|trafficbot|bottraffic|website-traffic|floating-share-buttons|sharebutton|event-tracking|webmonetizer|success-seo|videos-for-your-business|rank-checker|ranksonic|seo-platform|o-o-6-o-o|hundejo|econom|kambasoft|savetubevideo|4webmasters|adcash|anticrawler|bestwebsitesawards|cenoval|cenokos|edakgfvwql|gobongo|iskalko|luxup|myftpupload|o-o-8-o-o|rapidgator-porn|sexyteens|torture|webmaster-traffic|vodkoved|cyber-monday)\b/i;

/**
 * @param address of the page, with its query
 * @param referrer what led there; empty where nothing did
 */
export function sourceOf(address: URL, referrer: string): Source {
  const terms = termsOf(address);
  const isAdvert = terms.has('gclid');
  const term = (...names: string[]) => names.map((name) => terms.get(name)).find((value) => value) ?? '';
  const campaign = term('utm_campaign', 'campaign');
  const named = nameOf(term('utm_source', 'source')) || (isAdvert ? 'Google' : '');
  const medium = term('utm_medium') || (isAdvert ? 'cpc' : '');
  return { source: named || referrerName(referrer, address.host), medium, campaign };
}

/** `UTM_Source=Newsletter` and `utm_source=newsletter` are one: people write them by hand. The first of a name counts. */
function termsOf(address: URL): ReadonlyMap<string, string> {
  const terms = new Map<string, string>();
  for (const [name, value] of address.searchParams) {
    const key = name.toLowerCase();
    if (!terms.has(key)) terms.set(key, plain(value.toLowerCase()));
  }
  return terms;
}

/** A source that is known by its host has the same name where a campaign names it. */
function nameOf(source: string): string {
  return NAMES.find(([, name]) => name.toLowerCase() === source)?.[1] ?? source;
}

export function isSpamReferrer(referrer: string): boolean {
  const host = hostOf(referrer);
  return host !== undefined && SPAM.test(host);
}

function referrerName(referrer: string, ownHost: string): string {
  const host = hostOf(referrer);
  if (host === undefined || host === ownHost) return '';
  const bare = host.replace(/:\d+$/, '').replace(/^www\./, '');
  return NAMES.find(([pattern]) => pattern.test(bare))?.[1] ?? bare.slice(0, MAX_NAME);
}

/** Of a page; undefined for what is none. */
function hostOf(referrer: string): string | undefined {
  if (!/^https?:\/\//i.test(referrer) || !URL.canParse(referrer)) return undefined;
  return new URL(referrer).host.toLowerCase();
}

/** What anybody may write into an address becomes no more than a short name. */
export function plain(text: string, most = MAX_NAME): string {
  const line = text.slice(0, MAX_LOOKED_AT).replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
  return hideEmails(line).trim().slice(0, most).toWellFormed();
}
