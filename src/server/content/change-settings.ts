/** What takes effect at once, without publishing: a page's settings, the site's settings, which page is home. */
import type { CommentMode } from '#domain/comments/comment-settings.ts';
import { type DocumentSettings, documentSettingsSchema } from '#domain/content/document.ts';
import type { Access } from '#domain/members/access.ts';
import { changeSettings, type SiteSettingsChange } from '#domain/settings/site-settings.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findByPath, findDocument } from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { findSiteSettings, raiseSiteVersion, updateSiteSettings } from '../kernel/sites/queries.ts';
import { whyNotLanguages } from './check-languages.ts';
import type { DocumentAddress } from './find-version.ts';
import { keepLocalAddresses } from './local-slugs.ts';
import { changePath } from './move-document.ts';
import { afterChange } from './publish-document.ts';
import { updateDocument } from './queries.ts';
import { deleteRedirect } from './queries-collections.ts';

export type SettingsChanged =
  | { readonly kind: 'changed' }
  | { readonly kind: 'missing'; readonly message: string };

export type DocumentSettingsChanged =
  | SettingsChanged
  | { readonly kind: 'invalid'; readonly message: string };

export interface ChangeDocumentSettings extends DocumentAddress {
  readonly isHiddenFromSearch?: boolean;
  readonly isHiddenFromNavigation?: boolean;
  /** Of an item; null for what its collection says. */
  readonly comments?: CommentMode | null;
  /** Null for what the folder or collection says that it is in. */
  readonly access?: Access | null;
  /** Of an item; null for the moment in which it is published. */
  readonly publishedAt?: number | null;
  /** Hash of the new password; null takes the password away. */
  readonly passwordHash?: string | null;
}

export async function changeDocumentSettings(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  input: ChangeDocumentSettings,
): Promise<DocumentSettingsChanged> {
  return deps.db.write((tx) => changeDocumentSettingsIn(tx, deps, input));
}

export async function changeDocumentSettingsIn(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  input: ChangeDocumentSettings,
): Promise<DocumentSettingsChanged> {
  const document = await findDocument(tx, input.siteId, input.documentId);
  if (!document || document.deletedAt !== null)
    return { kind: 'missing', message: 'This page no longer exists.' };
  const {
    siteId: _site,
    documentId: _document,
    passwordHash,
    comments,
    access,
    publishedAt,
    ...flags
  } = input;
  const refused = whyNotDated(document, publishedAt, deps.now());
  if (refused) return { kind: 'invalid', message: refused };
  const { passwordHash: current, comments: mode, access: gate, ...rest } = document.settings;
  const hash = passwordHash === undefined ? current : passwordHash;
  const own = comments === undefined ? mode : comments;
  const admitted = access === undefined ? gate : access;
  const settings: DocumentSettings = documentSettingsSchema.parse({
    ...rest,
    ...flags,
    ...(hash ? { passwordHash: hash } : {}),
    ...(own ? { comments: own } : {}),
    ...(admitted ? { access: admitted } : {}),
  });
  const date = publishedAt === undefined ? document.publishedAt : publishedAt;
  const changed = { ...document, settings, publishedAt: date, updatedAt: deps.now() };
  await updateDocument(tx, changed);
  await afterChange(tx, deps, changed);
  return { kind: 'changed' };
}

function whyNotDated(
  { kind, publishedId }: Pick<DocumentRecord, 'kind' | 'publishedId'>,
  publishedAt: number | null | undefined,
  now: number,
): string | undefined {
  if (publishedAt === undefined) return undefined;
  if (kind !== 'item') return 'Only posts and other collection entries have a date.';
  if (publishedAt === null && publishedId !== null)
    return 'Published entries need a date. Choose another one instead of removing it.';
  return publishedAt !== null && publishedAt > now
    ? 'This date is in the future. Schedule the post instead.'
    : undefined;
}

export async function changeSiteSettings(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  input: { readonly siteId: string; readonly settings: SiteSettingsChange },
): Promise<DocumentSettingsChanged> {
  return deps.db.write(async (tx) => {
    const stored = await findSiteSettings(tx, input.siteId);
    if (!stored) return { kind: 'missing', message: 'This site does not exist.' };
    const settings = changeSettings(stored, input.settings);
    const refused = await whyNotLanguages(tx, input.siteId, settings, stored);
    if (refused) return { kind: 'invalid', message: refused };
    if (settings.homePageId !== stored.homePageId) {
      const moved = await keepLocalAddresses(tx, deps, input.siteId, () =>
        moveHome(tx, deps, input.siteId, settings.homePageId),
      );
      if (moved) return moved;
    }
    await updateSiteSettings(tx, input.siteId, settings);
    await raiseSiteVersion(tx, input.siteId, deps.now());
    return { kind: 'changed' };
  });
}

/** Puts a page at `/` and the one that was there back under its own slug. */
async function moveHome(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  siteId: string,
  pageId: string | undefined,
): Promise<SettingsChanged | undefined> {
  const page = pageId ? await findDocument(tx, siteId, pageId) : undefined;
  if (pageId && (page?.kind !== 'page' || page.deletedAt !== null)) {
    return { kind: 'missing', message: 'The new home page does not exist.' };
  }
  const old = await findByPath(tx, siteId, '/');
  if (old) {
    const isTaken = (await findByPath(tx, siteId, `/${old.slug}`)) !== undefined;
    const slug = isTaken ? `${old.slug}-${old.id.slice(-4)}` : old.slug;
    await deleteRedirect(tx, siteId, `/${slug}`);
    await updateDocument(tx, { ...old, slug, path: `/${slug}` });
  }
  if (page) {
    await updateDocument(tx, { ...page, path: '/' });
    await changePath(tx, deps, page, '/');
  }
  return undefined;
}
