/** Every screen of the owner area, by address, and a demo site to open them with. */
import type { Deps } from '#server/deps.ts';
import { findSiteSettings, updateSiteSettings } from '#server/kernel/sites/queries.ts';
import { ownerFeatures } from './owner-features.ts';

export const features = await ownerFeatures();
const routes = features.flatMap(({ screens = [] }) => screens.map(({ path }) => path));
const panels = features.flatMap(({ settings = [] }) => settings.map(({ path }) => path));

/** The demo site, with pages, posts, pictures and a collection. */
export async function demoParts({ db }: Pick<Deps, 'db'>) {
  const { id: site } = await db.read
    .selectFrom('sites')
    .select('id')
    .where('identifier', '=', 'demo')
    .executeTakeFirstOrThrow();
  const documents = db.read.selectFrom('documents').select(['id', 'collectionId']).where('siteId', '=', site);
  const page = await documents.where('kind', '=', 'page').executeTakeFirstOrThrow();
  const item = await documents.where('kind', '=', 'item').executeTakeFirstOrThrow();
  // Hidden, so that visitors' pages stay as they are.
  const language = 'fr';
  const settings = await findSiteSettings(db.read, site);
  if (settings)
    await db.write((tx) =>
      updateSiteSettings(tx, site, { ...settings, languages: [{ code: language, isHidden: true }] }),
    );
  return { site, document: page.id, collection: item.collectionId ?? '', language };
}

/** One address, or one for each panel; of a screen with others below it, its own. */
function addressesOf(route: string): string[] {
  if (route.endsWith('/*')) return [route.slice(0, -2)];
  return route.endsWith('/:panel?') ? panels.map((panel) => route.replace(':panel?', panel)) : [route];
}

/** The demo sells nothing, and has no members and experiments: their own tests look at these. */
export const OF_SHOPS = [
  'products/:product',
  'analytics/experiments/:experiment',
  'gift-cards/:card',
  '/sites/:site/donation-papers/:donation/:paper',
  'members/:member',
  'orders/:order',
  'customers/:order',
  '/sites/:site/orders/slips/:orders',
  '/sites/:site/orders/:order/credit-notes/:position',
  '/sites/:site/orders/:order/invoice',
];

/** Each screen with one that is about something, and the two where there is none. */
export const SCREENS = [
  '/',
  '/sites/:site',
  '/nowhere',
  ...routes.filter((route) => !OF_SHOPS.includes(route)),
].flatMap((route) => addressesOf(route.startsWith('/') ? route : `/sites/:site/${route}`));

/** @param parts what `demoParts` found, by the name it has in addresses */
export function addressOf(screen: string, parts: Readonly<Record<string, string>>): string {
  return screen.replace(/:(\w+)/g, (_, name: string) => parts[name] ?? name);
}
