/** What of a starter a new site begins without: a shop, members or pictures, and all that leads to them. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Body, Section } from '#domain/content/content.ts';
import { isObject } from '#domain/json.ts';
import type { DocumentFile, SiteContents } from '../transfer/format.ts';

export interface Parts {
  readonly hasShop: boolean;
  readonly hasMembers: boolean;
  readonly hasPictures: boolean;
}

/** Files of features, by the part of a site that they belong to. */
const SHOP_FILES = /^(store|payments|order-views|donation-campaigns)\.json$|^product/;
const MEMBER_FILES = /^member-/;
/** How a text begins that names who took the pictures. */
const CREDITS = /^Photographs?: /;

export function leaveOut(contents: SiteContents, parts: Parts): SiteContents {
  const gone = goneIds(contents, parts);
  if (gone.size === 0) return contents;
  const isKept = ({ id }: { readonly id: string }) => !gone.has(id);
  const rows = [...contents.rows].filter(
    ([file]) => (parts.hasShop || !SHOP_FILES.test(file)) && (parts.hasMembers || !MEMBER_FILES.test(file)),
  );
  return {
    ...contents,
    documents: contents.documents.filter(isKept).map((document) => withoutLinks(document, gone, parts)),
    collections: contents.collections.filter(isKept),
    media: contents.media.filter(isKept),
    rows: new Map(rows),
  };
}

function goneIds(contents: SiteContents, parts: Parts): ReadonlySet<string> {
  const { documents, collections, media } = contents;
  const shops = collections.filter(({ type }) => !parts.hasShop && type === COLLECTION_TYPES.products);
  const gone = new Set(shops.flatMap(({ id, page }) => (page ? [id, page.id] : [id])));
  const isGone = (document: DocumentFile) =>
    gone.has(document.collection?.id ?? '') || (!parts.hasMembers && isForMembers(document));
  for (const { id } of documents.filter(isGone)) gone.add(id);
  const unused = parts.hasPictures ? onlyShownIn(documents, gone) : media.map(({ id }) => id);
  return new Set([...gone, ...unused]);
}

/** It offers plans, or is seen with one. */
function isForMembers({ settings, published }: DocumentFile): boolean {
  return settings.access?.kind === 'plans' || JSON.stringify(published?.body ?? '').includes('"planId":"');
}

/** Pictures that no document shows but those which are left out. */
function onlyShownIn(documents: readonly DocumentFile[], gone: ReadonlySet<string>): string[] {
  const shownBy = (some: readonly DocumentFile[]) => {
    const ids = new Set<string>();
    JSON.stringify(some, (_key, value: unknown) => {
      if (isObject(value) && value['ref'] === 'media') ids.add(String(value['id']));
      return value;
    });
    return ids;
  };
  const elsewhere = shownBy(documents.filter(({ id }) => !gone.has(id)));
  return [...shownBy(documents.filter(({ id }) => gone.has(id)))].filter((id) => !elsewhere.has(id));
}

function withoutLinks(document: DocumentFile, gone: ReadonlySet<string>, parts: Parts): DocumentFile {
  const { published } = document;
  if (!published) return document;
  const strip = stripper(gone, parts);
  const { fields, sections, ...body } = published.body;
  const stripped: Body = {
    ...body,
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([key, value]) => {
        const kept = strip(value);
        return kept === undefined ? [] : [[key, kept]];
      }),
    ),
    sections: sections.flatMap((section) => withoutBlocks(section, strip)),
  };
  return { ...document, published: { ...published, body: stripped } };
}

function withoutBlocks(section: Section, strip: Strip): Section[] {
  const blocks = section.blocks.flatMap((block) => {
    const props = strip(block.props);
    return props === undefined ? [] : [{ ...block, props: props as typeof block.props }];
  });
  if (blocks.length === 0 && section.blocks.length > 0) return [];
  const { background, ...rest } = section;
  const behind = background && (strip(background) as typeof background | undefined);
  // Words that were read on a photograph are as light as those of the dark theme.
  const theme = background && !behind && section.theme === 'photo' ? 'ink' : section.theme;
  return [{ ...rest, theme, ...(behind && { background: behind }), blocks }];
}

/** @returns undefined where nothing is left of a value */
type Strip = (value: unknown) => unknown;

/** Nothing is left of what cannot be without one of them. */
const NEEDED = ['image', 'media', 'collection', 'items', 'content'];
/** Nodes of text that say nothing whole any more without one of the nodes in them. */
const WHOLE = new Set(['paragraph', 'heading', 'quote', 'row', 'cell']);

function stripper(gone: ReadonlySet<string>, { hasPictures }: Parts): Strip {
  const strip: Strip = (value) => {
    if (Array.isArray(value)) return stripList(value);
    if (!isObject(value)) return value;
    if (typeof value['ref'] === 'string' && gone.has(String(value['id']))) return undefined;
    if (!hasPictures && typeof value['text'] === 'string' && CREDITS.test(value['text'])) return undefined;
    return stripObject(value);
  };
  const stripList = (list: readonly unknown[]) => {
    const kept = list.map(strip).filter((each) => each !== undefined);
    return kept.length === 0 && list.length > 0 ? undefined : kept;
  };
  const stripObject = (value: Record<string, unknown>) => {
    const kept = Object.entries(value).map(([key, inner]) => [key, strip(inner)] as const);
    const lost = kept
      .filter(([key, inner]) => inner === undefined && value[key] !== undefined)
      .map(([key]) => key);
    if (lost.some((key) => NEEDED.includes(key) || key === 'marks')) return undefined;
    // A button, an entry of a menu or a linked word: more than the picture that a link was on.
    if (lost.includes('link') && ['label', 'title', 'type'].some((key) => key in value)) return undefined;
    const { content, type } = value;
    if (
      WHOLE.has(String(type)) &&
      Array.isArray(content) &&
      content.some((each) => strip(each) === undefined)
    )
      return undefined;
    return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
  };
  return strip;
}
