/** The features of the server: those that are found by their folders, and those that are handed something of others. */

import { permissionsOf } from '#domain/accounts/permissions.ts';
import type { Captchas } from '#domain/captcha/captchas.ts';
import type { Finding } from '#domain/installation/calls.ts';
import { hasAddress } from '#domain/store/orders/invoice.ts';
import { accountsFeature } from './accounts/feature.ts';
import { findAccount, findSiteRole, listCaretakers } from './accounts/queries-accounts.ts';
import { mayOnSite } from './accounts/site-presence.ts';
import type { VerifyUrls } from './captcha/ask-service.ts';
import { captchaOfOwnPages, openCaptchas } from './captcha/feature.ts';
import { checklistFeature } from './checklist/feature.ts';
import { checksFeature } from './checks/feature.ts';
import { commentsFeature } from './comments/feature.ts';
import { consentFeature } from './consent/feature.ts';
import { documentWriting } from './content/document-writing.ts';
import { contentFeature } from './content/feature.ts';
import type { Queryable } from './db/schema.ts';
import type { Common, Feature, MakeFeature } from './feature.ts';
import { formsFeature } from './forms/feature.ts';
import { findFieldsOfForm } from './forms/find-fields.ts';
import { readPublishedForm } from './forms/find-form.ts';
import { countSetAside, findSubmission } from './forms/inbox/queries.ts';
import { listForms } from './forms/list-forms.ts';
import { installationFeature } from './installation/feature.ts';
import { findDocument } from './kernel/documents/queries.ts';
import type { Kernel } from './kernel/kernel.ts';
import { findLiveSite } from './kernel/sites/queries.ts';
import { listsAtCheckout, listsFeature, listsFollower } from './lists/feature.ts';
import { listMemberships } from './lists/queries.ts';
import type { PlacedForm } from './lists/set-aside.ts';
import { isMailed } from './mail/mail-server.ts';
import { mediaFeature } from './media/feature.ts';
import type { Media } from './media/open-media.ts';
import { movesFeature } from './moves/feature.ts';
import type { MoveRunner } from './moves/run-move.ts';
import { whomToTell } from './notices/feature.ts';
import { addressOfLink } from './pages/address-of-link.ts';
import { type Pages, pagesFeature } from './pages/feature.ts';
import { openPage } from './pages/open-page.ts';
import { pagePorts } from './pages/page-ports.ts';
import { renderDraft } from './pages/preview.ts';
import { listPublishedPages } from './pages/queries.ts';
import { countFound } from './pages/queries-search.ts';
import { hashPassword } from './pages/unlock.ts';
import { createMoveRunner } from './perform-move.ts';
import { presenceFeature } from './presence/feature.ts';
import { privacyFeature } from './privacy/feature.ts';
import { sitesFeature } from './sites/feature.ts';
import type { Reach } from './sites/reach-host.ts';
import { photosOf } from './starter/store-photos.ts';
import { createStarterSite } from './starter-site.ts';
import { cartRemindersFeature } from './store/aftercare/cart-reminders/feature.ts';
import { askLater } from './store/aftercare/reviews/ask-reviews.ts';
import { reviewsFeature } from './store/aftercare/reviews/feature.ts';
import { cartFeature, openCarts } from './store/cart/feature.ts';
import { setDiscountUses } from './store/cart/queries.ts';
import { catalogueFeature } from './store/catalogue/feature.ts';
import { findSellable, searchSellable } from './store/catalogue/find-sellable.ts';
import { listProductKinds } from './store/catalogue/queries-find.ts';
import { findLockOfVariant } from './store/catalogue/queries-sellable.ts';
import { listShops, shopOf } from './store/catalogue/queries-shop.ts';
import { ordersFeature } from './store/orders/feature.ts';
import { isTestOrder } from './store/orders/issue-invoice.ts';
import { findOrderByToken } from './store/orders/queries.ts';
import { alsoBought } from './store/orders/queries-bought.ts';
import { countDiscountedOrders } from './store/orders/queries-discounts.ts';
import { findFulfilled } from './store/orders/queries-fulfilled.ts';
import { findSeller } from './store/orders/queries-invoices.ts';
import { listSitesWithOrders } from './store/orders/queries-open.ts';
import { storeFeature } from './store/settings/feature.ts';
import { findStoreSettings } from './store/settings/queries.ts';
import type { StoreNeeds } from './store/settings/routes.ts';
import { trackingFeature } from './tracking/feature.ts';
import { removeStored } from './transfer-ports.ts';
import { webhooksFeature } from './webhooks/feature.ts';
import { webhookFollower } from './webhooks/record-event.ts';

const FOUND = Object.values(
  import.meta.glob<{ readonly feature?: MakeFeature }>('./**/feature.ts', { eager: true }),
).flatMap(({ feature }) => feature ?? []);

/** What single features are given of the build, the data folder and the network. */
export interface FeatureSurroundings {
  readonly media: Media;
  /** Folder of the photographs that new sites begin with; absent: they begin without. */
  readonly photosFolder?: string;
  /** How other hosts are looked at. */
  readonly reach: Reach;
  /** Where captcha services are asked; absent: where they are. */
  readonly captchaUrls?: VerifyUrls;
  /** Does imports, exports and backups; where absent, this process does them. */
  readonly runMove?: MoveRunner;
  /** Looks at the installation as “vitrine doctor” does. */
  readonly examine?: () => Promise<readonly Finding[]>;
}

export interface FeaturesDeps {
  readonly kernel: Kernel;
  readonly pages: Pages;
  readonly surroundings: FeatureSurroundings;
  /** The server as visitors ask it. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

export function createFeatures({ kernel, pages, surroundings, fetch }: FeaturesDeps): readonly Feature[] {
  const { media, reach, examine = async () => [] } = surroundings;
  const photos = photosOf(surroundings);
  const captchas = openCaptchas(kernel, surroundings.captchaUrls);
  const common = commonOf(kernel, pages, media, captchas);
  const starter: Parameters<typeof accountsFeature>[1] = {
    listShops: async () => {
      const shops = await Promise.all([listShops(kernel.db.read), listSitesWithOrders(kernel.db.read)]);
      return new Set(shops.flat());
    },
    createStarterSite: (tx, actor, site) => createStarterSite(tx, { ...kernel, photos }, actor, site),
  };
  const runMove = surroundings.runMove ?? createMoveRunner({ ...kernel, media, fetch });
  const features: readonly Feature[] = [
    // Mails about what somebody sent go before that itself.
    ...FOUND.map((make) => make(kernel, common)),
    accountsFeature(kernel, starter),
    contentFeature(kernel, { hashPassword }),
    mediaFeature(kernel, { media }),
    presenceFeature(kernel, { findHeads: (siteId, documentId) => findLive(kernel, siteId, documentId) }),
    checksFeature(kernel, {
      visit: fetch,
      renderDraft: (siteId, documentId) => renderDraft(pages, { siteId, documentId }),
    }),
    consentFeature(kernel, {
      openPage: (siteId, path) => openPage(pages, siteId, path),
      pathsOf: async (siteId) => (await listPublishedPages(kernel.db.read, siteId)).map(({ path }) => path),
      baseUrlOf: async (siteId) => (await common.findSiteView(siteId))?.baseUrl,
    }),
    ...postingFeatures(kernel, pages, common, captchas),
    installationFeature(kernel, { examine, jobs: () => features.flatMap(({ jobs = [] }) => jobs) }),
    movesFeature(kernel, { runMove }),
    sitesFeature(kernel, {
      ...starter,
      reach,
      isSiteHost: async (host) => (await pages.registry.find(host)) !== undefined,
      removeFiles: (row) => removeStored(media, row),
    }),
    pagesFeature(pages),
  ];
  return [
    privacyFeature(kernel, { parts: features.flatMap(({ person }) => person ?? []) }),
    checklistFeature(kernel, { parts: features.flatMap(({ checklist }) => checklist ?? []) }),
    ...features,
  ];
}

function commonOf(kernel: Kernel, pages: Pages, media: Media, captchas: Captchas): Common {
  const findSiteView: Common['findSiteView'] = async (siteId) => {
    const site = await findLiveSite(pages.db.read, siteId);
    return site && (await pages.views.get(pages.db.read, siteId, site.version))?.view;
  };
  const ports = pagePorts(pages);
  return {
    media,
    pagePorts: ports,
    maySeeVariant: maySeeVariant(pages.db, ports),
    findSellable,
    findStore: findStoreSettings,
    homeOf,
    captcha: captchaOfOwnPages(captchas, kernel, { findSiteView }),
    whomToTell: whomToTell(listCaretakers),
    findSiteView,
  };
}

function maySeeVariant(db: Kernel['db'], { maySee }: Common['pagePorts']): Common['maySeeVariant'] {
  return async (context, variantId) => {
    const lock = await findLockOfVariant(db.read, context.get('site').id, variantId);
    return !lock || maySee(context)(lock.documentId, lock.passwordHash);
  };
}

async function homeOf(db: Queryable, siteId: string): Promise<string> {
  return (await findSeller(db, siteId)).country;
}

/** What the cart and orders ask of the shop. */
const selling = {
  findSellable,
  findStore: findStoreSettings,
  homeOf,
  hasAddress: async (db: Queryable, siteId: string) => hasAddress(await findSeller(db, siteId)),
};

/** What visitors send, and what follows from it. */
function postingFeatures(
  kernel: Kernel,
  pages: Pages,
  common: Common,
  captchas: Captchas,
): readonly Feature[] {
  const ports = pagePorts(pages);
  const carts = openCarts(kernel, selling);
  const isSignUp = async (form: PlacedForm) =>
    (await readPublishedForm(kernel.db.read, form.siteId, form))?.isSignUp ?? false;
  return [
    formsFeature(kernel, ports, {
      captchas,
      addressOfLink: (siteId, link) => addressOfLink(kernel.db.read, siteId, link),
      emailOfAccount: async (db, accountId) => (await findAccount(db, accountId))?.email,
      listCaretakers,
      listMemberships,
      followers: [webhookFollower(kernel), listsFollower(kernel, { isSignUp })],
    }),
    commentsFeature(kernel, ports),
    listsFeature(kernel, ports, {
      async fieldsOf(db, siteId, formId) {
        const { fields = [], isSignUp = false } = (await findFieldsOfForm(db, siteId, formId)) ?? {};
        return { fields, isSignUp };
      },
      setAside: countSetAside,
      isSignUp,
    }),
    storeFeature(kernel, { beginCounting }),
    catalogueFeature(kernel, {
      ...common,
      documents: documentWriting,
      boughtWith: async (db, siteId, id) => (await alsoBought(db, siteId, [id])).map((each) => each.id),
    }),
    cartFeature(kernel, ports, { ...selling, ...common, alsoBought, shopOf }),
    ordersFeature(kernel, ports, {
      ...selling,
      searchSellable,
      listKinds: listProductKinds,
      hasMailServer: () => isMailed(kernel),
      whomToTell: whomToTell(listCaretakers),
      cart: carts,
      newsletter: listsAtCheckout(kernel),
      captcha: common.captcha,
      isStaff: (context, siteId) => mayOnSite(kernel, context, siteId, 'config.commerce'),
      onFulfilled: (tx, order) => askLater(tx, { ...kernel, findStore: findStoreSettings }, order),
      offersReminders: async (siteId) => (await findStoreSettings(kernel.db.read, siteId)).cartReminders.isOn,
      offersGiftNotes: async (siteId) => (await findStoreSettings(kernel.db.read, siteId)).giftNotes,
      termsOf: async (siteId) => (await findStoreSettings(kernel.db.read, siteId)).termsPath || undefined,
    }),
    cartRemindersFeature(kernel, ports, {
      findStore: findStoreSettings,
      bringBack: (context, cartId) => carts.bringBack(context, cartId),
      readCart: (db, siteId, cartId) =>
        carts.price(db, { siteId, cartId, address: { country: '' }, deliveryId: '' }),
    }),
    reviewsFeature(kernel, ports, { findStore: findStoreSettings, findFulfilled }),
    trackingFeature(kernel, {
      listForms,
      countFound,
      async findPaidOrder(db, siteId, token) {
        const order = await findOrderByToken(db, siteId, token);
        if (!order || isTestOrder(order)) return undefined;
        return order.captured_minor >= order.total_minor ? order.id : undefined;
      },
      async findReader(db, siteId, accountId) {
        const account = await findAccount(db, accountId);
        const role = (await findSiteRole(db, accountId, siteId)) ?? null;
        const held = permissionsOf({ isOwner: account?.is_owner === 1, role });
        return held.has('config.reports') ? account?.email : undefined;
      },
    }),
    webhooksFeature(kernel, { findSubmission, listCaretakers, listForms }),
  ];
}

const beginCounting: StoreNeeds['beginCounting'] = async (tx, siteId, ids) => {
  const uses = new Map(ids.map((id) => [id, 0]));
  for (const { id, orders } of await countDiscountedOrders(tx, siteId, ids))
    uses.set(id, (uses.get(id) ?? 0) + orders);
  await setDiscountUses(tx, siteId, uses);
};

/** A document, unless it has been deleted. */
async function findLive({ db }: Kernel, siteId: string, documentId: string) {
  const document = await findDocument(db.read, siteId, documentId);
  return document?.deletedAt === null ? document : undefined;
}
