/** Makes a site that has something to show: what its template’s starter holds, an exported site, in one go. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { uniqueSlug } from '#domain/content/slug.ts';
import { businessSchema } from '#domain/settings/business.ts';
import { siteIdentifierOf } from '#domain/settings/site-identifier.ts';
import { measuresOf } from '#domain/store/settings/measurement.ts';
import { hasShopInAnyCase, UNASKED_SHOP } from '#domain/store/settings/new-shop.ts';
import type { StarterSite } from './accounts/deps.ts';
import { adoptDocumentIn } from './content/publish-document.ts';
import type { Queryable } from './db/schema.ts';
import { within } from './db/within.ts';
import type { Actor, Deps } from './deps.ts';
import { originalKey, servedKey } from './kernel/media/records.ts';
import type { MovedRows } from './kernel/moves/moved-rows.ts';
import { findSiteByIdentifier } from './kernel/sites/queries.ts';
import { refuseIdentifier } from './kernel/sites/refuse-identifier.ts';
import { tailor } from './moves/starter/tailor.ts';
import type { SiteContents } from './moves/transfer/format.ts';
import { writeRows } from './moves/transfer/import-site.ts';
import { readExport } from './moves/transfer/read-export.ts';
import { siteRowOf } from './moves/transfer/records.ts';
import { createSite } from './sites/create-site.ts';
import type { Storage } from './storage/storage.ts';

/** Where the starters are, and where a site’s pictures go. */
export interface StarterSource {
  readonly folder: string;
  /** Absent: sites are made without pictures. */
  readonly storage?: Storage | undefined;
}

export interface StarterDeps extends Pick<Deps, 'db' | 'now' | 'newId'>, Partial<Pick<Deps, 'log'>> {
  readonly starters: StarterSource;
  /** Of the features, as an import writes them. */
  readonly moved: readonly MovedRows[];
}

export async function createStarterSite(
  tx: Queryable,
  deps: StarterDeps,
  actor: Pick<Actor, 'name'>,
  input: StarterSite,
): Promise<{ id: string; identifier: string }> {
  const identifier = input.identifier ?? (await freeIdentifier(tx, input.name));
  const refused = await refuseIdentifier(tx, identifier);
  if (refused) throw new Error(refused.message);
  const folder = join(deps.starters.folder, input.template);
  const starter = await readStarter(folder, deps);
  if (!starter) return createBareSite(tx, deps, { ...input, identifier });
  const shop = input.shop ?? (hasShopInAnyCase(input.template) ? UNASKED_SHOP : undefined);
  const storage = existsSync(join(folder, 'media')) ? deps.starters.storage : undefined;
  const { site, ...contents } = tailor(starter, {
    ...{ name: input.name, identifier, author: actor.name, now: deps.now(), newId: deps.newId },
    currency: (shop ?? UNASKED_SHOP).currency,
    measurementStandard: measuresOf((shop ?? UNASKED_SHOP).country),
    hasShop: shop !== undefined,
    hasMembers: input.hasMembers === true,
    hasPictures: storage !== undefined,
  });
  const settings = {
    ...site.settings,
    ...(input.timeZone && { timeZone: input.timeZone }),
    ...(input.isOpeningSoon && { isClosed: true, isOpeningSoon: true }),
    ...(shop?.country && { business: businessSchema.parse({ country: shop.country }) }),
  };
  if (storage) await storePictures(storage, folder, contents.media);
  await writeStarter(tx, deps, { ...contents, site: { ...site, settings } });
  return { id: site.id, identifier };
}

/** All of a site that comes with Vitrine, but its pictures. */
export async function writeStarter(
  tx: Queryable,
  deps: Pick<StarterDeps, 'now' | 'newId' | 'moved'>,
  contents: SiteContents,
): Promise<void> {
  await writeRows(
    tx,
    { moved: deps.moved, adoptDocument: (within, document) => adoptDocumentIn(within, deps, document) },
    contents,
    { site: siteRowOf(contents.site, deps.now()), hosts: [] },
  );
}

/** @returns undefined where the folder has been removed from the installation */
async function readStarter(folder: string, { moved, log }: StarterDeps): Promise<SiteContents | undefined> {
  if (!existsSync(folder)) {
    log?.warn({ folder }, 'the folder of a starter is missing');
    return undefined;
  }
  const read = await readExport(folder, moved, { areFilesRead: false });
  if (read.kind === 'read') return read.contents;
  throw new Error(`the starter cannot be read: ${JSON.stringify(read.problems.slice(0, 3))}`);
}

async function createBareSite(
  tx: Queryable,
  deps: StarterDeps,
  { identifier, name, template }: StarterSite & { readonly identifier: string },
): Promise<{ id: string; identifier: string }> {
  const made = await createSite({ ...deps, db: within(deps.db, tx) }, { identifier, title: name, template });
  if (made.kind !== 'created') throw new Error(made.message);
  return { id: made.siteId, identifier };
}

/** They come with Vitrine and carry no metadata: what visitors get is the file itself. */
export async function storePictures(
  storage: Storage,
  folder: string,
  media: SiteContents['media'],
): Promise<void> {
  await Promise.all(
    media.flatMap(({ id, sha256: hash, kind, file }) =>
      [originalKey({ id, hash }), servedKey({ id, hash, kind })].map((key) =>
        storage.put(key, { path: join(folder, file) }),
      ),
    ),
  );
}

/** A name for addresses, made from the site's own. */
async function freeIdentifier(tx: Queryable, name: string): Promise<string> {
  return uniqueSlug(
    siteIdentifierOf(name),
    async (slug) => (await findSiteByIdentifier(tx, slug)) !== undefined,
  );
}
