/** Writes WordPress exports for tests. */

export interface TestItem {
  readonly id?: number | string;
  readonly title?: string;
  readonly type?: string;
  readonly status?: string;
  readonly slug?: string;
  readonly content?: string;
  readonly link?: string;
  readonly parent?: number;
  readonly date?: string;
  readonly creator?: string;
  readonly password?: string;
  readonly order?: number;
  readonly attachmentUrl?: string;
  readonly labels?: readonly (readonly [domain: string, slug: string, name: string])[];
  readonly meta?: Readonly<Record<string, string>>;
  readonly comments?: readonly {
    id: number;
    body: string;
    approved?: string;
    type?: string;
    parent?: number;
  }[];
  commentStatus?: 'open' | 'closed';
}

export const OLD_SITE = 'https://old.example';

export function makeWxr(items: readonly TestItem[], site: { title?: string; extra?: string } = {}): string {
  return `${wxrHead(site)}${items.map(makeItem).join('\n')}\n</channel></rss>\n`;
}

export function wxrHead({ title = 'Old site', extra = '' }: { title?: string; extra?: string } = {}): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">',
    `<channel><title>${cdata(title)}</title><link>${OLD_SITE}</link><description></description><language>en</language>`,
    `<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${OLD_SITE}</wp:base_blog_url>${extra}`,
    '',
  ].join('\n');
}

function cdata(text: string): string {
  // What XML cannot hold at all is not in any file that is XML.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const allowed = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return `<![CDATA[${allowed.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

export function makeItem(item: TestItem): string {
  const {
    id = '',
    title = '',
    type = 'post',
    status = 'publish',
    slug = '',
    date = '2024-05-06 07:08:09',
  } = item;
  const field = (name: string, value: string | number | undefined): string =>
    value === undefined ? '' : `<${name}>${cdata(String(value))}</${name}>`;
  return [
    '<item>',
    field('title', title),
    field('link', item.link ?? `${OLD_SITE}/${slug}/`),
    field('dc:creator', item.creator ?? 'ann'),
    field('content:encoded', item.content ?? ''),
    field('excerpt:encoded', ''),
    field('wp:post_id', id),
    field('wp:post_date_gmt', date),
    field('wp:post_name', slug),
    field('wp:status', status),
    field('wp:comment_status', item.commentStatus),
    field('wp:post_parent', item.parent ?? 0),
    field('wp:menu_order', item.order ?? 0),
    field('wp:post_type', type),
    field('wp:post_password', item.password),
    field('wp:attachment_url', item.attachmentUrl),
    ...(item.labels ?? []).map(
      ([domain, nicename, name]) =>
        `<category domain="${domain}" nicename="${nicename.replace(/[<>&"]/g, '')}">${cdata(name)}</category>`,
    ),
    ...Object.entries(item.meta ?? {}).map(
      ([key, value]) =>
        `<wp:postmeta>${field('wp:meta_key', key)}${field('wp:meta_value', value)}</wp:postmeta>`,
    ),
    ...(item.comments ?? []).map(
      ({ id: commentId, body, approved = '1', type: kind = '', parent = 0 }) =>
        `<wp:comment>${field('wp:comment_id', commentId)}${field('wp:comment_author', 'Bea')}${field('wp:comment_date_gmt', date)}${field('wp:comment_content', body)}${field('wp:comment_approved', approved)}${field('wp:comment_type', kind)}${field('wp:comment_parent', parent)}</wp:comment>`,
    ),
    '</item>',
  ].join('');
}
