/** What pages tell of their visitors. */
import type { Json } from './ordinary.ts';
import type { SweptSite } from './swept-site.ts';

export const BUTTON = {
  id: 'button',
  buttonText: 'Read on',
  clickthroughUrl: '/journal',
  alignment: 'center',
  size: 'medium',
  newWindow: false,
  context: 'page',
};
export const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export const censusHeaders = {
  referer: 'https://www.google.com/search?q=bowls',
  'user-agent': AGENT,
  'accept-language': 'de-CH,de;q=0.9,en;q=0.8',
};
export const seen = ({ host, siteId }: SweptSite) => ({
  websiteId: siteId,
  url: `http://${host}/journal?utm_source=News`,
  title: 'Journal',
  referrer: 'https://www.google.com/',
  visitorCookie: '',
});
export const census = (more: Readonly<Record<string, Json>>) => (site: SweptSite) => ({
  headers: censusHeaders,
  json: { ...seen(site), ...more },
});
