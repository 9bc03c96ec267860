/** What a feature is to the rest of the server: one value, made by the `feature.ts` of its folder. */
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { Attention } from '#domain/attention/kinds.ts';
import type { Lack } from '#domain/checklist/lacks.ts';
import type { ChangedAmount } from '#domain/currency/convert.ts';
import type { Finding } from '#domain/installation/calls.ts';
import type { AccountList, AccountPage, AccountSection } from '#domain/members/account-entry.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { AccountsDeps } from './accounts/deps.ts';
import type { VerifyUrls } from './captcha/ask-service.ts';
import type { Queryable } from './db/schema.ts';
import type { SiteEnvironment } from './http/site-environment.ts';
import type { Job } from './jobs/job.ts';
import type { Kernel } from './kernel/kernel.ts';
import type { PagePart } from './kernel/page-ports.ts';
import type { TranslatedWords } from './kernel/translations/translated-words.ts';
import type { Media } from './media/open-media.ts';
import type { MoveRunner } from './moves/run-move.ts';
import type { PurgeSitesDeps } from './sites/delete-site.ts';
import type { Reach } from './sites/reach-host.ts';
import type { StarterSource } from './starter-site.ts';

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
  /** What waits for the people of a site. */
  readonly attention?: readonly AttentionPart[];
  /** What it keeps of a person, known by an e-mail address. */
  readonly person?: PersonPart;
  /** What it keeps that has a price, in the currency of the shop. */
  readonly prices?: PriceHolder;
  /** What members of a site find on their account page, by section. */
  readonly account?: readonly AccountPart[];
}

/** What the build, the data folder and the network give to features. */
export interface FeatureSurroundings {
  readonly media: Media;
  /** What new sites begin with. */
  readonly starters: StarterSource;
  /** How other hosts are looked at. */
  readonly reach: Reach;
  /** Where captcha services are asked; absent: where they are. */
  readonly captchaUrls?: VerifyUrls;
  /** Does imports, exports and backups; where absent, this process does them. */
  readonly runMove?: MoveRunner;
  /** Looks at the installation as “vitrine doctor” does. */
  readonly examine?: () => Promise<readonly Finding[]>;
}

/**
 * What any feature may use beside the kernel. A feature that offers something to others declares it in its `offers.ts`:
 * it adds to this interface there, and exports what makes it as `offers`.
 */
export interface Common extends FeatureSurroundings {
  /** The server as visitors ask it. */
  readonly visit: (request: Request) => Response | Promise<Response>;
  readonly runMove: MoveRunner;
  /** What all features have translated beside documents. */
  readonly translated: readonly TranslatedWords[];
  readonly createStarterSite: AccountsDeps['createStarterSite'];
  readonly removeFiles: PurgeSitesDeps['removeFiles'];
}

export type MakeOffers<Offered extends keyof Common> = (
  kernel: Kernel,
  /** Complete once a request comes. */
  common: Common,
) => Pick<Common, Offered>;

/** Exported as `feature`, it is found by its place. */
export type MakeFeature = (kernel: Kernel, common: Common) => Feature | readonly Feature[];

/** Exported as `overview`, by a feature that looks at all the others. */
export type MakeOverview = (kernel: Kernel, common: Common, others: readonly Feature[]) => Feature;

/** Each point that concerns the site, with how much is to be done; 0: it is done. */
export type ChecklistPart = (
  db: Queryable,
  siteId: string,
) => Promise<readonly { readonly kind: Lack; readonly count: number }[]>;

/** Converts its prices where the currency of a shop changes. @returns what each was, and is then */
export type PriceHolder = (
  tx: Queryable,
  change: {
    readonly siteId: string;
    /** The new one. */
    readonly currency: CurrencyCode;
    readonly convert: (minor: number) => number;
    /** Nothing is written. */
    readonly isPreview: boolean;
  },
) => Promise<readonly ChangedAmount[]>;

interface AttentionPart {
  readonly kind: Attention;
  count(db: Queryable, siteId: string): Promise<number>;
}

export interface AccountPart {
  readonly section: AccountSection;
  /** @param email a confirmed one, in lower case */
  find(
    db: Queryable,
    member: { readonly siteId: string; readonly email: string; readonly locale: string },
    page: AccountPage,
  ): Promise<AccountList>;
}

export interface PersonPart {
  /** What is given out to somebody who asks, under its name there; absent where it is erased only. */
  readonly known?: {
    readonly name: string;
    readonly answer: z.ZodType<readonly object[]>;
    /** For the reference of the call that erases: what is counted. */
    readonly erased?: string;
    find(db: Queryable, siteId: string, email: string): Promise<readonly object[]>;
    /** What the person downloads by themselves, where that is less: what owners noted for themselves is theirs alone. */
    findOwn?(db: Queryable, siteId: string, email: string): Promise<readonly object[]>;
    /** Where there is a quicker way than to find it. */
    count?(db: Queryable, siteId: string, email: string): Promise<number>;
  };
  /** @returns how much there was */
  erase(tx: Queryable, siteId: string, email: string): Promise<number>;
}
