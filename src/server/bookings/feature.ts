/** Bookings: tables and appointments, none of which is given twice. */

import { BOOKINGS_OF_PERSON } from '#domain/bookings/calls.ts';
import { bookingPath } from '#domain/bookings/contract.ts';
import { offered } from '#domain/bookings/end-offer.ts';
import { type AccountEntry, accountList } from '#domain/members/account-entry.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { MakeFeature } from '../feature.ts';
import { newToken } from '../http/tokens.ts';
import { type Job, job, recurringJob } from '../jobs/job.ts';
import { findSiteAddress } from '../kernel/sites/site-address.ts';
import { mailAboutBooking } from './booking-mails.ts';
import { MAIL_JOB, mailPayload } from './mail-job.ts';
import { NOTIFY_JOB, noticePayload, notifyOwner } from './notify-owner.ts';
import { findFreeDays } from './offer.ts';
import { servicePrices } from './prices.ts';
import { countRequested, deleteOfPerson, listLatestOfPerson, listOfPerson, settingsOf } from './queries.ts';
import { REFUND_JOB, refundBooking, refundPayload, releaseUnpaid } from './release-unpaid.ts';
import { forgetEnded, remindGuests } from './remind.ts';
import { bookingRoutes } from './routes.ts';
import { type BookingTable, bookingOf } from './tables.ts';
import { bookingVisitorRoutes } from './visitor-routes.ts';

export const feature: MakeFeature = (kernel, common) => {
  const { captcha, findCurrency, findSiteView, pagePorts, servicePayments, whomToTell } = common;
  const deps = {
    ...kernel,
    findCurrency,
    servicePayments,
    captcha,
    whomToTell,
    newToken: () => newToken(18),
    timeZoneOf: async (siteId: string) => (await findSiteView(siteId))?.settings.timeZone ?? 'UTC',
    languagesOf: async (siteId: string) => {
      const languages = (await findSiteView(siteId))?.settings.languages ?? [];
      return languages.filter(({ isHidden }) => !isHidden).map(({ code }) => code);
    },
    localeOf: async (siteId: string) => (await findSiteView(siteId))?.settings.locale ?? 'en',
    siteAddress: (siteId: string) => findSiteAddress(kernel, siteId),
  };
  return {
    routes: { owner: [bookingRoutes(deps)], site: [bookingVisitorRoutes({ ...deps, ...pagePorts })] },
    page: {
      data: (db, site) => ({
        async freeDays(serviceId, now) {
          const timeZone = await deps.timeZoneOf(site.id);
          return findFreeDays(db, { siteId: site.id, timeZone, now }, serviceId);
        },
        async bookableServices() {
          const { services } = await settingsOf(db, site.id);
          return offered(services).map(({ id, name, description, kind, durationMinutes }) => ({
            ...{ id, name, description, kind, durationMinutes },
          }));
        },
      }),
    },
    jobs: jobsOf(deps),
    prices: servicePrices,
    person: {
      known: {
        name: 'bookings',
        answer: BOOKINGS_OF_PERSON,
        erased: 'Bookings.',
        find: async (db, siteId, email) => (await listOfPerson(db, siteId, email)).map(bookingOf),
      },
      erase: deleteOfPerson,
    },
    attention: [{ kind: 'bookings', count: countRequested }],
    account: [
      {
        section: 'bookings',
        find: async (db, { siteId, email }, page) =>
          accountList(page, await listLatestOfPerson(db, { siteId, email }, page), (row) => [entryOf(row)]),
      },
    ],
  };
};

type JobDeps = Parameters<typeof mailAboutBooking>[0] &
  Parameters<typeof notifyOwner>[0] &
  Parameters<typeof releaseUnpaid>[0];

function jobsOf(deps: JobDeps): readonly Job[] {
  return [
    job({
      type: MAIL_JOB,
      words: 'Email guests about bookings',
      payload: mailPayload,
      run: (payload, run) => mailAboutBooking(deps, payload, run),
    }),
    job({
      type: NOTIFY_JOB,
      words: 'Email owners about bookings',
      payload: noticePayload,
      run: (payload, run) => notifyOwner(deps, payload, run),
    }),
    job({
      type: REFUND_JOB,
      words: 'Refund cancelled bookings',
      payload: refundPayload,
      run: (payload) => refundBooking(deps, payload),
    }),
    recurringJob({
      type: 'bookings.release-unpaid',
      words: 'Release times that were not paid',
      everyMs: MINUTE_MS,
      run: () => releaseUnpaid(deps),
    }),
    recurringJob({
      type: 'bookings.remind-guests',
      words: 'Remind guests of bookings',
      everyMs: 5 * MINUTE_MS,
      run: () => remindGuests(deps),
    }),
    recurringJob({
      type: 'bookings.forget-ended',
      words: 'Delete bookings after two years',
      everyMs: DAY_MS,
      run: () => forgetEnded(deps),
    }),
  ];
}

function entryOf({ serviceName, resourceName, token, startsAt }: BookingTable): AccountEntry {
  return { title: serviceName, details: resourceName, href: bookingPath(token), at: startsAt };
}
