/**
 * The port through which pages and blocks ask the site for what they show. The server implements it over
 * the database; tests and the block pages over plain objects. Everything it answers is public, except `courseState`.
 */
import type { BookableService, FreeDays } from './bookings/contract.ts';
import type { ItemComments } from './comments/item-comments.ts';
import type { CollectionTypeCode } from './content/codes.ts';
import type { Body } from './content/content.ts';
import type { CourseState, CourseView } from './courses/course-view.ts';
import type { ClosedForm } from './forms/limits.ts';
import type { MapPicture } from './maps/picture.ts';
import type { Place } from './maps/places.ts';
import type { MediaView } from './media/calls.ts';
import type { ShownProofs } from './proofing/proofs.ts';
import type { ProductReviews } from './store/aftercare/reviews/contract.ts';
import type { Product } from './store/catalogue/product.ts';
import type { ProductForm, ProductOption } from './store/catalogue/product-form.ts';
import type { SubscriptionPlan } from './store/catalogue/subscription-plan.ts';
import type { OfferedCampaign } from './store/donations/campaign.ts';
import type { DeliveryPromise } from './store/settings/delivery-promise.ts';
import type { MeasurementStandard } from './store/settings/measurement.ts';

/** Where a reference leads, and what to call it. */
export interface LinkTarget {
  readonly id: string;
  readonly title: string;
  /** Path on the site, from `/`. */
  readonly path: string;
  /** Menus do not show it. */
  readonly isHiddenFromNavigation?: boolean;
}

/** The page a collection lives on. */
export interface CollectionPage extends LinkTarget {
  /** Of a shop: each of its categories has a page below it. */
  readonly categoryLocale?: string;
}

/** An item of a collection as lists show it. */
export interface ItemSummary {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly excerpt: string;
  readonly author: string;
  /** Milliseconds since the epoch. */
  readonly publishedAt: number;
  /** When what visitors see of it last changed. */
  readonly changedAt?: number;
  readonly image: MediaView | undefined;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  /** The item's typed fields: an event has `startsAt`, `endsAt` (milliseconds) and `location`. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ItemQuery {
  readonly collectionId: string;
  readonly tag?: string;
  readonly category?: string;
  readonly author?: string;
  /** Keeps what was published from this instant on. */
  readonly publishedFrom?: number;
  /** Keeps what was published before this instant. */
  readonly publishedBefore?: number;
  /** `event-upcoming` keeps events that have not ended by `now`, soonest first; `event-past` the others. */
  readonly order?: 'newest' | 'oldest' | 'title' | 'manual' | 'event-upcoming' | 'event-past';
  readonly now?: number;
  readonly limit: number;
  readonly offset?: number;
}

export interface ItemPage {
  readonly items: readonly ItemSummary[];
  readonly total: number;
}

/** One month of a collection that has items. */
export interface ArchiveMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly count: number;
}

interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly excerpt: string;
  readonly image: MediaView | undefined;
  /** Title of the page of its collection; absent for pages. */
  readonly within?: string | undefined;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly total: number;
}

export interface CommentsQuery {
  readonly now: number;
  /** Id of the document whose page shows them. */
  readonly shownOn: string;
  /** From 1. */
  readonly page: number;
  /** Id of the comment that is being answered. */
  readonly replyTo: string;
}

/** What is in force of a product at once, beside what its document says of it. */
export interface ProductFacts extends Product, Pick<ProductForm, 'brand' | 'condition' | 'saleUntil'> {
  /** What is said of delivery beside it. */
  readonly delivery?: DeliveryPromise;
  readonly id: string;
  readonly options: readonly ProductOption[];
  /** ISO 4217. */
  readonly currency: string;
  /** In what the shop weighs and measures; absent: in metric units. */
  readonly measurementStandard?: MeasurementStandard;
  /** Bought at once, without a cart. */
  readonly isExpress?: boolean;
  /** It is sold by subscription. */
  readonly subscriptionPlan?: SubscriptionPlan;
  /** The members’ plan that opens once it is paid. */
  readonly opens?: { readonly name: string };
  /** That plan no longer exists: there is nothing to sell. */
  readonly isWithdrawn?: boolean;
  /** Whoever finds it sold out may leave an address. */
  readonly offersNotices?: boolean;
}

export type ProductQuery = Pick<ItemQuery, 'collectionId' | 'category' | 'tag'>;

export interface SiteData {
  links(ids: readonly string[]): Promise<ReadonlyMap<string, LinkTarget>>;
  /** Id of the first collection of this type by title, as owners find them listed; undefined where there is none. */
  firstCollection(type: CollectionTypeCode): Promise<string | undefined>;
  /** Undefined when it has none that is published. */
  collectionPage(collectionId: string): Promise<CollectionPage | undefined>;
  media(ids: readonly string[]): Promise<ReadonlyMap<string, MediaView>>;
  /** Pictures in a folder of the media library, or with a label; the newest first. */
  mediaInGroup(groupId: string, limit: number): Promise<readonly MediaView[]>;
  items(query: ItemQuery): Promise<ItemPage>;
  /** Published ones among these, in no fixed order. */
  itemsById(ids: readonly string[]): Promise<readonly ItemSummary[]>;
  archive(collectionId: string): Promise<readonly ArchiveMonth[]>;
  labels(
    collectionId: string,
    kind: 'tag' | 'category' | 'author',
  ): Promise<readonly { label: string; count: number }[]>;
  search(words: string, options: { limit: number; offset?: number }): Promise<SearchResult>;
  /** Of an item; undefined where comments are off, or its page has a password and is not the one that is shown. */
  comments(itemId: string, query: CommentsQuery): Promise<ItemComments | undefined>;
  /** What can be booked, in the owner's order. */
  bookableServices(): Promise<readonly BookableService[]>;
  /** Of this service, or of the first that gives tables; undefined where there is none. */
  freeDays(serviceId: string | undefined, now: number): Promise<FreeDays | undefined>;
  /** What buyers say of a product, as far as its owner shows it; undefined where there is nothing. */
  reviews(productId: string): Promise<ProductReviews | undefined>;
  /** Published comments of items, by id; items where comments are off are not there. */
  commentCounts(itemIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** A form that takes nothing at the moment, by its block; undefined for one that does. */
  closedForm(formId: string, now: number): Promise<ClosedForm | undefined>;
  /** What products cost and how many there are, by the ids of their documents. */
  products(ids: readonly string[]): Promise<ReadonlyMap<string, ProductFacts>>;
  /** Ids of the products of a collection that visitors see, the cheapest first; what has no price yet stands before them. */
  productsByPrice(query: ProductQuery): Promise<readonly string[]>;
  /** A campaign that takes donations; empty: the first. Undefined where there is none. */
  donationCampaign(id: string): Promise<OfferedCampaign | undefined>;
  /** Undefined where the collection is no course. */
  course(collectionId: string): Promise<CourseView | undefined>;
  /**
   * Of the member who looks at the page: answered only for pages that no one else gets. Undefined on all others.
   * @param lessonIds of the course
   */
  courseState(collectionId: string, lessonIds: readonly string[]): Promise<CourseState | undefined>;
  /** Ids of products that were bought together with one, the most frequent first. */
  boughtWith(productId: string): Promise<readonly string[]>;
  /** Where a place lies, drawn. */
  /** Where the settings say that the site is; undefined where they do not, or nothing knows the town. */
  sitePlace(): Promise<Place | undefined>;
  mapPicture(place: { readonly lat: number; readonly lng: number }): Promise<MapPicture>;
  /** Of a block of proofs on a page. */
  proofs(documentId: string, blockId: string): Promise<ShownProofs>;
  /** The published body of a reusable section, header or footer. */
  body(documentId: string): Promise<Body | undefined>;
}
