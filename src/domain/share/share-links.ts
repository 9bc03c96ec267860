/** Where a page is shared: plain addresses that open the service with title and address filled in. */

export const SHARE_SERVICES = [
  'mail',
  'mastodon',
  'bluesky',
  'facebook',
  'x',
  'linkedin',
  'whatsapp',
  'pinterest',
] as const;
export type ShareService = (typeof SHARE_SERVICES)[number];

export const SHARE_LABELS: Readonly<Record<ShareService, string>> = {
  mail: 'Email',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  pinterest: 'Pinterest',
};

export interface SharedPage {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
  /** Absolute address of its picture. */
  readonly picture?: string | undefined;
}

/** Nothing is fetched from the service before the visitor follows the link. */
export function shareLink(service: ShareService, page: SharedPage): string {
  const url = encode(page.url);
  const title = encode(page.title);
  const both = encode(`${page.title} ${page.url}`);
  switch (service) {
    case 'mail':
      return `mailto:?subject=${title}&body=${url}`;
    case 'mastodon':
      return `https://share.joinmastodon.org/#text=${both}`;
    case 'bluesky':
      return `https://bsky.app/intent/compose?text=${both}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'x':
      return `https://x.com/intent/post?text=${title}&url=${url}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
    case 'whatsapp':
      return `https://wa.me/?text=${both}`;
    case 'pinterest': {
      const media = page.picture ? `&media=${encode(page.picture)}` : '';
      return `https://www.pinterest.com/pin/create/button/?url=${url}&description=${title}${media}`;
    }
  }
}

/** Half a character, as a cut title may end with, has no place in an address. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
