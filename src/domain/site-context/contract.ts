/**
 * The website context: what a page tells the runtime about its site, as inert JSON in the page (SITE-45 to
 * SITE-50). Names are the contract's. It is the same for every visitor: who is signed in is filled in by the
 * runtime, from the presence token.
 */
import { z } from 'zod';
import { cookieSettingsOf } from '../consent/settings.ts';
import { PAGE_TYPES } from '../content/codes.ts';
import type { SiteStyle } from '../design/style.ts';
import { experimentContextSchema } from '../experiments/context-schema.ts';
import { encodeMapsKey } from '../maps/key.ts';
import { providerOf } from '../maps/settings.ts';
import type { PageView, SiteView } from '../page.ts';
import { SITE_STATUS, WEBSITE_TYPES } from '../settings/site-status.ts';
import { TEMPLATE_VERSION } from './template-version.ts';

const codeOf = <Code extends number>(codes: Readonly<Record<string, Code>>) =>
  z.union(Object.values(codes).map((code) => z.literal(code)));
const settings = z.record(z.string(), z.unknown());

const websiteSettingsSchema = z.object({
  commentsEnabled: z.boolean(),
  commentProviderShortName: z.string(),
  pinterestOverlayOptions: z.object({ mode: z.string() }),
  popupOverlaySettings: settings.nullable(),
  mobileInfoBarSettings: settings.nullable(),
  useEscapeKeyToLogin: z.boolean(),
});

export const siteContextSchema = z
  .object({
    website: z.object({
      id: z.string(),
      identifier: z.string(),
      baseUrl: z.string(),
      developerMode: z.boolean(),
      cloneable: z.boolean(),
      websiteType: codeOf(WEBSITE_TYPES),
      siteStatus: codeOf(SITE_STATUS),
    }),
    templateId: z.string(),
    templateVersion: z.string(),
    /** The style's adjustable values by name. */
    tweakJSON: z.record(z.string(), z.string()),
    authenticatedAccount: z.object({ id: z.string() }).nullable(),
    websiteRoles: z.record(z.string(), z.boolean()),
    websiteSettings: websiteSettingsSchema.nullable(),
    collection: z.object({ id: z.string() }).nullable(),
    item: z.object({ id: z.string() }).nullable(),
    pageType: codeOf(PAGE_TYPES),
    accessPermissions: z.array(z.number()),
    showAnnouncementBar: z.boolean(),
    /** Ids of collections that hold demo content. */
    demoCollections: z.array(z.string()),
    googleFonts: z.array(z.object({ includeName: z.string() })),
    typekitFonts: z.array(z.object({ id: z.string(), variations: z.array(z.string()) })),
    rollups: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
    cookieSettings: settings,
    /** What this page shows of experiments (EXPT-10); absent on pages that none changes. */
    experiments: z.array(experimentContextSchema).optional(),
    /** Encoded; absent where no maps service has one. */
    mapsKey: z.string().optional(),
  })
  .meta({ id: 'SiteContext', description: 'What a page tells the runtime about its site.' });
export type SiteContext = z.infer<typeof siteContextSchema>;

/** The context of a page, for every visitor alike. */
export function buildSiteContext(site: SiteView, page: PageView): SiteContext {
  const isItem = page.type === PAGE_TYPES.contentItem;
  return {
    website: {
      id: site.id,
      identifier: site.identifier,
      baseUrl: site.baseUrl,
      developerMode: site.settings.developerMode,
      cloneable: site.settings.cloneable,
      websiteType: site.standing?.websiteType ?? WEBSITE_TYPES.classic,
      siteStatus: site.standing?.siteStatus ?? SITE_STATUS.paid,
    },
    templateId: site.style.template,
    templateVersion: TEMPLATE_VERSION,
    tweakJSON: tweaksOf(site.style),
    authenticatedAccount: null,
    websiteRoles: {},
    websiteSettings: settingsOf(site),
    collection: referTo(page.collectionId ?? (isItem ? '' : page.id)),
    item: referTo(isItem ? page.id : ''),
    pageType: page.type,
    accessPermissions: [],
    showAnnouncementBar: site.overPages?.announcement.isOn ?? false,
    demoCollections: [],
    googleFonts: [],
    typekitFonts: [],
    rollups: {},
    cookieSettings: site.consent ? cookieSettingsOf(site.consent, site.consentWording) : {},
    ...(page.experiments && { experiments: [...page.experiments] }),
    ...mapsKeyOf(site),
  };
}

/** A page that is no item is a collection of its own; pages without a document are neither. */
function referTo(id: string): { id: string } | null {
  return id === '' ? null : { id };
}

function settingsOf(site: SiteView): SiteContext['websiteSettings'] {
  return {
    commentsEnabled: site.settings.commentsEnabled,
    commentProviderShortName: site.settings.commentProviderShortName,
    pinterestOverlayOptions: { mode: 'disabled' },
    popupOverlaySettings: popupSettingsOf(site),
    mobileInfoBarSettings: infoBarOf(site),
    useEscapeKeyToLogin: site.settings.useEscapeKeyToLogin,
  };
}

/** Of the first that is on: the contract knows of one. */
function popupSettingsOf({ overPages }: SiteView): Record<string, unknown> | null {
  const popup = overPages?.popups.find(({ isOn }) => isOn);
  if (!popup) return null;
  const { style, version, showUntilSignup, displayFrequency, enableMobile } = popup;
  return { style, version, showUntilSignup, displayFrequency, enableMobile };
}

function infoBarOf({ overPages }: SiteView): Record<string, unknown> | null {
  const style = overPages?.bars.infoBar.style ?? 'none';
  return style === 'none' ? null : { style };
}

/** Only what pages show anyway: never the owner's own style sheet. */
function tweaksOf({ palette, fonts, scale, spacing }: SiteStyle): Record<string, string> {
  const tweaks: Record<string, string> = { scale: String(scale), spacing: String(spacing) };
  for (const [name, value] of Object.entries(palette)) if (value) tweaks[`palette-${name}`] = value;
  for (const [name, value] of Object.entries(fonts)) if (value) tweaks[`font-${name}`] = value;
  return tweaks;
}

function mapsKeyOf({ maps }: SiteView): { readonly mapsKey?: string } {
  return maps && providerOf(maps) === 'google' ? { mapsKey: encodeMapsKey(maps.key) } : {};
}
