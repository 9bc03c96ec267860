/** What a feature is to the rest of the server: one value, made in its own folder and listed in `features.ts`. */
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { Queryable } from './db/schema.ts';
import type { SiteEnvironment } from './http/site-environment.ts';
import type { Job } from './jobs/job.ts';
import type { PagePart } from './kernel/page-ports.ts';

export interface Feature {
  readonly routes?: {
    /** On the owner origin. */
    readonly owner?: readonly Hono[];
    /** On the hosts of sites, before their pages. */
    readonly site?: readonly Hono<SiteEnvironment>[];
    /** On every host, known or not. */
    readonly anyHost?: readonly Hono[];
  };
  /** What it leaves to be done later, and what it keeps in order by itself. */
  readonly jobs?: readonly Job[];
  readonly page?: PagePart;
  /** What it keeps of a person, known by an e-mail address. */
  readonly person?: PersonPart;
}

export interface PersonPart {
  /** What is given out to somebody who asks, under its name there; absent where it is erased only. */
  readonly known?: {
    readonly name: string;
    readonly answer: z.ZodType<readonly object[]>;
    /** For the reference of the call that erases: what is counted. */
    readonly erased?: string;
    find(db: Queryable, siteId: string, email: string): Promise<readonly object[]>;
    /** Where there is a quicker way than to find it. */
    count?(db: Queryable, siteId: string, email: string): Promise<number>;
  };
  /** @returns how much there was */
  erase(tx: Queryable, siteId: string, email: string): Promise<number>;
}
