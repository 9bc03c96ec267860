/** Where a parcel is followed: carriers that owners name, by the pages they have for it. */

const PAGES: Readonly<Record<string, (number: string) => string>> = {
  dhl: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  dpd: (number) => `https://tracking.dpd.de/status/en_US/parcel/${number}`,
  evri: (number) => `https://www.evri.com/track/parcel/${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  gls: (number) => `https://gls-group.eu/track/${number}`,
  royalmail: (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  usps: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
};

/** @returns undefined where the carrier is none of those whose pages are known */
export function trackingLink(carrier: string, trackingNumber: string): string | undefined {
  const number = trackingNumber.replace(/\s/g, '').toWellFormed();
  const [first = '', second = ''] = carrier.toLowerCase().split(/[^a-z]+/);
  const page = [first, first + second].flatMap((name) => (Object.hasOwn(PAGES, name) ? PAGES[name] : []))[0];
  return number === '' ? undefined : page?.(encodeURIComponent(number));
}
