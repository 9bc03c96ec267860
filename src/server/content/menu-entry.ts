/** Reads and changes whether a page is in the main menu, without opening the navigation. */

import { BODY } from '#domain/content/body-id.ts';
import type { Body } from '#domain/content/content.ts';
import { navigationFieldsSchema } from '#domain/content/document.ts';
import { addToMenu, leadsTo, repeats } from '#domain/content/menu.ts';
import type { Operation } from '#domain/content/operations.ts';
import { isEqualJson } from '#domain/json.ts';
import type { NavigationEntry } from '#domain/page.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import {
  findDocument,
  findRevision,
  findSystemDocument,
  type Revision,
} from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { changeDocumentSettingsIn } from './change-settings.ts';
import { checkBody } from './check-body.ts';
import { saveRevision } from './edit-document.ts';
import type { DocumentAddress } from './find-version.ts';
import { publishDocumentIn } from './publish-document.ts';
import { insertRevision } from './queries.ts';

export type MenuChanged =
  | { readonly kind: 'changed' }
  | { readonly kind: 'missing' | 'invalid'; readonly message: string };

const MISSING = { kind: 'missing', message: 'This page no longer exists.' } as const;
const KINDS: ReadonlySet<string> = new Set(['page', 'folder']);
const MOST_TITLE = 200;

/** Whether the menu, as it is worked on, shows the page once that is published. */
export async function isInMenu(
  db: Queryable,
  { siteId, documentId }: DocumentAddress,
): Promise<boolean | undefined> {
  const document = await findDocument(db, siteId, documentId);
  if (!document) return undefined;
  const navigation = await findSystemDocument(db, siteId, 'navigation');
  const draft = navigation?.draftId ? await findRevision(db, siteId, navigation.draftId) : undefined;
  const isEntered = draft !== undefined && leadsTo(menusOf(draft.body).main, documentId);
  return isEntered && !document.settings.isHiddenFromNavigation;
}

/**
 * Taking a page out hides its entries, at once and everywhere; putting it in shows them again, or adds one to the
 * main menu, at its end unless it says before what, and of the footer’s where that repeats it.
 * @param mayPublish visitors get the new entry too, without what else waits in the navigation; the page itself still
 * has to be published before they see it
 */
export async function setInMenu(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  input: DocumentAddress & {
    readonly isShown: boolean;
    readonly mayPublish: boolean;
    /** Id of the entry of the main menu that comes next. */
    readonly before?: string;
  },
): Promise<MenuChanged> {
  return deps.db.write(async (tx) => {
    const { siteId, documentId, isShown, mayPublish, before } = input;
    const document = await findDocument(tx, siteId, documentId);
    if (!document || document.deletedAt !== null || !KINDS.has(document.kind)) return MISSING;
    const invalid = isShown && (await enter(tx, deps, { document, actor, mayPublish, before }));
    if (invalid) return { kind: 'invalid', message: invalid };
    if (document.settings.isHiddenFromNavigation === isShown)
      await changeDocumentSettingsIn(tx, deps, { siteId, documentId, isHiddenFromNavigation: !isShown });
    return { kind: 'changed' };
  });
}

interface Entering {
  readonly document: DocumentRecord;
  readonly actor: Actor;
  readonly mayPublish: boolean;
  readonly before: string | undefined;
}

/** @returns what is in the way */
async function enter(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { document, actor, mayPublish, before }: Entering,
): Promise<string | undefined> {
  const { siteId } = document;
  const navigation = await findSystemDocument(tx, siteId, 'navigation');
  const draft = navigation?.draftId ? await findRevision(tx, siteId, navigation.draftId) : undefined;
  if (!navigation || !draft) return 'This site has no navigation.';
  const published = mayPublish ? await findOvertakeable(tx, navigation) : undefined;
  const entered: NewEntry = {
    main: entryFor(document, deps.newId()),
    footer: entryFor(document, deps.newId()),
    before,
  };
  const next = withEntry(draft, document.id, entered);
  const live =
    published && published.id !== draft.id ? withEntry(published, document.id, entered) : undefined;
  if ([next, live].some((each) => each && checkBody(each.body, 'navigation') !== undefined))
    return 'The menu is full. Remove an item from the navigation first.';
  // Inserted before the draft, so that the draft stays the newest version.
  const liveId = live && published && (await insertLive(tx, deps, { base: published, actor, ...live }));
  const saved =
    next && (await saveRevision(tx, deps, { document: navigation, baseId: draft.id, actor, ...next }));
  const shownId = liveId ?? (published?.id === draft.id ? saved?.revisionId : undefined);
  if (shownId !== undefined)
    await publishDocumentIn(tx, deps, { siteId, documentId: navigation.id, revisionId: shownId });
  return undefined;
}

/** The published version; undefined where a schedule would be overtaken by publishing now. */
async function findOvertakeable(
  tx: Queryable,
  { siteId, publishedId, scheduledId }: DocumentRecord,
): Promise<Revision | undefined> {
  return publishedId !== null && scheduledId === null ? findRevision(tx, siteId, publishedId) : undefined;
}

/** The published version with the entry, without anything else that has changed since. */
async function insertLive(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { base, actor, ...entered }: Entered & { readonly base: Revision; readonly actor: Actor },
): Promise<string> {
  const id = deps.newId();
  await insertRevision(tx, {
    id,
    documentId: base.documentId,
    siteId: base.siteId,
    baseId: base.id,
    author: actor.name,
    createdAt: deps.now(),
    name: null,
    isKept: true,
    ...entered,
  });
  return id;
}

interface NewEntry extends Readonly<Record<'main' | 'footer', NavigationEntry>> {
  readonly before: string | undefined;
}

interface Entered {
  readonly body: Body;
  readonly operations: readonly Operation[];
}

/** Undefined where the menu leads to the page already. */
function withEntry({ body }: Revision, documentId: string, entry: NewEntry): Entered | undefined {
  const menus = menusOf(body);
  if (leadsTo(menus.main, documentId)) return undefined;
  const joinsFooter = repeats(menus.footer, menus.main) && !leadsTo(menus.footer, documentId);
  const joined = joinsFooter ? (['main', 'footer'] as const) : (['main'] as const);
  const nextTo = { main: entry.before, footer: sameInFooter(menus, entry.before) };
  const added = Object.fromEntries(
    joined.map((menu) => [menu, addToMenu(menus[menu], entry[menu], nextTo[menu])]),
  );
  const operations = joined.map(
    (menu): Operation => ({
      op: 'set',
      id: BODY,
      path: ['fields', menu],
      before: body.fields[menu],
      after: added[menu],
    }),
  );
  return { body: { ...body, fields: { ...body.fields, ...added } }, operations };
}

/** The entry of the footer’s menu that leads where that of the main menu does. */
function sameInFooter({ main, footer }: ReturnType<typeof menusOf>, id: string | undefined) {
  const link = main.find((each) => each.id === id)?.link;
  return link && footer.find((each) => isEqualJson(each.link ?? null, link))?.id;
}

function entryFor({ id, title }: DocumentRecord, entryId: string): NavigationEntry {
  const name = title.trim().slice(0, MOST_TITLE) || 'Untitled';
  return { id: entryId, title: name, link: { ref: 'page', id } };
}

function menusOf({ fields }: Body): Readonly<Record<'main' | 'footer', readonly NavigationEntry[]>> {
  const { main = [], footer = [] } = navigationFieldsSchema.safeParse(fields).data ?? {};
  return { main, footer };
}
