/** From a site and an address to an answer: the page, its data, a redirect, or the page that says what is wrong. */
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import type { Variants } from '#domain/experiments/experiment.ts';
import type { PageEcho, PageView } from '#domain/page.ts';
import type { SiteData } from '#domain/site-data.ts';
import { VARIANT_TERM } from '#domain/store/catalogue/variant-address.ts';
import type { VisitorAssets } from '#site/assets.ts';
import type { Editing } from '#site/edit/editing.ts';
import { listPageOf } from '#site/list-page.ts';
import { type LoadedPage, loadPage } from '#site/load-page.ts';
import { drawFrame, type RenderOptions, renderPage } from '#site/render-page.tsx';
import { type SystemPage, type SystemPageContent, systemBody } from '#site/system-page.tsx';
import type { Queryable } from '../db/schema.ts';
import { findCollection } from '../kernel/documents/queries-collections.ts';
import { keptFor } from '../kernel/kept-for.ts';
import type { OwnPage, PagePart, ShownItem, Visitor } from '../kernel/page-ports.ts';
import { fieldsOf } from './body-fields.ts';
import { type CategoryPage, categoryView, findCategoryPage, findMovedCategory } from './category-page.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { postsAfter } from './end-of-post.ts';
import { findWayOn, type InItsPlace, inItsPlace, type Redirected } from './find-elsewhere.ts';
import { needsListing, withListing } from './implicit-listing.ts';
import { keepFrame } from './kept-frames.ts';
import { pageViewOf } from './page-view.ts';
import { findPublished, type PublishedDocument } from './queries.ts';
import { sealedData } from './sealed-data.ts';
import { siteDataOf } from './site-data.ts';
import type { CurrentSite } from './site-views.ts';
import { SYSTEM_CODES } from './system-codes.ts';
import { teaserOf } from './teaser.ts';

export interface ServeDeps {
  readonly db: { readonly read: Queryable };
  readonly now: () => number;
  readonly secret: string;
  readonly assets: VisitorAssets;
  readonly ownerOrigin: string;
  /** What the features give to pages. */
  readonly parts: () => readonly PagePart[];
}

export interface PageAddress {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly echo?: PageEcho | undefined;
  /** What this visitor gets of experiments. */
  readonly variants?: Variants | undefined;
}

export interface PageOptions extends Pick<PageAddress, 'echo' | 'variants'> {
  readonly isPreview?: boolean;
  readonly editing?: Editing;
  /** In place of the page of a shop, that of one of its categories. */
  readonly category?: CategoryPage | undefined;
  /** Of the same request, with what it has been asked for already. */
  readonly data?: SiteData;
  /** Somebody who works on the site looks at a page that is not for everyone. */
  readonly isStaffView?: boolean;
}

export type Served =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly headers: Record<string, string>;
      readonly isCacheable: boolean;
      /** Keys of the experiments that what it shows has versions of. */
      readonly varies?: readonly string[];
    }
  | Redirected;

export async function servePage(
  deps: ServeDeps,
  site: CurrentSite,
  address: PageAddress,
  visitor: Visitor,
): Promise<Served> {
  const served = await serveOrName(deps, site, address, visitor);
  return served.kind === 'own' ? renderInItsPlace(deps, site, address, served) : served;
}

export async function renderInItsPlace(
  deps: ServeDeps,
  site: CurrentSite,
  address: PageAddress,
  { name, status }: InItsPlace,
): Promise<Served> {
  return { ...(await renderSystem(deps, site, address, { name })), status };
}

/** The page of an address; if there is none to show, the name of the one to show in its place. */
export async function serveOrName(
  deps: ServeDeps,
  site: CurrentSite,
  address: PageAddress,
  visitor: Visitor,
): Promise<Served | InItsPlace> {
  if (address.path === '/search') return renderSystem(deps, site, address, { name: 'search' });
  const document = await findPublished(deps.db.read, site.view.id, address.path);
  const data = siteDataOf(deps, { ...site.view, sees: document?.access });
  const category = document
    ? undefined
    : await findCategoryPage(deps.db.read, site.view.id, address.path, data);
  const shown = category?.shop ?? document;
  if (!shown || shown.kind === 'folder') return findWayOn(deps, site, address);
  const refused = await refuse(deps, site, { address, document: shown }, visitor);
  const isStaffView = refused === 'staff';
  if (refused && !isStaffView) return refused;
  if (shown.access !== undefined) Object.assign(data, visitor.data?.());
  const settled = await settleTerms(deps, site, { address, document }, data);
  if (settled) return settled;
  const loaded = await loadDocument(deps, site, shown, address.query, {
    echo: address.echo,
    variants: address.variants,
    category,
    data,
    isStaffView,
  });
  const list = listPageOf(loaded);
  if (list && list.page > list.pageCount) return findWayOn(deps, site, address);
  const isCacheable = !shown.settings.passwordHash && shown.access === undefined;
  return { ...(await finish(deps, site, loaded, 200)), isCacheable, varies: loaded.varies };
}

/** Where an address leads that says something in a term which another address says better, or which says nothing. */
async function settleTerms(
  { db }: ServeDeps,
  site: CurrentSite,
  { address, document }: { readonly address: PageAddress; readonly document: PublishedDocument | undefined },
  data: SiteData,
): Promise<Redirected | undefined> {
  const asked = { shop: document, category: address.query['category'] };
  const moved = await findMovedCategory(db.read, site.view.id, asked, data);
  if (moved !== undefined) return { kind: 'redirect', location: moved, status: 301, term: 'category' };
  if (!(await namesNoVariant(data, document, address))) return undefined;
  return { kind: 'redirect', location: address.path, status: 302, term: VARIANT_TERM };
}

/** Anyone can make up variants without end: what no product has leads to the page itself, and is kept nowhere. */
async function namesNoVariant(
  data: SiteData,
  document: PublishedDocument | undefined,
  { query }: PageAddress,
): Promise<boolean> {
  const variant = query[VARIANT_TERM];
  if (variant === undefined) return false;
  const product = document && (await data.products([document.id])).get(document.id);
  return !product?.variants.some((each) => each.id === variant);
}

/** What a visitor gets who may not see a page: the one place where that is decided. */
async function refuse(
  deps: ServeDeps,
  site: CurrentSite,
  { address, document }: { readonly address: PageAddress; readonly document: PublishedDocument },
  visitor: Visitor,
): Promise<Served | InItsPlace | 'staff' | undefined> {
  const { access, settings, body } = document;
  const { passwordHash } = settings;
  if (access !== undefined) {
    const { title, teaser } = teaserOf(body, site.view);
    const page = await visitor.refuse({
      ...{ path: address.path, title, access },
      // Of a page with a password, too, only the title is known.
      teaser: passwordHash === undefined ? teaser : '',
      isHiddenFromSearch: settings.isHiddenFromSearch,
    });
    if (page === 'private') return inItsPlace('protectedContent');
    if (page === 'staff') return page;
    if (page) return renderRefusal(deps, site, address, page);
  }
  if (passwordHash && !visitor.isUnlocked(document.id, passwordHash)) return inItsPlace('lockScreen');
  return undefined;
}

async function renderRefusal(
  deps: ServeDeps,
  site: CurrentSite,
  address: PageAddress,
  page: OwnPage,
): Promise<Served> {
  const served = await renderSystem(deps, site, address, page);
  if (served.kind === 'redirect') return served;
  return { ...served, status: page.status, headers: { ...served.headers, ...page.headers } };
}

export async function loadDocument(
  deps: ServeDeps,
  site: CurrentSite,
  document: PublishedDocument,
  query: Readonly<Record<string, string>>,
  options: PageOptions = {},
): Promise<LoadedPage> {
  const isDraft = options.isPreview === true || options.editing !== undefined;
  const seen = { ...site.view, sees: document.access };
  const { data: open = siteDataOf(deps, seen), isPreview = false } = options;
  const data = isDraft ? sealedData(deps, site.view.id, open) : open;
  const collectionOf = keptFor((id: string) => findCollection(deps.db.read, site.view.id, id));
  const readCollection = () => collectionOf(document.collectionId ?? '');
  const whole = await pageViewOf(document, { data, readCollection, isPreview });
  const page = options.category ? categoryView(whole, options.category) : whole;
  const collection = needsListing(page) ? await readCollection() : undefined;
  const listed = collection ? withListing(page, collection) : page;
  const isWholeItem = options.editing === undefined && page.type === PAGE_TYPES.contentItem;
  const after =
    isWholeItem && page.collectionId !== undefined
      ? await itemEnd(deps, {
          siteId: site.view.id,
          page,
          site: site.view.settings,
          settings: document.settings,
          collection: readCollection,
          data,
        })
      : undefined;
  const { socialImage, image } = fieldsOf(document.body);
  return loadPage({
    site: site.view,
    page: { ...listed, after, isStaffView: options.isStaffView === true },
    socialImageId: socialImage?.id ?? image?.id,
    data,
    now: deps.now(),
    query,
    echo: options.echo,
    variants: options.variants,
    editing: options.editing,
  });
}

/** The ways on, then what the features put below an item, one after the other. */
async function itemEnd({ parts }: ServeDeps, item: ShownItem): Promise<Body | undefined> {
  const bodies = await Promise.all([postsAfter(item), ...parts().map((part) => part.itemEnd?.(item))]);
  const sections = bodies.flatMap((body) => body?.sections ?? []);
  return sections.length === 0 ? undefined : { title: '', fields: {}, sections };
}

/** A page the product itself provides, in the site's own clothes. */
export async function renderSystem(
  deps: ServeDeps,
  site: CurrentSite,
  address: PageAddress,
  { keepsFrame, ...content }: SystemPageContent & { readonly keepsFrame?: boolean },
): Promise<Served> {
  const system: SystemPage = { ...content, path: address.path };
  const { type, status } = 'name' in system ? SYSTEM_CODES[system.name] : { type: system.type, status: 200 };
  const teaser = 'name' in system ? undefined : system.teaser;
  const page: PageView = {
    id: '',
    type,
    path: address.path,
    body: systemBody(system, site.view.settings.locale),
    parents: [],
    tags: [],
    categories: [],
    isHiddenFromSearch: teaser === undefined,
    teaser,
    isPreview: false,
  };
  const now = deps.now();
  const load = () =>
    loadPage({ site: site.view, page, data: siteDataOf(deps, site.view), now, query: address.query });
  if ('name' in system || !keepsFrame) {
    const answer = await finish(deps, site, await load(), status, { system });
    return { ...answer, isCacheable: type === PAGE_TYPES.search };
  }
  const { loaded, frame } = await keepFrame(site, { name: `${type} ${address.path}`, now }, async () => {
    const loaded = await load();
    return { loaded, frame: drawFrame(loaded, { ...renderOptions(deps, site), system }) };
  });
  return { ...(await finish(deps, site, loaded, status, { system, frame })), isCacheable: false };
}

function renderOptions({ assets }: ServeDeps, { sheet, headTags }: CurrentSite): RenderOptions {
  return { assets, sheet, headTags };
}

async function finish(
  deps: ServeDeps,
  site: CurrentSite,
  loaded: LoadedPage,
  status: number,
  own: Pick<RenderOptions, 'system' | 'frame'> = {},
) {
  const { html, ...parts } = renderPage(loaded, { ...renderOptions(deps, site), ...own });
  return {
    kind: 'page' as const,
    status,
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({ ...parts, ownerOrigin: deps.ownerOrigin }),
    },
  };
}
