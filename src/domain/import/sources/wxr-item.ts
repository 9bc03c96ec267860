/** Entries of other systems in the form of a WordPress export, which the import goes on with. */
import type { WxrItem } from '../wxr.ts';

export const NO_SITE = 'https://old-site.invalid';

export function entryOf(said: Partial<WxrItem> & Pick<WxrItem, 'postId' | 'postType'>): WxrItem {
  return {
    line: 1,
    title: '',
    link: '',
    guid: '',
    creator: '',
    pubDate: '',
    content: '',
    excerpt: '',
    postDate: '',
    postDateGmt: '',
    postName: '',
    status: 'publish',
    postParent: '0',
    menuOrder: '0',
    password: '',
    isSticky: false,
    attachmentUrl: '',
    labels: [],
    meta: {},
    isClosed: false,
    comments: [],
    ...said,
  };
}

/** The picture that is shown with an entry in lists, as an entry of its own. */
export function pictureOf(url: string, alt = ''): WxrItem {
  return entryOf({
    postId: `picture:${url}`.slice(0, 400),
    postType: 'attachment',
    status: 'inherit',
    title: url.split(/[?#]/)[0]?.split('/').at(-1) ?? '',
    attachmentUrl: url,
    meta: alt === '' ? {} : { _wp_attachment_image_alt: alt },
  });
}

/** `2024-06-05 16:04:48` of what a program can read as a time, and of dates as people write them; empty for others. */
export function utcText(text: string): string {
  const plain = /^\d{4}-\d{1,2}-\d{1,2}$/.test(text.trim()) ? `${text.trim()} 00:00:00Z` : text.trim();
  const at = plain === '' ? Number.NaN : Date.parse(plain);
  return Number.isFinite(at) ? new Date(at).toISOString().slice(0, 19).replace('T', ' ') : '';
}

export function tagsOf(names: readonly string[], domain: 'post_tag' | 'category' = 'post_tag') {
  return names.map((name) => ({ domain, slug: name, name }));
}

/** An address without the slashes at its end. */
export function withoutSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
