/** What commands on content did, in the words of the activity. */

import type { edit } from '#domain/content/calls.ts';
import { isEqualJson } from '#domain/json.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import type { change } from '#domain/settings/calls.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { HOUR_MS } from '#domain/time.ts';
import type { Tell, Told } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import { findCollection } from '../kernel/documents/queries-collections.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import type { ChangeCollection } from './change-collection.ts';
import type { DocumentAddress } from './find-version.ts';
import type { HeaderFooterSaved } from './header-footer.ts';
import { nameOf } from './name-of.ts';
import { type DescribeChange, targetOf } from './record-change.ts';
import type { SiteRestored } from './restore-site.ts';

type Describe<Result> = Tell<Result, Omit<Told, 'action'>>;
/** Of a call that leaves lines of several kinds. */
type DescribeAs<Call extends { readonly leaves: readonly string[] }, Result = object> = Tell<
  Result,
  Told & { readonly action: Call['leaves'][number] }
>;

/** Visitors may be shown an earlier version than the newest draft: that is worth saying. */
export const describePublished: DescribeChange = (document) => {
  const version = document.publishedId === document.draftId ? '' : ', in an earlier version';
  return `published ${nameOf(document)}${version}`;
};

/** Of a document that the command has made. */
export function describeCreated(verb: 'made' | 'made a copy,'): Describe<object> {
  return (result) => {
    if (!('document' in result)) return undefined;
    const document = result.document as DocumentRecord;
    return { what: `${verb} ${nameOf(document)}`, target: targetOf(document) };
  };
}

/** Edits are saved every other second: one line an hour is enough, and the page's history has the rest. */
export function describeEdited(
  address: DocumentAddress,
  baseId: string,
): DescribeAs<typeof edit, { readonly kind: string }> {
  return async (result, tx) => {
    const isSaved = 'revisionId' in result && (result.kind === 'saved' || result.revisionId !== baseId);
    const document = isSaved ? await findDocument(tx, address.siteId, address.documentId) : undefined;
    if (!document) return undefined;
    const action = document.kind === 'style' ? 'design.edited' : 'content.edited';
    return { action, what: `edited ${nameOf(document)}`, target: targetOf(document), onceInMs: HOUR_MS };
  };
}

export const describeHeaderFooter: Describe<HeaderFooterSaved> = (result) =>
  result.kind === 'saved'
    ? {
        what: 'edited the header and the footer',
        target: { kind: 'header', id: result.current.header.documentId },
        onceInMs: HOUR_MS,
      }
    : undefined;

/** A new address is worth a line; the order among siblings is not. */
export const describeMoved: DescribeChange = (document, { path: from }) =>
  document.path === from
    ? undefined
    : { what: `moved ${nameOf(document)} to ${document.path}`, details: { from } };

/** Says the hour in the site's own time. */
export const describeScheduled: DescribeChange = async (document, _before, tx) => {
  if (!document.scheduledAt) return undefined;
  const when = await formatFor(tx, document.siteId, document.scheduledAt);
  const verb = document.scheduledAction === 'unpublish' ? 'be unpublished' : 'go live';
  const what = `scheduled ${nameOf(document)} to ${verb} on ${when}`;
  return { what, details: { at: document.scheduledAt } };
};

/** Only what has changed: whoever saves settings sends all of them. */
export const describeDocumentSettings: DescribeChange = (document, before) => {
  const { passwordHash: oldHash, access: oldAccess, ...old } = before.settings;
  const { passwordHash: hash, access, ...settings } = document.settings;
  const verbs = [
    ...(isEqualJson(old, settings) ? [] : ['changed the settings of']),
    ...(isEqualJson(oldAccess ?? null, access ?? null) ? [] : ['changed who can see']),
    ...(oldHash === hash ? [] : [hash === undefined ? 'removed the password from' : 'set a password for']),
  ];
  return verbs.map((verb) => `${verb} ${nameOf(document)}`);
};

export function describeCollectionMade(title: string): Describe<object> {
  return (result) => {
    const id = 'collectionId' in result ? String(result.collectionId) : undefined;
    if (id === undefined) return undefined;
    return { what: `created the collection “${title}”`, target: { kind: 'collection', id } };
  };
}

export function describeCollectionChanged({
  siteId,
  collectionId: id,
}: Pick<ChangeCollection, 'siteId' | 'collectionId'>): Describe<object> {
  return async (result, tx) => {
    const collection = 'message' in result ? undefined : await findCollection(tx, siteId, id);
    if (!collection) return undefined;
    return { what: `changed the collection “${collection.title}”`, target: { kind: 'collection', id } };
  };
}

/** @param at the instant to which the drafts were taken back */
export function describeSiteRestored(siteId: string, at: number): Describe<SiteRestored> {
  return async ({ documents }, tx) => {
    if (documents.length === 0) return undefined;
    const count = documents.length === 1 ? 'one draft' : `${documents.length} drafts`;
    const what = `restored ${count} to ${await formatFor(tx, siteId, at)}`;
    return { what, target: { kind: 'site', id: siteId }, details: { at } };
  };
}

async function formatFor(tx: Queryable, siteId: string, at: number): Promise<string> {
  const settings = await findSiteSettings(tx, siteId);
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return dateFormat('en-GB', settings?.timeZone ?? 'UTC', format).format(at);
}

const CODE_PLACES = { headCode: 'in the head', footCode: 'at the end' } as const;

const SETTING_WORDS: Readonly<Record<Exclude<keyof SiteSettings, keyof typeof CODE_PLACES>, string>> = {
  title: 'the title',
  tagline: 'the tagline',
  description: 'the description',
  locale: 'the main language',
  languages: 'the languages',
  overlays: 'the translated texts',
  timeZone: 'the time zone',
  titleFormat: 'the title format',
  homePageId: 'the home page',
  logo: 'the logo',
  favicon: 'the browser icon',
  socialImage: 'the social picture',
  socialLinks: 'the social links',
  business: 'the address and hours',
  isHiddenFromSearch: 'search engine visibility',
  isClosed: 'whether the site is open',
  isOpeningSoon: 'the message of the closed site',
  closedPageId: 'the page shown while closed',
  developerMode: 'developer mode',
  cloneable: 'whether the site can be copied',
  captchaSiteKey: 'the captcha of forms',
  captchaProvider: 'the captcha of forms',
  commentsEnabled: 'comments',
  commentProviderShortName: 'the comment service',
  isCommentProviderAsked: 'whether visitors are asked before comments load',
  useEscapeKeyToLogin: 'the escape key',
  countsVisitors: 'visitor counting',
  visitsKeptMonths: 'how long visits are stored',
  speedSample: 'how many page views are measured for speed',
  hasAdvertisingPixel: 'the advertising settings',
};

function isCode(name: keyof SiteSettings): name is keyof typeof CODE_PLACES {
  return name in CODE_PLACES;
}

/** Names the settings that changed, never their values. */
export function describeSettings(
  siteId: string,
  before: () => SiteSettings | undefined,
): DescribeAs<typeof change> {
  return async (result, tx) => {
    const [old, now] = [before(), await findSiteSettings(tx, siteId)];
    if ('message' in result || !old || !now) return undefined;
    const names = new Set([...Object.keys(old), ...Object.keys(now)] as (keyof SiteSettings)[]);
    const changed = [...names].filter((name) => !isEqualJson(old[name], now[name]));
    const target = { kind: 'site', id: siteId };
    const words = changed.flatMap((name) => (isCode(name) ? [] : SETTING_WORDS[name]));
    const places = changed.flatMap((name) => (isCode(name) ? CODE_PLACES[name] : []));
    return [
      ...(words.length > 0
        ? [{ action: 'settings.changed', what: `changed ${words.join(', ')}`, target } as const]
        : []),
      ...places.map((place) => {
        return { action: 'code.changed', what: `changed the code ${place} of every page`, target } as const;
      }),
    ];
  };
}
