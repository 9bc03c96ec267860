/** The tables of how fast pages were. */
import type { Measurement } from '#domain/performance/contract.ts';
import type { SpeedSummary } from '#domain/performance/summary.ts';
import type { JsonText } from '../db/json-text.ts';

interface SpeedRecordTable {
  id: string;
  siteId: string;
  at: number;
  path: string;
  device: string;
  /** JSON. */
  records: JsonText<readonly Measurement[]>;
}

interface SpeedDayTable {
  siteId: string;
  /** `2026-11-21`, in the site’s time zone. */
  day: string;
  /** Empty for all pages together. */
  path: string;
  device: string;
  loads: number;
  /** JSON. */
  metrics: JsonText<SpeedSummary['metrics']>;
  subjects: JsonText<SpeedSummary['subjects']>;
}

declare module '../db/schema.ts' {
  interface Schema {
    speedRecords: SpeedRecordTable;
    speedDays: SpeedDayTable;
  }
}
