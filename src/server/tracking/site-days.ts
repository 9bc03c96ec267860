/** What counting takes to know of a site, kept until its version grows: whether it counts, and when its days begin. */
import { BoundedMap } from '#domain/bounded-map.ts';
import { civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import { HOUR_MS } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import type { SiteEntry } from '../http/site-environment.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';

export interface SiteDays {
  readonly isOn: boolean;
  /** The day now, in the site's time zone: `2026-11-21`. */
  readonly today: string;
}

interface Known {
  readonly version: number;
  readonly isOn: boolean;
  readonly timeZone: string;
  day: { readonly key: string; readonly from: number };
}

const MAX_SITES = 2000;

export class SitesDays {
  readonly #deps: Pick<Deps, 'db' | 'now'>;
  readonly #known = new BoundedMap<string, Known>(MAX_SITES);

  constructor(deps: Pick<Deps, 'db' | 'now'>) {
    this.#deps = deps;
  }

  async of({ id, version }: Pick<SiteEntry, 'id' | 'version'>): Promise<SiteDays> {
    const held = this.#known.get(id);
    const known = held?.version === version ? held : await this.#read(id, version);
    return { isOn: known.isOn, today: this.#today(known) };
  }

  /** Without asking the database; undefined where that is needed. */
  peek({ id, version }: Pick<SiteEntry, 'id' | 'version'>): SiteDays | undefined {
    const known = this.#known.get(id);
    return known?.version === version ? { isOn: known.isOn, today: this.#today(known) } : undefined;
  }

  async #read(id: string, version: number): Promise<Known> {
    const settings = await findSiteSettings(this.#deps.db.read, id);
    const { countsVisitors: isOn = false, timeZone = 'UTC' } = settings ?? {};
    return this.#known.keep(id, { version, isOn, timeZone, day: { key: '', from: -1 } });
  }

  /** Asked thousands of times a second, and the same for a quarter of an hour: no zone changes its day within one. */
  #today(known: Known): string {
    const now = this.#deps.now();
    const from = Math.floor(now / (HOUR_MS / 4));
    if (known.day.from !== from) known.day = { from, key: formatDateKey(civilDate(now, known.timeZone)) };
    return known.day.key;
  }
}
