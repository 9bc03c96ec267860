import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { PLACE_DONATION_PATH } from '#domain/store/donations/calls-visitor.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { type DonationRoutesDeps, donationVisitorRoutes } from './visitor-routes.ts';

test('a site takes so many donations at a time, however many send them', async () => {
  let now = 0;
  const known: Partial<DonationRoutesDeps> = {
    now: () => now,
    clientAddress: (context) => context.req.header('x-from') ?? '',
  };
  const app = new Hono<SiteEnvironment>();
  app.use((context, next) => {
    context.set('site', { id: 'site', locale: 'en' } as SiteEnvironment['Variables']['site']);
    return next();
  });
  // Nothing is read of what is too long.
  app.route('/', donationVisitorRoutes(known as DonationRoutesDeps));
  let visitors = 0;
  const send = async () => {
    visitors += 1;
    const headers = { 'x-from': `visitor ${visitors}`, 'content-length': '1000000' };
    return (await app.request(PLACE_DONATION_PATH, { method: 'POST', headers, body: 'x'.repeat(30_000) }))
      .status;
  };
  const sent = new Set<number>();
  for (let time = 0; time < 500; time += 1) sent.add(await send());
  expect([...sent]).toEqual([413]);
  expect(await send()).toBe(429);
  now += 100;
  expect(await send()).toBe(413);
});
