/** The features of the server, found by their folders, with what they offer each other. */
import { everySetting } from './every-setting.ts';
import { everyTranslated } from './every-translated.ts';
import type {
  Common,
  Feature,
  FeatureSurroundings,
  MakeFeature,
  MakeOffers,
  MakeOverview,
} from './feature.ts';
import type { Kernel } from './kernel/kernel.ts';
import { settingsRoutes } from './kernel/settings/answer-settings.ts';
import { type Pages, pagesFeature } from './pages/feature.ts';
import { pagesOffers } from './pages/offers.ts';
import { createMoveRunner } from './perform-move.ts';
import { createStarterSite } from './starter-site.ts';
import { importPorts, removeStored } from './transfer-ports.ts';

const FOUND = Object.values(
  import.meta.glob<{ readonly feature?: MakeFeature; readonly overview?: MakeOverview }>('./*/feature.ts', {
    eager: true,
  }),
);
const OFFERS = Object.values(
  import.meta.glob<{ readonly offers?: MakeOffers<keyof Common> }>('./*/offers.ts', { eager: true }),
);

export interface FeaturesDeps {
  readonly kernel: Kernel;
  readonly pages: Pages;
  readonly surroundings: FeatureSurroundings;
  /** The server as visitors ask it. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

export function createFeatures(deps: FeaturesDeps): readonly Feature[] {
  const { kernel, pages } = deps;
  const common = offered(deps);
  const features = [
    ...FOUND.flatMap(({ feature }) => feature?.(kernel, common) ?? []),
    { routes: { owner: [settingsRoutes(kernel, everySetting)] } },
    pagesFeature(pages),
  ];
  return [...FOUND.flatMap(({ overview }) => overview?.(kernel, common, features) ?? []), ...features];
}

/** Each offer may use the others, once a request comes. */
function offered({ kernel, pages, surroundings, fetch }: FeaturesDeps): Common {
  const { media, starters } = surroundings;
  const { moved } = importPorts(kernel, media);
  const common: Partial<Common> = {
    ...surroundings,
    visit: fetch,
    translated: everyTranslated,
    runMove: surroundings.runMove ?? createMoveRunner({ ...kernel, media, fetch }),
    removeFiles: (row) => removeStored(media, row),
    createStarterSite: (tx, actor, site) =>
      createStarterSite(tx, { ...kernel, starters, moved }, actor, site),
    ...pagesOffers(pages),
  };
  for (const { offers } of OFFERS) Object.assign(common, offers?.(kernel, common as Common));
  return common as Common;
}
