/** The advertising call: what led a visitor here, once a visit, where the site asks for it and the visitor agreed. */
import { PIXEL_PATH } from '#domain/tracking/contract.ts';

const CAMPAIGN = ['source', 'campaign', 'subcampaign', 'channel', 'subchannel', 'variation', 'mkwid'];

function pixelAddress(): string {
  const query = new URLSearchParams({
    landing: location.href,
    refer: document.referrer,
    rk: String(Math.random()).slice(2),
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
  });
  const given = new URLSearchParams(location.search);
  for (const name of CAMPAIGN) {
    const value = given.get(name) ?? given.get(`utm_${name}`);
    if (value) query.set(name, value);
  }
  return `${PIXEL_PATH}?${query}`;
}

export function fetchPixel(): void {
  new Image().src = pixelAddress();
}
