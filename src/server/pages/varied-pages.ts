/**
 * Which experiments change a page, and what its visitor gets of them. A page is looked at once per version of its site;
 * from then on each of its variants is kept like a page of its own. Bots get the original, and so does everything that is
 * made of a page beside it: its data, feeds, the site map.
 */
import type { Context } from 'hono';
import { BoundedMap } from '#domain/bounded-map.ts';
import {
  isShowing,
  statusOf,
  type Variants,
  variantsFor,
  variantsKey,
} from '#domain/experiments/experiment.ts';
import type { SiteView } from '#domain/page.ts';
import type { Caller } from '../http/client-address.ts';
import type { SiteEntry, SiteEnvironment } from '../http/site-environment.ts';
import type { AssignPart } from '../kernel/page-ports.ts';

type Experiments = NonNullable<SiteView['experiments']>;

export interface VariedDeps {
  readonly now: () => number;
  /** One feature knows who gets what. */
  readonly assign: () => AssignPart | undefined;
}

/** Pages of sites with experiments, those that none of them changes among them. */
const MAX_PAGES = 5000;
/** Longer addresses are looked at each time, so that made-up ones cannot fill the memory. */
const MAX_KEY = 600;

export class VariedPages {
  readonly #deps: VariedDeps;
  readonly #known = new BoundedMap<string, Experiments>(MAX_PAGES);

  constructor(deps: VariedDeps) {
    this.#deps = deps;
  }

  /** Whether anything but the original may be shown on the site now. */
  isVaried({ experiments = [] }: Pick<SiteView, 'experiments'>): boolean {
    const now = this.#deps.now();
    return experiments.some((each) => isShowing(each, now));
  }

  /** Whether visitors get different variants of a page now: of one that is decided all get the same. */
  isSplit({ experiments = [] }: Pick<SiteView, 'experiments'>, names: readonly string[] = []): boolean {
    return experiments.some((each) => names.includes(each.key) && this.#isRunning(each));
  }

  #isRunning(experiment: Experiments[number]): boolean {
    return statusOf(experiment, this.#deps.now()) === 'running';
  }

  /** The experiments that change the page; undefined where it has not been looked at. */
  of(key: string): Experiments | undefined {
    return this.#known.get(key);
  }

  /** @param names of the experiments that what the page shows has versions of */
  learn(
    key: string,
    { experiments = [] }: Pick<SiteView, 'experiments'>,
    names: readonly string[],
  ): Experiments {
    const varied = experiments.filter((each) => names.includes(each.key));
    if (key.length <= MAX_KEY) this.#known.set(key, varied);
    return varied;
  }

  async variants(context: Context<SiteEnvironment>, experiments: Experiments): Promise<Variants> {
    const isSplit = experiments.some((each) => this.#isRunning(each));
    const visitor = isSplit ? await this.#deps.assign()?.find(context) : null;
    return variantsFor(experiments, visitor ?? undefined, this.#deps.now());
  }

  /**
   * Under which key a page that may vary is kept for this visitor, without asking the database; undefined where that is
   * needed.
   */
  keyOf(key: string, caller: Caller, site: SiteEntry): string | undefined {
    const experiments = this.#known.get(key);
    if (!experiments || experiments.length === 0) return key;
    const isSplit = experiments.some((each) => this.#isRunning(each));
    const visitor = isSplit ? this.#deps.assign()?.peek(caller, site) : null;
    if (visitor === undefined) return undefined;
    return variantKey(key, variantsFor(experiments, visitor ?? undefined, this.#deps.now()));
  }
}

/** The key of a page as these variants show it; the original's is the page's own. */
export function variantKey(key: string, variants: Variants): string {
  const variant = variantsKey(variants);
  // Before the address, so that the end still tells whether it was asked for with query terms.
  return variant === '' ? key : key.replace(' ', () => ` ${variant} `);
}
