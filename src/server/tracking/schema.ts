/** The tables of what visitors did. */

import type { Visit } from '#domain/tracking/visits.ts';
import type { JsonText } from '../db/json-text.ts';

interface Dimensions {
  source: string;
  medium: string;
  campaign: string;
  language: string;
  country: string;
  /** Device. */
  device: string;
  browser: string;
  system: string;
}

export interface HitTable extends Dimensions {
  id: string;
  siteId: string;
  at: number;
  /** Made of a cookie's id or, for a day, of what the request tells; says nothing of who it is. */
  visitor: string;
  /** TrackedEvent. */
  event: string;
  path: string;
  subject: string;
}

export interface VisitTable extends Dimensions {
  id: string;
  siteId: string;
  /** `2026-11-21`, in the site's time zone. */
  day: string;
  /** Of the visitor, to look at a part of all. */
  bucket: number;
  startedAt: number;
  endedAt: number;
  views: number;
  visitor: string;
  landing: string;
  leaving: string;
  /** JSON: how often each was seen, by path. */
  pages: JsonText<Visit['pages']>;
  /** JSON: how often each came about, by event and subject. */
  events: JsonText<Visit['events']>;
}

interface VisitorDayTable {
  siteId: string;
  day: string;
  /** Dimension. */
  dimension: string;
  value: string;
  visitors: number;
  visits: number;
  views: number;
  bounces: number;
  seconds: number;
  events: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    hits: HitTable;
    visits: VisitTable;
    visitorDays: VisitorDayTable;
    hitDrops: { siteId: string; day: string; reason: string; count: number };
    trackingMarks: { siteId: string; addedUpTo: number };
    /** TrackingPlan as JSON. */
    trackingPlans: { siteId: string; plan: string };
    weeklyReports: { siteId: string; accountId: string; sentFor: string };
    testEvents: { id: string; siteId: string; at: number; name: string; path: string; data: string };
    visitorSalts: { day: string; salt: string };
  }
}
