/**
 * Which host belongs to which site, and which version of each site is current. Kept in memory: refreshed
 * after every commit of this process before anything is served, and by polling for commits of others.
 */

import type { Database } from '../db/engine.ts';
import type { Deps } from '../deps.ts';
import { plainHost } from '../http/plain-host.ts';
import type { SiteEntry } from '../http/site-environment.ts';
import { listSiteHosts } from './queries-site.ts';

export interface HostSettings {
  /** Sites answer on `{identifier}.{siteDomain}`. */
  readonly siteDomain: string;
  /** Hosts on which the first site also answers, for browsers that do not resolve `*.localhost`. */
  readonly fallbackHosts: readonly string[];
}

/** How soon each process looks for what the others have committed: nothing tells it sooner. */
export const POLL_MS = 400;

export class SiteRegistry {
  readonly #db: Database;
  readonly #settings: HostSettings;
  readonly #log: Deps['log'];
  #byHost: ReadonlyMap<string, SiteEntry> = new Map();
  /** Commits of this process so far, and how many of them the last complete reading has seen. */
  #commits = 1;
  #seen = 0;
  #hasFailed = false;
  #refreshing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: Pick<Deps, 'db' | 'log'>, settings: HostSettings) {
    this.#db = deps.db;
    this.#log = deps.log;
    this.#settings = settings;
    deps.db.onCommit(() => {
      this.#commits += 1;
    });
  }

  /** Follows commits of other processes until `stop`. */
  start(): void {
    this.#timer = setInterval(() => {
      this.refresh().catch((error: unknown) =>
        this.#log.error({ err: error }, 'site versions could not be read'),
      );
    }, POLL_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The site of a host if that is known without asking the database; undefined when unknown or stale. */
  peek(host: string): SiteEntry | undefined {
    return this.#seen < this.#commits && !this.isOut ? undefined : this.#byHost.get(plainHost(host));
  }

  /** Whether the database cannot be asked: what is known of sites then stays as it was. */
  get isOut(): boolean {
    return this.#byHost.size > 0 && (this.#hasFailed || !this.#db.isReachable());
  }

  async find(host: string): Promise<SiteEntry | undefined> {
    // What was committed before the question is in the answer; later commits do not hold it up.
    const commits = this.#commits;
    if (this.isOut) await this.#lookAgain();
    while (this.#seen < commits && !this.isOut) await this.refresh();
    return this.#byHost.get(plainHost(host));
  }

  /** Only where that takes no time: a server that is away is waited for by the polling. */
  async #lookAgain(): Promise<void> {
    const looking = this.refresh().catch(() => undefined);
    if (this.#db.isReachable()) await looking;
  }

  /** Reads hosts and versions anew; calls that overlap share one reading. */
  async refresh(): Promise<void> {
    this.#refreshing ??= this.#read().finally(() => {
      this.#refreshing = undefined;
    });
    await this.#refreshing;
  }

  async #read(): Promise<void> {
    const commits = this.#commits;
    try {
      const sites = await listSiteHosts(this.#db.read);
      const byHost = new Map<string, SiteEntry>();
      for (const { hosts, ...entry } of sites) {
        for (const host of hosts) byHost.set(host, entry);
        byHost.set(`${entry.identifier}.${this.#settings.siteDomain}`, entry);
      }
      const first = sites[0];
      if (first)
        for (const host of this.#settings.fallbackHosts)
          byHost.set(host, { id: first.id, identifier: first.identifier, version: first.version });
      this.#byHost = byHost;
      this.#seen = commits;
      this.#hasFailed = false;
    } catch (error) {
      this.#seen = 0;
      this.#hasFailed = true;
      throw error;
    }
  }
}
