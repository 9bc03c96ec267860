/** Makes a site that has something to show: pages with pictures, linked up and published, in one go. */
import { COLLECTION_TYPES, type DocumentKind } from '#domain/content/codes.ts';
import type { Operation } from '#domain/content/operations.ts';
import { uniqueSlug } from '#domain/content/slug.ts';
import type { TemplateName } from '#domain/design/style.ts';
import type { MemberAreas } from '#domain/members/areas.ts';
import { businessSchema } from '#domain/settings/business.ts';
import { siteIdentifierOf } from '#domain/settings/site-identifier.ts';
import { measuresOf } from '#domain/store/settings/measurement.ts';
import { hasShopInAnyCase, type NewShop, UNASKED_SHOP } from '#domain/store/settings/new-shop.ts';
import { storeSettingsSchema } from '#domain/store/settings/settings.ts';
import type { StarterSite } from './accounts/deps.ts';
import { changeDocumentSettings, changeSiteSettings } from './content/change-settings.ts';
import { createCollection } from './content/create-collection.ts';
import { type CreateDocument, createDocument } from './content/create-document.ts';
import { editDocument } from './content/edit-document.ts';
import { publishDocument } from './content/publish-document.ts';
import type { Queryable } from './db/schema.ts';
import { within } from './db/within.ts';
import type { Actor, Deps } from './deps.ts';
import { findSystemDocument } from './kernel/documents/queries.ts';
import { findSiteByIdentifier } from './kernel/sites/queries.ts';
import { keptMemberAreas, keptMemberSettings } from './members/kept-settings.ts';
import { createSite } from './sites/create-site.ts';
import * as everyStarter from './starter/every-starter.ts';
import { areasOf } from './starter/members.ts';
import { photosOfShop } from './starter/shop.ts';
import { type PhotoSource, storePhotos } from './starter/store-photos.ts';
import {
  createWriter,
  PAGE_NAMES,
  type PageName,
  type Starter,
  type StarterCollection,
  type StarterPage,
  type TemplateStarter,
} from './starter/writer.ts';
import { saveProduct } from './store/catalogue/save-product.ts';
import { writeStore } from './store/settings/queries.ts';

type CommandDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

export interface StarterDeps extends CommandDeps {
  /** Absent: sites are made without pictures. */
  readonly photos?: PhotoSource | undefined;
}

const starters: Readonly<Record<TemplateName, TemplateStarter>> = everyStarter;

export async function createStarterSite(
  tx: Queryable,
  deps: StarterDeps,
  actor: Actor,
  input: StarterSite,
): Promise<{ id: string; identifier: string }> {
  const inside = { ...deps, db: within(deps.db, tx) };
  const identifier = input.identifier ?? (await freeIdentifier(tx, input.name));
  const site = await createSite(inside, { identifier, title: input.name, template: input.template });
  if (site.kind !== 'created') throw new Error(site.message);
  const { siteId } = site;
  const { template } = input;
  const asked = input.shop ?? (hasShopInAnyCase(template) ? UNASKED_SHOP : undefined);
  const { make, photos, shop: examples, members: plans } = starters[template];
  const members = input.hasMembers
    ? { area: deps.newId(), open: deps.newId(), invited: deps.newId() }
    : undefined;
  const names = asked ? [...new Set([...photos, ...photosOfShop(examples)])] : photos;
  const pictures = await storePhotos(tx, deps, deps.photos, { siteId, names });
  const pageIds = Object.fromEntries(PAGE_NAMES.map((name) => [name, deps.newId()])) as Record<
    PageName,
    string
  >;
  const shopId = deps.newId();
  const collection = { ref: 'collection' as const, id: shopId };
  const shop = asked && { collection, currency: asked.currency };
  if (asked) await openStore(tx, siteId, asked);
  if (members) await openAreas(tx, siteId, areasOf(plans, members));
  const starter = make(createWriter({ newId: deps.newId, pageIds, pictures, shop, members }), input.name);
  await fillSite({ deps: inside, actor, siteId, pageIds, shopId }, starter);
  const settings = {
    homePageId: pageIds.home,
    ...(input.timeZone && { timeZone: input.timeZone }),
    ...(asked?.country && { business: businessSchema.parse({ country: asked.country }) }),
  };
  expectDone(await changeSiteSettings(inside, { siteId, settings }));
  return { id: siteId, identifier };
}

async function openStore(tx: Queryable, siteId: string, { currency, country }: NewShop): Promise<void> {
  const measurementStandard = measuresOf(country);
  await writeStore(tx, siteId, storeSettingsSchema.parse({ currency, measurementStandard }));
}

/** Before the pages that they open. */
async function openAreas(tx: Queryable, siteId: string, areas: MemberAreas): Promise<void> {
  await keptMemberAreas.write(tx, siteId, areas);
  await keptMemberSettings.write(tx, siteId, { canJoin: true, hasLink: true });
}

interface NewSite {
  readonly deps: CommandDeps;
  readonly actor: Actor;
  readonly siteId: string;
  readonly pageIds: Readonly<Record<PageName, string>>;
  readonly shopId: string;
}

async function fillSite(site: NewSite, { pages, action, footer = [] }: Starter): Promise<void> {
  const { pageIds } = site;
  for (const [position, page] of pages.entries()) {
    if (page.collection) await makeCollection(site, page, page.collection);
    else await makeDocument(site, page, { kind: 'page', position });
  }
  const listed = pages.slice(1).filter(({ isInMenu = true }) => isInMenu);
  const entries = listed.map(({ name, body }) => {
    const id = pageIds[name];
    return { id, title: body.title, link: { ref: 'page' as const, id } };
  });
  // Where a button beside the menu leads already.
  const isCalled = ({ id }: { readonly id: string }) =>
    action !== undefined && 'id' in action.link && action.link.id === id;
  await edit(site, 'navigation', [
    set(
      ['fields', 'main'],
      [],
      entries.filter((entry) => !isCalled(entry)),
    ),
    set(
      ['fields', 'footer'],
      [],
      entries.map((entry) => ({ ...entry, id: site.deps.newId() })),
    ),
  ]);
  if (action) await edit(site, 'header', [set(['fields', 'action'], undefined, action)]);
  const name = pages[0]?.body.title ?? '';
  await edit(site, 'footer', [
    set(['fields', 'legal'], undefined, `© ${name}`),
    ...footer.map((section, index) => ({
      op: 'insert' as const,
      id: section.id,
      position: { parent: null, after: footer[index - 1]?.id ?? null },
      after: section,
    })),
  ]);
}

async function makeDocument(
  { deps, actor, siteId, pageIds }: NewSite,
  { name, slug = name, body, product, openedBy }: StarterPage,
  place: Pick<CreateDocument, 'kind' | 'position' | 'collectionId' | 'publishedAt'>,
): Promise<void> {
  const id = pageIds[name];
  expectDone(await createDocument(deps, actor, { siteId, id, slug, body, ...place }));
  if (product) {
    const variants = product.variants.map((variant) => ({ ...variant, id: deps.newId() }));
    // Every one of them has a SKU: none is drawn.
    const drawing = { ...deps, random: () => 0 };
    expectDone(await saveProduct(drawing, { siteId, productId: id, form: { ...product, variants } }));
  }
  if (openedBy !== undefined) {
    const access = { kind: 'plans' as const, anyOf: [openedBy] };
    expectDone(await changeDocumentSettings(deps, { siteId, documentId: id, access }));
  }
  expectDone(await publishDocument(deps, { siteId, documentId: id }));
}

async function makeCollection(
  site: NewSite,
  { name, slug = name, body }: StarterPage,
  { type, items }: StarterCollection,
): Promise<void> {
  const { deps, actor, siteId, pageIds, shopId } = site;
  const pageId = pageIds[name];
  const page = { title: body.title, slug, body, pageId };
  const ids = type === COLLECTION_TYPES.products ? { id: shopId } : {};
  const made = await createCollection(deps, actor, { siteId, type, ...page, ...ids });
  expectDone(made);
  if (made.kind !== 'created') throw new Error('the collection of a new site is there already');
  expectDone(await publishDocument(deps, { siteId, documentId: pageId }));
  const { collectionId } = made;
  for (const [position, item] of items.entries())
    await makeDocument(site, item, { kind: 'item', collectionId, position, publishedAt: deps.now() });
}

function set(path: string[], before: unknown, after: unknown): Operation {
  return { op: 'set', id: 'body', path, before, after };
}

/** Changes one of the documents every site has, as an owner does, and publishes it. */
async function edit(
  { deps, actor, siteId }: NewSite,
  kind: Extract<DocumentKind, 'header' | 'footer' | 'navigation'>,
  operations: readonly Operation[],
): Promise<void> {
  const document = await findSystemDocument(deps.db.read, siteId, kind);
  if (!document?.draftId) throw new Error(`the site has no ${kind}`);
  const address = { siteId, documentId: document.id };
  expectDone(await editDocument(deps, actor, { ...address, baseId: document.draftId, operations }));
  expectDone(await publishDocument(deps, address));
}

/** A name for addresses, made from the site's own. */
async function freeIdentifier(tx: Queryable, name: string): Promise<string> {
  return uniqueSlug(
    siteIdentifierOf(name),
    async (slug) => (await findSiteByIdentifier(tx, slug)) !== undefined,
  );
}

/** The starter's own content always fits: anything else is a bug in it. */
function expectDone(result: { readonly kind: string; readonly message?: string }): void {
  if (['invalid', 'missing', 'conflict', 'taken'].includes(result.kind))
    throw new Error(`the first pages cannot be made: ${JSON.stringify(result)}`);
}
