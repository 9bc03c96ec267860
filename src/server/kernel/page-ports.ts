/** What pages and the other features hand each other. */
import type { Context } from 'hono';
import type { Body } from '#domain/content/content.ts';
import type { CollectionSettings, DocumentSettings } from '#domain/content/document.ts';
import type { Translation } from '#domain/locale/site-languages.ts';
import type { Gated } from '#domain/members/access.ts';
import type { HeadTag, PageEcho, PageView, SiteView } from '#domain/page.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { SiteData } from '#domain/site-data.ts';
import type { SystemPageContent } from '#site/system-page.tsx';
import type { Queryable } from '../db/schema.ts';
import type { Caller } from '../http/client-address.ts';
import type { SiteEntry, SiteEnvironment } from '../http/site-environment.ts';
import type { MaySee } from './documents/lock.ts';

export type SiteContext = Context<SiteEnvironment>;

/** Whether a visitor has given the password of a document. */
export type IsUnlocked = (documentId: string, passwordHash: string) => boolean;

/** A page that is not for everyone. */
export interface GatedPage {
  readonly path: string;
  readonly title: string;
  /** What its author has written for lists and search engines; empty where there is nothing. */
  readonly teaser: string;
  readonly isHiddenFromSearch: boolean;
  readonly access: Gated;
}

/** What a page has to know of its visitor. */
export interface Visitor {
  readonly isUnlocked: IsUnlocked;
  /**
   * What they get in place of a page; undefined where they may see it, `staff` where they may since they work on the site,
   * `private` where nothing is said of it.
   */
  readonly refuse: (page: GatedPage) => Promise<OwnPage | 'private' | 'staff' | undefined>;
  /** Answers for them alone, on a page that no one else gets. */
  readonly data?: () => Partial<SiteData>;
}

interface PageAgain {
  /** Path of the page, with its query. */
  readonly address: string;
  /** In place of the address's own. */
  readonly query?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly echo: PageEcho;
}

export type OwnPage = SystemPageContent & {
  readonly path: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is around the content is the same for every visitor, and made once for a minute. For one of few addresses. */
  readonly keepsFrame?: boolean;
};

interface KeptOwnPage extends Pick<OwnPage, 'status' | 'headers'> {
  /** Of the page, among those of the site: one of few, since each takes room beside the others. */
  readonly name: string;
  readonly make: () => Promise<OwnPage> | OwnPage;
}

/** A text that is the same for every visitor of a site. */
export interface KeptAnswer {
  /** Of the answer, among those of the site. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly make: () => Promise<string> | string;
}

/** For features that take what is sent from pages. */
export interface PagePorts {
  /** The site as the page that was sent from shows it; undefined where there is none. */
  readonly viewOf: (context: SiteContext) => Promise<SiteView | undefined>;
  /** Keys of the experiments that change the page of a path. */
  readonly variedOn: (context: SiteContext, path: string) => Promise<readonly string[]>;
  readonly maySee: (context: SiteContext) => MaySee;
  /** The page that something was sent from, with what was sent; undefined where there is no such page. */
  readonly showAgain: (context: SiteContext, again: PageAgain) => Promise<Response | undefined>;
  /** Made once at each version of the site, at most a minute old, and compressed once. */
  readonly answerKept: (
    context: SiteContext,
    site: Pick<SiteView, 'id' | 'version' | 'settings' | 'translation'>,
    answer: KeptAnswer,
  ) => Promise<Response>;
  /** A page of the product's own, in the site's clothes. */
  readonly showOwnPage: (context: SiteContext, page: OwnPage) => Promise<Response>;
  /** One that is the same for every visitor: made once at each version of the site, at most a minute old. */
  readonly showKeptPage: (context: SiteContext, page: KeptOwnPage) => Promise<Response>;
}

/** What answering blocks takes to know of a site. */
export interface DataSite {
  readonly id: string;
  /** Of what is published. Without it nothing is kept from one page to the next. */
  readonly version?: number;
  readonly settings: Pick<SiteSettings, 'timeZone' | 'commentsEnabled'> & { readonly locale?: string };
  /** Absent in the site's main language. */
  readonly translation?: Translation | undefined;
  /** Who may see the page for which it is asked, where that is not everyone. */
  readonly sees?: Gated | undefined;
}

/** An item of a collection whose page is being made. */
export interface ShownItem {
  readonly siteId: string;
  readonly page: PageView;
  readonly site: SiteSettings;
  readonly settings: DocumentSettings;
  readonly collection: () => Promise<
    { readonly type: number; readonly settings: CollectionSettings } | undefined
  >;
  /** What its blocks ask too: each answer is read once. */
  readonly data: SiteData;
}

/** By which key a visitor is assigned in experiments; null for bots, who get the original. */
export interface AssignPart {
  readonly find: (context: SiteContext) => Promise<string | null>;
  /** Without asking the database; undefined where that is needed. */
  readonly peek: (caller: Caller, site: SiteEntry) => string | null | undefined;
}

/** What a feature gives to pages that are being made. */
export interface PagePart {
  /** Its answers to what blocks ask the site for. */
  readonly data?: (db: Queryable, site: DataSite) => Partial<SiteData>;
  /** Its answers for one visitor, on pages that are not for everyone: these are in no cache. */
  readonly visitorData?: (context: SiteContext) => Partial<SiteData>;
  /** Who may see what is not for everyone, and what the others get in its place. */
  readonly gate?: {
    /** Writes nothing: it may be asked within a transaction. */
    readonly admits: (context: SiteContext, access: Gated) => Promise<boolean>;
    readonly refuse: (context: SiteContext, page: GatedPage) => Promise<OwnPage | 'staff' | undefined>;
  };
  /** What it puts into the head of every page of a site. */
  readonly head?: (db: Queryable, site: SiteView) => Promise<readonly HeadTag[]>;
  /** What it adds to what is known of a site, for every page of it in a language; absent: the main one. */
  readonly view?: (
    db: Queryable,
    siteId: string,
    language: string | undefined,
  ) => Promise<
    Pick<
      SiteView,
      'consent' | 'consentWording' | 'experiments' | 'hasAccountLink' | 'hasShop' | 'maps' | 'overPages'
    >
  >;
  /** Who gets which variant of a page. */
  readonly assign?: AssignPart;
  /** What ends the page of an item unless its author has placed it elsewhere. */
  readonly itemEnd?: (item: ShownItem) => Promise<Body | undefined>;
}
