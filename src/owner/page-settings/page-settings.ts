/** The settings of a page: their values, validation, and how they are saved. */

import type { CommentMode } from '#domain/comments/comment-settings.ts';
import { BODY } from '#domain/content/body-id.ts';
import {
  changeSettings,
  type DocumentView,
  edit,
  move,
  putInMenu,
  read,
  readInMenu,
} from '#domain/content/calls.ts';
import type { Body } from '#domain/content/content.ts';
import { type BodyFields, bodyFieldsSchema } from '#domain/content/document.ts';
import { followsTitle } from '#domain/content/follows-title.ts';
import type { Operation } from '#domain/content/operations.ts';
import {
  findSlugProblem,
  type SlugProblem,
  slugOfTitle,
  type TitleSlugOptions,
} from '#domain/content/title-slug.ts';
import { isEqualJson } from '#domain/json.ts';
import type { MediaRef } from '#domain/links/link.ts';
import { formatLocalTime, readLocalTime } from '#domain/locale/local-time.ts';
import type { Access } from '#domain/members/access.ts';
import { ApiError, call } from '../api.ts';
import { DETAILS, detailsOf, type PostDetails } from './post-details.ts';
import * as say from './words/en.ts';

export interface Draft {
  readonly id: string;
  readonly body: Body;
}

export interface PageSettings {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly socialImage: MediaRef | undefined;
  /** Of a post or other item of a collection; undefined for pages. */
  readonly details: PostDetails | undefined;
  /** When it is said to have appeared, as the field holds it; empty for the moment of its publishing. */
  readonly date: string;
  /** Undefined for posts and other items, which appear in no menu. */
  readonly isInMenu: boolean | undefined;
  readonly isHiddenFromSearch: boolean;
  /** Empty for the blog's setting; undefined for documents without comments. */
  readonly comments: CommentMode | '' | undefined;
  /** Undefined: as what it is in, or everyone. */
  readonly access: Access | undefined;
  readonly isProtected: boolean;
  /** Empty keeps the current one. */
  readonly password: string;
}

export function fieldsOf({ body }: Draft): Partial<BodyFields> {
  return bodyFieldsSchema.safeParse(body.fields).data ?? {};
}

export function settingsOf(
  document: DocumentView,
  draft: Draft,
  isInMenu?: boolean,
  timeZone = 'UTC',
): PageSettings {
  const fields = fieldsOf(draft);
  const { description = '', socialImage } = fields;
  return {
    title: draft.body.title,
    slug: document.slug,
    description,
    socialImage,
    details: document.kind === 'item' ? detailsOf(fields) : undefined,
    date: document.publishedAt === null ? '' : formatLocalTime(document.publishedAt, timeZone),
    isInMenu,
    isHiddenFromSearch: document.settings.isHiddenFromSearch,
    comments: document.kind === 'item' ? (document.settings.comments ?? '') : undefined,
    access: document.settings.access,
    isProtected: document.settings.hasPassword,
    password: '',
  };
}

/** A page in its place on the site. */
export interface Placed {
  readonly document: DocumentView;
  /** Of the site, which spells its addresses. */
  readonly locale: string;
}

/** What an address is made from, and what it is. */
export type Named = Pick<PageSettings, 'title' | 'slug'>;

export type Problems = Partial<Record<'title' | 'slug' | 'password' | 'access', string>>;

export function problemsOf(page: Placed, settings: PageSettings): Problems {
  const { document } = page;
  const slug = slugProblemOf(page, settings)?.message;
  const lacksPassword = settings.isProtected && !document.settings.hasPassword && settings.password === '';
  return {
    ...(settings.title.trim() === '' ? { title: say.enterATitle } : {}),
    ...(slug ? { slug } : {}),
    ...(settings.access?.kind === 'plans' && settings.access.anyOf.length === 0
      ? { access: say.chooseAtLeastOnePlan }
      : {}),
    ...(lacksPassword ? { password: say.enterAPasswordOrTurnOff } : {}),
  };
}

/** An empty address is filled with the one made from the title. */
export function slugProblemOf(page: Placed, { slug, title }: Named): SlugProblem | undefined {
  const { document } = page;
  if (document.path === '/' || slug === document.slug) return undefined;
  const options = placeOf(page);
  const problem = findSlugProblem(slug, options);
  return problem && { ...problem, suggestion: problem.suggestion ?? slugOfTitle(title, options) };
}

/** Changes the title; an address that was neither chosen nor published follows it. */
export function retitle(page: Placed, settings: PageSettings, title: string): PageSettings {
  return isFollowing(page, settings)
    ? { ...settings, title, slug: addressFor(page, title) }
    : { ...settings, title };
}

/** Whether the address is derived from the title, on the server as well. */
export function isFollowing(page: Placed, { title, slug }: Named): boolean {
  const { document } = page;
  const isUntouched = slug === document.slug && title === document.title;
  return followsTitle(document, placeOf(page)) && (isUntouched || slug === addressFor(page, title));
}

function addressFor(page: Placed, title: string): string {
  const { document } = page;
  return title.trim() === document.title ? document.slug : slugOfTitle(title, placeOf(page));
}

function placeOf({ document, locale }: Placed): TitleSlugOptions {
  return { locale, isTopLevel: pathAbove(document) === '' };
}

export function pathAbove({ path }: DocumentView): string {
  return (path ?? '/').split('/').slice(0, -1).join('/');
}

/** The path the page will have. */
export function pathOf(document: DocumentView, slug: string): string {
  return document.path === '/' ? '/' : `${pathAbove(document)}/${slug}`;
}

/** Texts and picture belong to the draft, like the content of the page. */
export function operationsFor(draft: Draft, settings: PageSettings): Operation[] {
  const fields = fieldsOf(draft);
  const set = (path: string[], before: unknown, after: unknown): Operation[] =>
    isEqualJson(before ?? null, after ?? null) ? [] : [{ op: 'set', id: BODY, path, before, after }];
  return [
    ...set(['title'], draft.body.title, settings.title.trim()),
    ...set(['fields', 'description'], fields.description, settings.description.trim() || undefined),
    ...set(['fields', 'socialImage'], fields.socialImage, settings.socialImage),
    ...DETAILS.flatMap((name) => {
      const after = settings.details?.[name];
      return settings.details ? set(['fields', name], fields[name], tidy(after)) : [];
    }),
  ];
}

/** Blanks alone are nothing. */
function tidy(value: PostDetails[keyof PostDetails]): unknown {
  return typeof value === 'string' ? value.trim() || undefined : value;
}

function publishedAtFor(document: DocumentView, { details, date }: PageSettings, timeZone: string) {
  const stood = document.publishedAt === null ? '' : formatLocalTime(document.publishedAt, timeZone);
  if (!details || date === stood) return {};
  return { publishedAt: date === '' ? null : (readLocalTime(date, timeZone) ?? null) };
}

function accessFor({ settings: before }: DocumentView, { access }: PageSettings) {
  return isEqualJson(access ?? null, before.access ?? null) ? {} : { access: access ?? null };
}

/** The changes that take effect at once. */
export function flagsFor(document: DocumentView, settings: PageSettings, timeZone = 'UTC') {
  const before = document.settings;
  const { isHiddenFromSearch, isProtected, password, comments } = settings;
  return {
    ...publishedAtFor(document, settings, timeZone),
    ...(isHiddenFromSearch === before.isHiddenFromSearch ? {} : { isHiddenFromSearch }),
    ...(comments === undefined || comments === (before.comments ?? '') ? {} : { comments: comments || null }),
    ...accessFor(document, settings),
    ...(isProtected && password !== '' ? { password } : {}),
    ...(!isProtected && before.hasPassword ? { password: null } : {}),
  };
}

/** A page as it was when its settings were opened. */
export interface OpenedPage extends Placed {
  readonly draft: Draft;
  readonly isInMenu: boolean | undefined;
  /** Of the site, in which dates are typed. */
  readonly timeZone: string;
}

/** The page as it is now, for settings that were changed elsewhere too. */
export class Overtaken extends Error {
  readonly now: OpenedPage;

  constructor(now: OpenedPage) {
    super(say.someoneElseChangedThisPage);
    this.now = now;
  }
}

export function settingsIn({ document, draft, isInMenu, timeZone }: OpenedPage): PageSettings {
  return settingsOf(document, draft, isInMenu, timeZone);
}

/**
 * @param isKnown the server said so already
 * @throws Overtaken where the page has changed since it was opened
 */
async function requireSame(siteId: string, opened: OpenedPage, isKnown = false): Promise<void> {
  const own = { site: siteId, document: opened.document.id };
  const [{ document, draft }, menu] = await Promise.all([
    call(read, own),
    opened.isInMenu === undefined ? undefined : call(readInMenu, own),
  ]);
  const now = { ...opened, document, draft: draft ?? opened.draft, isInMenu: menu?.isShown };
  if (isKnown || !isEqualJson(settingsIn(now), settingsIn(opened))) throw new Overtaken(now);
}

/**
 * @returns whether the draft has changed, which visitors see once it is published
 * @throws Overtaken where the page was changed elsewhere: nothing is saved then
 */
export async function saveSettings(
  siteId: string,
  opened: OpenedPage,
  settings: PageSettings,
): Promise<boolean> {
  await requireSame(siteId, opened);
  const { document, draft, isInMenu, timeZone } = opened;
  const own = { site: siteId, document: document.id };
  // The server derives an address from the title, since it knows which are taken.
  if (settings.slug !== document.slug && !isFollowing(opened, settings))
    await call(move, { ...own, body: { slug: settings.slug } });
  const flags = flagsFor(document, settings, timeZone);
  if (Object.keys(flags).length > 0) await call(changeSettings, { ...own, body: flags });
  if (settings.isInMenu !== undefined && settings.isInMenu !== isInMenu)
    await call(putInMenu, { ...own, body: { isShown: settings.isInMenu } });
  const operations = operationsFor(draft, settings);
  if (operations.length === 0) return false;
  const isKeptBack = settings.slug === document.slug && !isFollowing(opened, settings);
  await call(edit, { ...own, body: { baseId: draft.id, operations } }).catch(async (error: unknown) => {
    if (error instanceof ApiError && error.status === 409) await requireSame(siteId, opened, true);
    throw error;
  });
  // The owner kept the old address although the title has changed.
  if (isKeptBack && followsTitle(document, placeOf(opened)))
    await call(move, { ...own, body: { slug: settings.slug } });
  return true;
}
