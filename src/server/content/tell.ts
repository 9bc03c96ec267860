/** What commands on content did, in the words of the activity. */

import type { ActivityAction, ActivityPart } from '#domain/activity/kinds.ts';
import type { DocumentSettings } from '#domain/content/document.ts';
import { isEqualJson } from '#domain/json.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { HOUR_MS } from '#domain/time.ts';
import type { Tell, Told } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import type { HeaderFooterSaved } from './header-footer.ts';
import { nameOf } from './name-of.ts';
import type { DocumentAddress } from './publish-document.ts';
import { findCollection } from './queries-collections.ts';
import type { SiteRestored } from './restore-site.ts';

function targetOf({ kind, id }: DocumentRecord): NonNullable<Told['target']> {
  return { kind, id };
}

/** What became of a document: nothing where the command has refused. */
export function tellOf<Result extends object>(
  address: DocumentAddress,
  action: ActivityAction,
  words: (name: string) => string,
): Tell<Result> {
  return async (result, tx) => {
    const document =
      'message' in result ? undefined : await findDocument(tx, address.siteId, address.documentId);
    return document && { action, what: words(nameOf(document)), target: targetOf(document) };
  };
}

/** Visitors may be shown an earlier version than the newest draft: that is worth saying. */
export const tellPublished: Tell<object> = (result) => {
  const document = 'document' in result ? (result.document as DocumentRecord) : undefined;
  if (!document) return undefined;
  const version = document.publishedId === document.draftId ? '' : ', in an earlier version';
  const what = `published ${nameOf(document)}${version}`;
  return { action: 'publishing.published', what, target: targetOf(document) };
};

/** Of a document that the command has made. */
export function tellCreated(verb: 'made' | 'copied'): Tell<object> {
  return (result) => {
    if (!('document' in result)) return undefined;
    const document = result.document as DocumentRecord;
    const action = verb === 'made' ? 'content.created' : 'content.duplicated';
    const what = verb === 'made' ? `made ${nameOf(document)}` : `made a copy, ${nameOf(document)}`;
    return { action, what, target: targetOf(document) };
  };
}

/** Edits are saved every other second: a line an hour says enough, the history of the page says the rest. */
export function tellEdited(address: DocumentAddress, baseId: string): Tell<{ readonly kind: string }> {
  return async (result, tx) => {
    const isSaved = 'revisionId' in result && (result.kind === 'saved' || result.revisionId !== baseId);
    const document = isSaved ? await findDocument(tx, address.siteId, address.documentId) : undefined;
    if (!document) return undefined;
    const part: ActivityPart = document.kind === 'style' ? 'design' : 'content';
    const what = `edited ${nameOf(document)}`;
    return { action: `${part}.edited`, what, target: targetOf(document), onceInMs: HOUR_MS };
  };
}

export const tellHeaderFooter: Tell<HeaderFooterSaved> = (result) =>
  result.kind === 'saved'
    ? {
        action: 'content.edited',
        what: 'edited the header and the footer',
        target: { kind: 'header', id: result.current.header.documentId },
        onceInMs: HOUR_MS,
      }
    : undefined;

/** A new address is worth a line; the order among siblings is not. */
export function tellMoved(before: () => string | null | undefined): Tell<object> {
  return (result) => {
    const document = 'document' in result ? (result.document as DocumentRecord) : undefined;
    const from = before();
    if (!document || document.path === from) return undefined;
    const what = `moved ${nameOf(document)} to ${document.path}`;
    return { action: 'content.moved', what, target: targetOf(document), details: { from } };
  };
}

/** Says the hour in the site's own time. */
export function tellScheduled(siteId: string): Tell<object> {
  return async (result, tx) => {
    const document = 'document' in result ? (result.document as DocumentRecord) : undefined;
    if (!document?.scheduledAt) return undefined;
    const when = await formatFor(tx, siteId, document.scheduledAt);
    const verb = document.scheduledAction === 'unpublish' ? 'be taken off the site' : 'go live';
    const what = `planned for ${nameOf(document)} to ${verb} on ${when}`;
    const details = { at: document.scheduledAt };
    return { action: 'publishing.scheduled', what, target: targetOf(document), details };
  };
}

/** Only what is another thing now: whoever saves settings sends all of them. */
export function tellDocumentSettings(
  address: DocumentAddress,
  before: () => DocumentSettings | undefined,
): Tell<object> {
  return async (result, tx) => {
    const [old, document] = [before(), await findDocument(tx, address.siteId, address.documentId)];
    if ('message' in result || !old || !document) return undefined;
    const { passwordHash: oldHash, ...oldRest } = old;
    const { passwordHash: hash, ...rest } = document.settings;
    const verbs = [
      ...(isEqualJson(oldRest, rest) ? [] : ['changed the settings of']),
      ...(oldHash === hash ? [] : [hash === undefined ? 'took the password off' : 'set a password for']),
    ];
    const action = 'content.settings-changed' as const;
    return verbs.map((verb) => ({
      action,
      what: `${verb} ${nameOf(document)}`,
      target: targetOf(document),
    }));
  };
}

export function tellCollectionMade(title: string): Tell<object> {
  return (result) => {
    const id = 'collectionId' in result ? String(result.collectionId) : undefined;
    if (id === undefined) return undefined;
    const target = { kind: 'collection', id };
    return { action: 'collection.created', what: `made the collection “${title}”`, target };
  };
}

export function tellCollectionChanged(siteId: string, id: string): Tell<object> {
  return async (result, tx) => {
    const collection = 'message' in result ? undefined : await findCollection(tx, siteId, id);
    if (!collection) return undefined;
    const what = `changed the collection “${collection.title}”`;
    return { action: 'collection.changed', what, target: { kind: 'collection', id } };
  };
}

/** @param at the instant that the drafts are as they were at */
export function tellSiteRestored(siteId: string, at: number): Tell<SiteRestored> {
  return async ({ documents }, tx) => {
    if (documents.length === 0) return undefined;
    const count = documents.length === 1 ? 'one draft' : `${documents.length} drafts`;
    const what = `took ${count} back to ${await formatFor(tx, siteId, at)}`;
    return { action: 'content.site-restored', what, target: { kind: 'site', id: siteId }, details: { at } };
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
  locale: 'the language',
  timeZone: 'the time zone',
  titleFormat: 'how titles read',
  homePageId: 'the home page',
  logo: 'the logo',
  favicon: 'the browser icon',
  socialImage: 'the social picture',
  socialLinks: 'the social links',
  isHiddenFromSearch: 'whether search engines find it',
  developerMode: 'developer mode',
  cloneable: 'whether it may be copied',
  captchaSiteKey: 'the captcha of forms',
  captchaProvider: 'the captcha of forms',
  commentsEnabled: 'comments',
  commentProviderShortName: 'the comment service',
  isCommentProviderAsked: 'whether visitors are asked before it loads',
  useEscapeKeyToLogin: 'what escape does',
};

function isCode(name: keyof SiteSettings): name is keyof typeof CODE_PLACES {
  return name in CODE_PLACES;
}

/** Which settings changed; what they say is not told. */
export function tellSettings(siteId: string, before: () => SiteSettings | undefined): Tell<object> {
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
