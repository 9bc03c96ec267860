/** What can be booked at the studio: an hour with one of the potters, and a seat on an open evening. */
import { type BookingsSettings, NO_BOOKINGS } from '#domain/bookings/settings.ts';
import { writeSettings } from '#server/bookings/queries.ts';
import type { CommandDeps } from './edit-system-document.ts';
import { documentId } from './ids.ts';

const MIRA = documentId('booking-mira');
const JON = documentId('booking-jon');
const WHEELS = documentId('booking-wheels');

const BOOKINGS: BookingsSettings = {
  ...NO_BOOKINGS,
  mode: 'instant',
  hours: [
    { days: ['tue', 'wed', 'thu', 'fri'], from: '10:00', until: '17:00' },
    { days: ['sat'], from: '10:00', until: '14:00' },
  ],
  resources: [
    { id: MIRA, kind: 'person', name: 'Mira', seats: 1, hours: [] },
    { id: JON, kind: 'person', name: 'Jon', seats: 1, hours: [] },
    {
      id: WHEELS,
      kind: 'seats',
      name: 'The long bench',
      seats: 8,
      hours: [{ days: ['thu', 'fri'], from: '18:00', until: '21:00' }],
    },
  ],
  services: [
    {
      id: documentId('booking-hour'),
      name: 'An hour at the wheel',
      description: 'One to one, for a first bowl or a stubborn handle. Clay and a firing are included.',
      kind: 'appointment',
      resourceIds: [MIRA, JON],
      durationMinutes: 60,
      stepMinutes: 60,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 15,
      leadHours: 24,
      horizonDays: 90,
      minParty: 1,
      maxParty: 1,
      price: { amountMinor: 4500, depositMinor: 1500, isPerPerson: false, refundHours: 24 },
      questions: [
        {
          id: documentId('booking-question'),
          label: 'Have you thrown before?',
          kind: 'text',
          isRequired: false,
        },
      ],
    },
    {
      id: documentId('booking-evening'),
      name: 'A seat on an open evening',
      description: 'Bring something unfinished, or nothing at all. Tea is on the stove.',
      kind: 'table',
      resourceIds: [WHEELS],
      durationMinutes: 180,
      stepMinutes: 60,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      leadHours: 12,
      horizonDays: 60,
      minParty: 1,
      maxParty: 4,
      price: null,
      questions: [],
    },
  ],
};

export function seedBookings(deps: CommandDeps, siteId: string): Promise<void> {
  return deps.db.write((tx) => writeSettings(tx, siteId, BOOKINGS));
}
