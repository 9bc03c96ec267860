/** What is remembered of every item of an export while the whole of it is read: everything but its words. */
import { type PhpValue, readPhpValue } from './php-value.ts';
import { plainLines, plainWords, withoutComments } from './plain-words.ts';
import { instantOf, type WxrItem } from './wxr.ts';

type ItemRole = 'page' | 'post' | 'attachment' | 'menu-item' | 'left-out';

export interface MenuTarget {
  readonly menuSlug: string;
  readonly menuName: string;
  /** `post_type`, `taxonomy` or `custom`. */
  readonly type: string;
  readonly object: string;
  readonly objectId: string;
  readonly url: string;
  readonly isNewWindow: boolean;
  /** Key of the menu item above; empty at the top. */
  readonly parent: string;
}

interface AttachmentFacts {
  readonly url: string;
  readonly alt: string;
  readonly caption: string;
  /** Names of the smaller copies that WordPress made of the picture. */
  readonly copies: readonly string[];
}

export interface IndexedItem {
  /** Unique in the export and the same in every export of this site: the post's number where it has one. */
  readonly key: string;
  readonly postId: string;
  readonly line: number;
  readonly role: ItemRole;
  readonly type: string;
  readonly status: string;
  readonly title: string;
  readonly slug: string;
  readonly parent: string;
  readonly link: string;
  readonly guid: string;
  readonly order: number;
  /** Milliseconds; undefined where the file gives no date. */
  readonly at: number | undefined;
  readonly thumbnail: string;
  readonly reason?: string | undefined;
  readonly menu?: MenuTarget | undefined;
  readonly attachment?: AttachmentFacts | undefined;
}

/** Kinds of entries that are WordPress's own workings. */
const INTERNAL = new Set([
  'revision',
  'custom_css',
  'customize_changeset',
  'oembed_cache',
  'user_request',
  'wp_global_styles',
  'wp_template',
  'wp_template_part',
  'wp_font_family',
  'wp_font_face',
]);

/** Makes keys that no other item of the export has. */
export class ItemKeys {
  readonly #seen = new Map<string, number>();

  keyOf(item: WxrItem): string {
    const wanted =
      item.postId ||
      `${item.postType}:${item.postName || item.link || item.guid || item.title}`.slice(0, 200);
    const count = (this.#seen.get(wanted) ?? 0) + 1;
    this.#seen.set(wanted, count);
    return count === 1 ? wanted : `${wanted}#${count}`;
  }
}

export function indexItem(item: WxrItem, key: string): IndexedItem {
  const [role, reason] = roleOf(item);
  return {
    key,
    postId: item.postId,
    line: item.line,
    role,
    type: item.postType,
    status: item.status,
    title: plainWords(item.title),
    slug: slugWish(item.postName),
    parent: item.postParent === '0' ? '' : item.postParent,
    link: item.link,
    guid: item.guid,
    order: Number.parseInt(item.menuOrder, 10) || 0,
    at: instantOf(item),
    thumbnail: (item.meta['_thumbnail_id'] ?? '').trim(),
    ...(reason ? { reason } : {}),
    ...(role === 'menu-item' ? { menu: menuTarget(item) } : {}),
    ...(role === 'attachment' ? { attachment: attachmentFacts(item) } : {}),
  };
}

function roleOf(item: WxrItem): [ItemRole, string?] {
  if (item.status === 'trash') return ['left-out', 'it was in the trash'];
  if (item.status === 'auto-draft') return ['left-out', 'it was an empty draft created by WordPress'];
  switch (item.postType) {
    case 'page':
      return isEmpty(item) ? ['left-out', NOTHING_IN_IT] : ['page'];
    case 'post':
      return isEmpty(item) ? ['left-out', NOTHING_IN_IT] : ['post'];
    case 'attachment':
      return ['attachment'];
    case 'nav_menu_item':
      return ['menu-item'];
    default:
      return ['left-out', leftOutReason(item.postType)];
  }
}

const NOTHING_IN_IT = 'there was nothing in it: no title, no words, no picture';

function isEmpty(item: WxrItem): boolean {
  const texts = [
    item.title,
    item.excerpt,
    item.meta['_thumbnail_id'] ?? '',
    item.meta['_elementor_data'] ?? '',
  ];
  return texts.every((text) => text.trim() === '') && !SHOWS.test(item.content) && !hasWords(item.content);
}

/** What is seen without any words: pictures, players, shortcodes, and blocks that are drawn from their settings. */
const SHOWS =
  /<(?:img|picture|iframe|video|audio|embed|object|svg|form|canvas|script)\b|\[[a-z]|<!-- wp:(?!(?:paragraph|heading|list|list-item|group|column|columns|spacer|separator|freeform|quote|buttons|button)[\s/])/i;

function hasWords(content: string): boolean {
  return plainLines(withoutComments(content)) !== '';
}

function leftOutReason(type: string): string {
  if (INTERNAL.has(type))
    return `entries of the kind “${type}” are WordPress’s own and say nothing to visitors`;
  return `entries of the kind “${type.slice(0, 60)}” have no place here yet`;
}

/** The last part of an address, decoded; Squarespace writes whole paths and endings. */
function slugWish(name: string): string {
  const last =
    decodePath(name)
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? '';
  return last.replace(/\.html?$/i, '');
}

export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function menuTarget(item: WxrItem): MenuTarget {
  const meta = (name: string): string => (item.meta[`_menu_item_${name}`] ?? '').trim();
  const menu = item.labels.find((label) => label.domain === 'nav_menu');
  const parent = meta('menu_item_parent');
  return {
    menuSlug: menu?.slug ?? '',
    menuName: menu?.name ?? '',
    type: meta('type'),
    object: meta('object'),
    objectId: meta('object_id'),
    url: meta('url'),
    isNewWindow: meta('target') === '_blank',
    parent: parent === '0' ? '' : parent,
  };
}

function attachmentFacts(item: WxrItem): AttachmentFacts {
  return {
    url: item.attachmentUrl || item.guid,
    alt: plainWords(item.meta['_wp_attachment_image_alt'] ?? ''),
    caption: plainWords(item.excerpt),
    copies: copiesOf(item.meta['_wp_attachment_metadata'] ?? ''),
  };
}

const MAX_COPIES = 40;

/** The metadata is a serialised PHP array: `sizes` holds an entry with a `file` for each copy. */
function copiesOf(serialized: string): string[] {
  if (serialized === '') return [];
  const read = readPhpValue(serialized);
  const sizes = read.ok ? entryOf(read.value, 'sizes') : undefined;
  if (!(sizes instanceof Map)) return [];
  const names = [...sizes.values()].map((size) => entryOf(size, 'file'));
  return names.filter((name) => typeof name === 'string').slice(0, MAX_COPIES);
}

function entryOf(value: PhpValue, key: string): PhpValue | undefined {
  return value instanceof Map ? value.get(key) : undefined;
}
