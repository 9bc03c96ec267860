/** Makes a site that has something to show: home, about and contact, linked up and published, in one go. */
import { slugOf, uniqueSlug } from '#domain/content/slug.ts';
import type { StarterSite } from './accounts/deps.ts';
import { changeSiteSettings } from './content/change-settings.ts';
import { createDocument } from './content/create-document.ts';
import { type EditDocument, editDocument } from './content/edit-document.ts';
import { publishDocument } from './content/publish-document.ts';
import { findSystemDocument } from './content/queries.ts';
import type { Queryable } from './db/schema.ts';
import { within } from './db/within.ts';
import type { Actor, Deps } from './deps.ts';
import { checkIdentifier, createSite } from './sites/create-site.ts';
import { findSiteByIdentifier } from './sites/queries.ts';
import { starterAbout, starterContact, starterHome } from './sites/starter-content.ts';

type CommandDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

const MAX_IDENTIFIER_LENGTH = 40;
const FALLBACK = 'site';

export async function createStarterSite(
  tx: Queryable,
  deps: CommandDeps,
  actor: Actor,
  input: StarterSite,
): Promise<{ id: string; identifier: string }> {
  const inside = { ...deps, db: within(deps.db, tx) };
  const identifier = await freeIdentifier(tx, input.name);
  const site = await createSite(inside, { identifier, title: input.name, template: input.template });
  if (site.kind !== 'created') throw new Error(site.message);
  await fillSite(inside, actor, site.siteId, input);
  return { id: site.siteId, identifier };
}

async function fillSite(deps: CommandDeps, actor: Actor, siteId: string, input: StarterSite): Promise<void> {
  const { name, timeZone } = input;
  const [homeId, aboutId, contactId] = [deps.newId(), deps.newId(), deps.newId()];
  const ids = { newId: deps.newId, aboutId, contactId };
  const pages = [
    { id: homeId, slug: 'home', body: starterHome(name, ids) },
    { id: aboutId, slug: 'about', body: starterAbout(ids) },
    { id: contactId, slug: 'contact', body: starterContact(ids) },
  ];
  for (const [position, page] of pages.entries()) {
    expectDone(await createDocument(deps, actor, { siteId, kind: 'page', ...page, position }));
    expectDone(await publishDocument(deps, { siteId, documentId: page.id }));
  }
  expectDone(
    await changeSiteSettings(deps, {
      siteId,
      settings: { homePageId: homeId, ...(timeZone && { timeZone }) },
    }),
  );
  const entry = (id: string, title: string) => ({ id, title, link: { ref: 'page' as const, id } });
  await setNavigation(deps, actor, siteId, [
    {
      op: 'set',
      id: 'body',
      path: ['fields', 'main'],
      before: [],
      after: [entry(aboutId, 'About'), entry(contactId, 'Contact')],
    },
  ]);
}

async function setNavigation(
  deps: CommandDeps,
  actor: Actor,
  siteId: string,
  operations: EditDocument['operations'],
): Promise<void> {
  const document = await findSystemDocument(deps.db.read, siteId, 'navigation');
  if (!document?.draftId) throw new Error('the site has no navigation');
  const address = { siteId, documentId: document.id };
  expectDone(await editDocument(deps, actor, { ...address, baseId: document.draftId, operations }));
  expectDone(await publishDocument(deps, address));
}

/** A name for addresses, made from the site's own. */
async function freeIdentifier(tx: Queryable, name: string): Promise<string> {
  const plain = slugOf(name)
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, MAX_IDENTIFIER_LENGTH)
    .replace(/^-+|-+$/g, '');
  const wanted = plain === '' || checkIdentifier(plain) !== undefined ? FALLBACK : plain;
  return uniqueSlug(wanted, async (slug) => (await findSiteByIdentifier(tx, slug)) !== undefined);
}

/** The starter's own content always fits: anything else is a bug in it. */
function expectDone(result: { readonly kind: string; readonly message?: string }): void {
  if (['invalid', 'missing', 'conflict'].includes(result.kind))
    throw new Error(`the first pages cannot be made: ${JSON.stringify(result)}`);
}
