/** The features of the server: those that are found by their folders, and those that are handed something of others. */
import { permissionsOf } from '#domain/accounts/permissions.ts';
import type { Captchas } from '#domain/captcha/captchas.ts';
import type { Finding } from '#domain/installation/calls.ts';
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

import { listShops } from './store/catalogue/queries-shop.ts';
import { isTestOrder } from './store/orders/issue-invoice.ts';
import { findOrderByToken } from './store/orders/queries.ts';

import { listSitesWithOrders } from './store/orders/queries-open.ts';

import { trackingFeature } from './tracking/feature.ts';
import { removeStored } from './transfer-ports.ts';
import { webhooksFeature } from './webhooks/feature.ts';
import { webhookFollower } from './webhooks/record-event.ts';

const FOUND = Object.values(
  import.meta.glob<{ readonly feature?: MakeFeature }>('./*/feature.ts', { eager: true }),
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
    ...FOUND.flatMap((make) => make(kernel, common)),
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
    ...postingFeatures(kernel, pages, captchas),
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
    documents: documentWriting,
    newsletter: listsAtCheckout(kernel),
    isStaff: (context, siteId) => mayOnSite(kernel, context, siteId, 'config.commerce'),
    captcha: captchaOfOwnPages(captchas, kernel, { findSiteView }),
    whomToTell: whomToTell(listCaretakers),
    findSiteView,
  };
}

/** What visitors send, and what follows from it. */
function postingFeatures(kernel: Kernel, pages: Pages, captchas: Captchas): readonly Feature[] {
  const ports = pagePorts(pages);
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

/** A document, unless it has been deleted. */
async function findLive({ db }: Kernel, siteId: string, documentId: string) {
  const document = await findDocument(db.read, siteId, documentId);
  return document?.deletedAt === null ? document : undefined;
}
