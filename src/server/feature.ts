/** What a feature is to the rest of the server: one value, made by the `feature.ts` of its folder. */
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Lack } from '#domain/checklist/lacks.ts';
import type { MemberState } from '#domain/lists/list.ts';
import type { NoticeKind } from '#domain/notices/settings.ts';
import type { SiteView } from '#domain/page.ts';
import type { Queryable } from './db/schema.ts';
import type { SiteEnvironment } from './http/site-environment.ts';
import type { Job } from './jobs/job.ts';
import type { DocumentWriting } from './kernel/documents/document-writing.ts';
import type { Kernel } from './kernel/kernel.ts';
import type { PagePart, PagePorts } from './kernel/page-ports.ts';
import type { SiteAddress } from './kernel/sites/site-address.ts';
import type { Media } from './media/open-media.ts';

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
  /** Points of the checklist that it knows of. */
  readonly checklist?: ChecklistPart;
  /** What it keeps of a person, known by an e-mail address. */
  readonly person?: PersonPart;
}

/** What any feature may use beside the kernel. */
export interface Common {
  readonly media: Media;
  readonly pagePorts: PagePorts;
  /** A site as its pages see it; undefined where there is none. */
  readonly findSiteView: (siteId: string) => Promise<SiteView | undefined>;
  /** The built-in captcha, for pages of the product's own: nothing of a service is loaded on them. */
  readonly captcha: OwnPageCaptcha;
  /** Addresses that get a mail about something; none where nobody wants to be told. */
  readonly whomToTell: (db: Queryable, siteId: string, about: NoticeKind) => Promise<readonly string[]>;
  readonly documents: DocumentWriting;
  readonly newsletter: NewsletterPort;
  /** Whether a visitor is one of the people who run the shop, as the presence token of the site says. */
  readonly isStaff: (context: Context, siteId: string) => Promise<boolean>;
}

/** Buyers may ask for the newsletter of a shop. */
export interface NewsletterPort {
  isOffered(siteId: string): Promise<boolean>;
  /** By their addresses, where they are or were on a list. */
  statesOf(
    db: Queryable,
    siteId: string,
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, MemberState>>;
  /** Asks them by mail first. */
  enter(
    tx: Queryable,
    buyer: {
      readonly siteId: string;
      readonly site: SiteAddress;
      readonly email: string;
      readonly name: string;
      /** Identifies the visitor who typed the address. */
      readonly sender: string | null;
    },
  ): Promise<void>;
}

export interface OwnPageCaptcha {
  /** The site has one. */
  isOffered(siteId: string): Promise<boolean>;
  /** Each solution is good for one try. */
  hasPassed(siteId: string, key: string): Promise<boolean>;
}

/**
 * Exported as `feature`, it is found by its place. A feature that is handed more of the others is listed in
 * `features.ts`.
 */
export type MakeFeature = (kernel: Kernel, common: Common) => Feature | readonly Feature[];

/** Each point that concerns the site, with how much is to be done; 0: it is done. */
export type ChecklistPart = (
  db: Queryable,
  siteId: string,
) => Promise<readonly { readonly kind: Lack; readonly count: number }[]>;

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
