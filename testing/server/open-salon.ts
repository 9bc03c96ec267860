/** A site where guests book a fitting, with its pages and forms in few words. */
import { expect } from 'vitest';
import { BOOK_PATH, SEND_PATH } from '#domain/bookings/contract.ts';
import { NO_BOOKINGS } from '#domain/bookings/settings.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Deps } from '#server/deps.ts';
import { createTestSite } from './fixture.ts';

export const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** @param changed of its settings */
export async function openSalon(deps: Deps, changed: object = {}) {
  const site = await createTestSite(deps);
  const [ada, bea, serviceId, question] = [1, 2, 3, 4].map(() => deps.newId());
  const saved = await site.api('PUT', 'bookings/settings', {
    ...NO_BOOKINGS,
    mode: 'instant',
    hours: [{ days: EVERY_DAY, from: '09:00', until: '12:00' }],
    resources: [
      { id: ada, kind: 'person', name: 'Ada', seats: 1 },
      { id: bea, kind: 'person', name: 'Bea', seats: 1 },
    ],
    services: [
      {
        id: serviceId,
        name: 'A fitting',
        kind: 'appointment',
        resourceIds: [ada, bea],
        durationMinutes: 60,
        stepMinutes: 60,
        leadHours: 1,
        horizonDays: 60,
        questions: [{ id: question, label: 'Which size?', kind: 'text', isRequired: true }],
      },
    ],
    ...changed,
  });
  expect(saved.status).toBe(200);
  const day = new Date(deps.now() + 4 * DAY_MS).toISOString().slice(0, 10);
  const look = async (query = '') => {
    const response = await site.visit(`${BOOK_PATH}?service=${serviceId}${query}`);
    return response.text();
  };
  const timesIn = (html: string) =>
    [...html.matchAll(/name="at" required="" value="(\d+)"|name="at" value="(\d+)"/g)].map((found) =>
      Number(found[1] ?? found[2]),
    );
  const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const guest = {
    name: 'Cem',
    email: 'cem@example.org',
    phone: '',
    note: '',
    [`q-${question}`]: 'Large',
  };
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.visit(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const send = (at: number, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    post(
      SEND_PATH,
      {
        service: serviceId ?? '',
        resource: '',
        party: '1',
        day,
        at: String(at),
        key: `${at}${Math.random()}`,
        ...guest,
        ...fields,
      },
      headers,
    );
  return { ...site, ada, bea, serviceId, question, day, look, timesIn, keyIn, send, post, guest };
}
