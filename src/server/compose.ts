/** Puts the parts of the server together: what every running Vitrine is made of, and what route tests run. */
import type { Hono } from 'hono';
import type { VisitorAssets } from '#site/assets.ts';
import { createAuthorize } from './accounts/authorize.ts';
import { sitePresenceRoutes } from './accounts/site-presence-routes.ts';
import { activityRoutes } from './activity/routes.ts';
import { type AppDeps, type AppRoutes, createApp } from './app.ts';
import { checkRoutes } from './checks/routes.ts';
import type { Visit } from './checks/weigh-page.ts';
import { COMMENT_HOUSEKEEPING } from './comments/purge-deleted.ts';
import { moderationRoutes } from './comments/routes.ts';
import { accountHandlers, composeAccounts, ownerDocumentOrigins } from './compose-accounts.ts';
import { commentHandlers, composeComments } from './compose-comments.ts';
import {
  composeFormJobs,
  composeFormOwners,
  composeForms,
  FORM_HOUSEKEEPING,
  formFiles,
} from './compose-forms.ts';
import { composeListPages, LIST_HOUSEKEEPING, listHandlers } from './compose-lists.ts';
import { composeSettings } from './compose-settings.ts';
import { composeWebhooks } from './compose-webhooks.ts';
import { KEEP_DELETED_MS } from './content/delete-document.ts';
import { indexDocument } from './content/index-document.ts';
import { runSchedule } from './content/publish-document.ts';
import { findDocument } from './content/queries.ts';
import { contentRoutes } from './content/routes.ts';
import { contentHistoryRoutes } from './content/routes-history.ts';
import { contentListRoutes } from './content/routes-lists.ts';
import type { Deps } from './deps.ts';
import { ERRORS_HOUSEKEEPING, errorHandlers, failureRecorder } from './errors/record-occurrences.ts';
import { errorRoutes } from './errors/routes.ts';
import { errorReportRoutes } from './errors/visitor-routes.ts';
import { VERIFY_URLS, type VerifyUrls } from './forms/verify-captcha.ts';
import { HOUSEKEEPING, housekeepingHandlers } from './housekeeping/jobs.ts';
import { apiReferenceRoutes } from './http/api-reference.ts';
import type { Authorize } from './http/authorize.ts';
import { clientAddress } from './http/client-address.ts';
import { crumbRoutes } from './http/crumb.ts';
import { createOutgoing } from './http/outgoing/outgoing.ts';
import type { OwnerAssets } from './http/owner-shell.ts';
import type { StaticAssets } from './http/static-assets.ts';
import type { Finding } from './installation/routes.ts';
import type { JobHandlers } from './jobs/run-job.ts';
import { createWorker } from './jobs/worker.ts';
import { linkRoutes } from './links/routes.ts';
import { MAIL_HOUSEKEEPING, mailHandlers, openMailTransport } from './mail/open-mail.ts';
import { mailRoutes } from './mail/routes.ts';
import { purgeMedia } from './media/change-media.ts';
import type { Media } from './media/open-media.ts';
import { mediaRoutes } from './media/routes.ts';
import { fileRoutes } from './media/serve-file.ts';
import { warmVariants } from './media/warm-variants.ts';
import type { MoveRunner } from './moves/run-move.ts';
import { editRoutes, editSessionRoutes } from './pages/edit.ts';
import { createFastPath } from './pages/fast-path.ts';
import { PageCache } from './pages/page-cache.ts';
import { previewLinkRoutes, previewRoutes, renderDraft } from './pages/preview.ts';
import { siteFileRoutes } from './pages/site-files.ts';
import { SiteRegistry } from './pages/site-registry.ts';
import { SiteViews } from './pages/site-views.ts';
import { stillRoutes } from './pages/still.ts';
import { hashPassword } from './pages/unlock.ts';
import { widgetRoutes } from './pages/widget.ts';
import { createPresence } from './presence/presence.ts';
import { type FindHeads, presenceRoutes } from './presence/routes.ts';
import type { ServerSettings } from './settings.ts';
import type { Reach } from './sites/reach-host.ts';
import { photosOf } from './starter-photos.ts';
import { VISITOR_CALLS } from './visitor-calls.ts';

/** What the build and the data folder supply. */
export interface Surroundings {
  readonly assets: VisitorAssets;
  readonly staticAssets: StaticAssets;
  readonly ownerAssets: OwnerAssets;
  readonly secret: string;
  readonly media: Media;
  /** Folder of the photographs that new sites begin with; absent: they begin without. */
  readonly photosFolder?: string;
  /** Vitrine's own. */
  readonly version: string;
  /** How other hosts are looked at. */
  readonly reach: Reach;
  /** Where captcha services are asked; absent: where they are. */
  readonly captchaUrls?: VerifyUrls;
  /** Does imports, exports and backups; where absent, this process does them. */
  readonly runMove?: MoveRunner;
  /** Looks at the installation as “vitrine doctor” does. */
  readonly examine?: () => Promise<readonly Finding[]>;
}

export function compose(deps: Deps, settings: ServerSettings, surroundings: Surroundings) {
  const { assets, staticAssets, ownerAssets, secret, media, version } = surroundings;
  const protocol = new URL(settings.ownerOrigin).protocol;
  const registry = new SiteRegistry(deps, {
    siteDomain: settings.siteDomain,
    fallbackHosts: [`127.0.0.1:${settings.port}`],
  });
  const cache = new PageCache(deps.now);
  const state = { isReady: false };
  const base: AppDeps = {
    ...deps,
    assets,
    cache,
    registry,
    views: siteViews(settings, assets),
    secret,
    ownerOrigin: settings.ownerOrigin,
    isSecure: protocol === 'https:',
    staticAssets,
    ownerAssets,
    siteOrigins: (context) => ownerDocumentOrigins(deps, settings, context),
    clientAddress: clientAddress(settings.trustedProxies),
    reportFailure: failureRecorder(deps),
    ...waysOut(settings, surroundings),
    isReady: () => state.isReady,
  };
  const authorize = createAuthorize(base);
  const parts = composeSettings({
    ...deps,
    ...surroundings,
    authorize,
    settings,
    isSiteHost: async (host) => (await registry.find(host)) !== undefined,
    fetch: (request) => app.fetch(request),
  });
  const webhooks = composeWebhooks(base, authorize);
  const owner = [
    ...composeAccounts({ ...base, authorize }, settings, photosOf(surroundings)),
    activityRoutes(deps, authorize),
    contentRoutes({ ...deps, authorize, hashPassword }),
    contentListRoutes({ ...deps, authorize }),
    contentHistoryRoutes({ ...deps, authorize }),
    errorRoutes({ ...deps, authorize }),
    linkRoutes({ ...deps, authorize }),
    mailRoutes({ ...base, authorize, mail: settings }),
    mediaRoutes(media, authorize),
    presenceRoutes(createPresence(deps.now), authorize, liveDocument(deps)),
    ...draftRoutes({ ...base, authorize }, (request) => app.fetch(request)),
    moderationRoutes({ ...deps, authorize }),
    ...composeFormOwners({ ...base, authorize }, settings, formFiles(base, media, settings)),
    webhooks.routes,
    ...parts.owner,
  ];
  const about = { origin: settings.ownerOrigin, version };
  const reference = apiReferenceRoutes([...owner, ...parts.anyHost], VISITOR_CALLS, about);
  const site = siteHostRoutes(base, media, settings);
  const app = createApp(base, { anyHost: parts.anyHost, owner: [...owner, reference], site });
  const handlers = { ...jobHandlers(base, settings, media), ...parts.handlers, ...webhooks.handlers };
  const recurring = [...RECURRING, ...parts.recurring, ...webhooks.recurring];
  const worker = createWorker(deps, handlers, { isOnlyServer: !settings.databaseUrl, recurring });
  const fastPath = createFastPath({ cache, registry });
  const ownerRoutes = [...owner, ...parts.anyHost, reference];
  return { app, fastPath, worker, registry, cache, state, media, ownerRoutes, siteRoutes: site };
}

function siteViews(settings: ServerSettings, assets: VisitorAssets): SiteViews {
  const { siteDomain, ownerOrigin, maxFormFileMegabytes } = settings;
  const { protocol } = new URL(ownerOrigin);
  return new SiteViews({ assets, siteDomain, protocol, maxFileMegabytes: maxFormFileMegabytes });
}

/** How requests leave for addresses that people type, and for services that sites use. */
function waysOut(
  { webhookPrivateNetworks: privateNetworks }: ServerSettings,
  { reach, captchaUrls = VERIFY_URLS }: Surroundings,
): Pick<AppDeps, 'outgoing' | 'captchaUrls'> {
  return { outgoing: createOutgoing({ resolve: reach.resolve, privateNetworks }), captchaUrls };
}

const RECURRING = [
  ...HOUSEKEEPING,
  ...COMMENT_HOUSEKEEPING,
  ...ERRORS_HOUSEKEEPING,
  ...FORM_HOUSEKEEPING,
  ...LIST_HOUSEKEEPING,
  ...MAIL_HOUSEKEEPING,
];

/** What a site's hosts answer before their pages. */
function siteHostRoutes(base: AppDeps, media: Media, settings: ServerSettings): AppRoutes['site'] {
  return [
    crumbRoutes(base),
    fileRoutes(media),
    errorReportRoutes(base),
    widgetRoutes(base),
    sitePresenceRoutes(base),
    previewRoutes(base),
    stillRoutes(base),
    editRoutes(base),
    composeComments(base),
    composeForms(base, formFiles(base, media, settings)),
    composeListPages(base),
    siteFileRoutes(base),
  ];
}

/** Around drafts: shown in the editor, shown to others, and checked. */
function draftRoutes(deps: AppDeps & { readonly authorize: Authorize }, visit: Visit): Hono[] {
  return [
    previewLinkRoutes(deps),
    editSessionRoutes(deps),
    checkRoutes({
      ...deps,
      visit,
      renderDraft: (siteId, documentId) => renderDraft(deps, { siteId, documentId }),
    }),
  ];
}

/** The heads of a document, unless it has been deleted. */
function liveDocument({ db }: Pick<Deps, 'db'>): FindHeads {
  return async (siteId, documentId) => {
    const document = await findDocument(db.read, siteId, documentId);
    return document?.deletedAt === null ? document : undefined;
  };
}

function jobHandlers(deps: AppDeps, settings: ServerSettings, media: Media): JobHandlers {
  return {
    'content.run-schedule': (payload: never) => runSchedule(deps, payload),
    'content.index-document': (payload: never) => indexDocument(deps, payload),
    'media.purge-file': (payload: never) => purgeMedia(media, payload),
    'media.warm-variants': (payload: never) => warmVariants(media, payload),
    ...errorHandlers(deps),
    ...housekeepingHandlers(deps, KEEP_DELETED_MS),
    ...mailHandlers(deps, openMailTransport(settings)),
    ...accountHandlers(deps, settings),
    ...commentHandlers(deps),
    ...composeFormJobs(deps, formFiles(deps, media, settings)),
    ...listHandlers(deps),
  };
}
