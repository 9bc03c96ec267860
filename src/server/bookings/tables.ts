import type { Booking } from '#domain/bookings/calls.ts';
import type { BookingState } from '#domain/bookings/contract.ts';
import type { JsonText } from '../db/json-text.ts';
import { readJson } from '../db/json-text.ts';

export interface BookingSettingsTable {
  site_id: string;
  /** BookingsSettings as JSON. */
  settings: string;
}

export interface BookingTable {
  id: string;
  site_id: string;
  /** Of the link in mails. */
  token: string;
  /** What was sent twice is taken once; null as soon as it no longer holds. */
  submission_key: string | null;
  /** BookingState. */
  state: string;
  service_id: string;
  service_name: string;
  resource_id: string;
  resource_name: string;
  starts_at: number;
  ends_at: number;
  /** With the buffers. */
  busy_from: number;
  busy_until: number;
  party: number;
  name: string;
  email: string;
  phone: string;
  note: string;
  /** As JSON: label and value of each. */
  answers: JsonText<Booking['answers']>;
  time_zone: string;
  /** Grows with each change that calendars have to learn of. */
  sequence: number;
  created_at: number;
  changed_at: number;
  reminded_at: number | null;
}

export interface BookingFeedTable {
  site_id: string;
  /** Of its address. */
  token: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    booking_settings: BookingSettingsTable;
    booking_feeds: BookingFeedTable;
    bookings: BookingTable;
  }
}

/** PostgreSQL gives large numbers as text. */
export function bookingRow(row: BookingTable): BookingTable {
  return {
    ...row,
    starts_at: Number(row.starts_at),
    ends_at: Number(row.ends_at),
    busy_from: Number(row.busy_from),
    busy_until: Number(row.busy_until),
    created_at: Number(row.created_at),
    changed_at: Number(row.changed_at),
    reminded_at: row.reminded_at === null ? null : Number(row.reminded_at),
  };
}

export function bookingOf(row: BookingTable): Booking {
  const { name, email, phone, note } = row;
  return {
    id: row.id,
    state: row.state as BookingState,
    serviceId: row.service_id,
    serviceName: row.service_name,
    resourceId: row.resource_id,
    resourceName: row.resource_name,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    party: row.party,
    customer: { name, email, phone, note },
    answers: readJson(row.answers),
    timeZone: row.time_zone,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}
