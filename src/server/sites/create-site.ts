/** Makes a site with the documents every site has: style, navigation, header and footer. */
import type { DocumentKind } from '#domain/content/codes.ts';
import { type Body, emptyBody } from '#domain/content/content.ts';
import type { TemplateName } from '#domain/design/style.ts';
import { siteStyleSchema } from '#domain/design/style.ts';
import { siteSettingsSchema } from '#domain/settings/site-settings.ts';
import { SITE_STATUS, WEBSITE_TYPES } from '#domain/settings/site-status.ts';
import type { Deps } from '../deps.ts';
import { refuseIdentifier } from '../kernel/sites/refuse-identifier.ts';
import { findHost, insertHost, insertSite, insertSystemDocument } from './queries.ts';

export interface CreateSite {
  readonly identifier: string;
  readonly title: string;
  readonly template?: TemplateName;
  /** Primary host; without one the site answers on `{identifier}.SITE_DOMAIN` alone. */
  readonly host?: string;
}

export type SiteCreated =
  | { readonly kind: 'created'; readonly siteId: string }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'taken'; readonly message: string };

export async function createSite(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  input: CreateSite,
): Promise<SiteCreated> {
  const settings = siteSettingsSchema.safeParse({ title: input.title });
  if (!settings.success) return { kind: 'invalid', message: 'Enter a site title of 1 to 200 characters.' };
  const siteId = deps.newId();
  return deps.db.write(async (tx) => {
    const refused = await refuseIdentifier(tx, input.identifier);
    if (refused) return refused;
    if (input.host && (await findHost(tx, input.host))) {
      return { kind: 'taken', message: `Another site already uses the host ${input.host}.` };
    }
    const now = deps.now();
    await insertSite(tx, {
      id: siteId,
      identifier: input.identifier,
      settings: JSON.stringify(settings.data),
      version: 1,
      status: SITE_STATUS.paid,
      websiteType: WEBSITE_TYPES.classic,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    if (input.host) await insertHost(tx, { host: input.host, siteId, isPrimary: true, createdAt: now });
    for (const [kind, body] of systemBodies(input)) {
      await insertSystemDocument(tx, {
        id: deps.newId(),
        siteId,
        kind,
        title: body.title,
        revisionId: deps.newId(),
        body: JSON.stringify(body),
        now,
      });
    }
    return { kind: 'created', siteId };
  });
}

function systemBodies(input: CreateSite): [kind: DocumentKind, body: Body][] {
  const style = siteStyleSchema.parse({ template: input.template });
  return [
    ['style', { ...emptyBody('Style'), fields: style }],
    ['navigation', { ...emptyBody('Navigation'), fields: { main: [], footer: [] } }],
    ['header', emptyBody('Header')],
    ['footer', emptyBody('Footer')],
  ];
}
