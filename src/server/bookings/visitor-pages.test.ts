/** Bookings as guests make, move and give them up, without scripts: what is free stands in the page, and nothing is given twice. */
import { expect, test } from 'vitest';
import { BOOKING_TEXTS, CHANGE_PATH } from '#domain/bookings/contract.ts';
import { NO_BOOKINGS } from '#domain/bookings/settings.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { EVERY_DAY, openSalon as openSalonOf } from '#testing/server/open-salon.ts';
import { solveCaptcha } from '#testing/server/solve-captcha.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('booking pages', (on) => {
  const openSalon = (changed?: object) => openSalonOf(on.deps, changed);

  test('a day shows its free times, one is booked, and its page gives it to calendars', async () => {
    const salon = await openSalon();
    const month = await salon.look();
    expect(month).toContain('anyone available');
    const html = await salon.look(`&day=${salon.day}`);
    const times = salon.timesIn(html);
    expect(times).toHaveLength(3);
    const answer = await salon.send(times[1] ?? 0);
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    const page = await (await salon.visit(location)).text();
    expect(page).toContain(BOOKING_TEXTS.confirmed);
    expect(page).toContain('A fitting');
    const file = await salon.visit(`${location.split('?')[0]}/booking.ics`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await file.text()).toContain('STATUS:CONFIRMED');
    await salon.send(times[1] ?? 0);
    expect(salon.timesIn(await salon.look(`&day=${salon.day}`))).toEqual([times[0], times[2]]);
    const { json } = await salon.api('GET', `bookings?from=0&until=${on.deps.now() + 30 * DAY_MS}`);
    expect(json.bookings).toHaveLength(2);
    expect(json.bookings[0].answers).toEqual([{ label: 'Which size?', value: 'Large' }]);
  });

  test('mails bring the calendar file: to enter the booking, to move it and to take it out', async () => {
    const salon = await openSalon();
    const business = { street: 'Mill Lane 4', postalCode: '1767', city: 'Halden', email: 'hi@example.org' };
    await salon.api('PUT', 'settings', { business });
    const times = salon.timesIn(await salon.look(`&day=${salon.day}`));
    const location = (await salon.send(times[0] ?? 0)).headers.get('location') ?? '';
    await salon.worker.drain();
    const token = location.split('?')[0]?.split('/').at(-1) ?? '';
    await salon.post(CHANGE_PATH, { token, action: 'move', at: String(times[1]) });
    await salon.worker.drain();
    await salon.post(CHANGE_PATH, { token, action: 'cancel', at: '' });
    await salon.worker.drain();
    const mails = await on.db.read
      .selectFrom('mails')
      .select('calendar')
      .where('siteId', '=', salon.siteId)
      .where('toAddress', '=', 'cem@example.org')
      .orderBy('id')
      .execute();
    const files = mails.map(({ calendar }) => (calendar ?? '').replaceAll('\r\n ', ''));
    const valuesOf = (name: string) =>
      files.map((file) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim());
    expect(valuesOf('METHOD')).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(valuesOf('SEQUENCE')).toEqual(['0', '1', '2']);
    expect(new Set(valuesOf('UID')).size).toBe(1);
    for (const file of files) {
      expect(file).toContain('LOCATION:Mill Lane 4\\, 1767 Halden');
      expect(file).toMatch(/ORGANIZER;CN="[^"]+":mailto:hi@example.org/);
    }
  });

  test('what the owner adds stands in the mail to the guest, below what was booked', async () => {
    const salon = await openSalon({ mailTexts: { ...NO_BOOKINGS.mailTexts, confirmed: ' Ring twice. ' } });
    const [at = 0] = salon.timesIn(await salon.look(`&day=${salon.day}`));
    await salon.send(at);
    await salon.worker.drain();
    const mails = await on.db.read
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('siteId', '=', salon.siteId)
      .where('toAddress', '=', 'cem@example.org')
      .execute();
    expect(mails).toEqual([
      { subject: 'Your booking is confirmed: A fitting', text: expect.stringMatching(/Ada|Bea/) },
    ]);
    expect(mails[0]?.text).toMatch(/A fitting[\s\S]*\nRing twice\.\n/);
  });

  test('a guest who only gets somebody else is told so, and that the time stays', async () => {
    const salon = await openSalon();
    const [at = 0] = salon.timesIn(await salon.look(`&day=${salon.day}`));
    await salon.send(at, { resource: salon.ada ?? '' });
    const [known] = (await salon.api('GET', 'bookings?from=0&until=9000000000000')).json.bookings;
    expect(known.resourceName).toBe('Ada');
    const moved = await salon.api('POST', `bookings/${known.id}/move`, {
      startsAt: at,
      resourceId: salon.bea,
    });
    expect(moved.status).toBe(200);
    expect(
      (await salon.api('POST', 'bookings/ended', { id: salon.bea, bookings: 'move' })).json.changed,
    ).toBe(1);
    await salon.worker.drain();
    const mails = await on.db.read
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('siteId', '=', salon.siteId)
      .where('toAddress', '=', 'cem@example.org')
      .where('subject', 'like', '%moved%')
      .execute();
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toMatch(/your time has not changed\. (Ada|Bea) will/);
  });

  test('who books again and again is asked for a captcha where the site has one, and loses nothing', async () => {
    const salon = await openSalon({ hours: [{ days: EVERY_DAY, from: '08:00', until: '20:00' }] });
    const times = salon.timesIn(await salon.look(`&day=${salon.day}`));
    const send = (index: number, fields: Record<string, string> = {}) =>
      salon.send(times[index] ?? 0, { email: `guest${index}@example.org`, ...fields });
    for (const index of [0, 1, 2, 3]) expect((await send(index)).status).toBe(303);
    await salon.api('PUT', 'settings', { captchaSiteKey: 'built-in' });
    const asked = await send(4, { note: 'It is for a wedding', captchaKey: 'made up' });
    expect(asked.status).toBe(422);
    const html = await asked.text();
    expect(html).toContain(BOOKING_TEXTS.captcha);
    expect(html).toContain('name="captchaKey"');
    expect(html).toContain(BOOKING_TEXTS.captchaWithoutScripts);
    expect(html).toContain('It is for a wedding');
    expect(html).toMatch(new RegExp(`value="${times[4]}"[^>]*checked|checked[^>]*value="${times[4]}"`));
    const captchaKey = await solveCaptcha((path) => salon.visit(path));
    expect((await send(4, { captchaKey })).status).toBe(303);
    expect((await send(5, { captchaKey })).status).toBe(422);
    on.deps.clock.advance(2 * HOUR_MS);
    expect((await send(5)).status).toBe(303);
  });

  test('what was just taken is told, with what is free instead and all that was entered', async () => {
    const salon = await openSalon();
    const [at = 0, other = 0] = salon.timesIn(await salon.look(`&day=${salon.day}`));
    await Promise.all([salon.send(at), salon.send(at)]);
    const answer = await salon.send(at, { note: 'It is for a wedding' });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain(BOOKING_TEXTS.taken);
    expect(html).toContain('It is for a wedding');
    expect(html).toContain('value="Cem"');
    expect(salon.timesIn(html)).not.toContain(at);
    expect(salon.timesIn(html)).toContain(other);
  });

  test('when the last time of a day goes, what was typed stays, and the nearest free ones are offered', async () => {
    const salon = await openSalon();
    const times = salon.timesIn(await salon.look(`&day=${salon.day}`));
    const next = new Date(Date.parse(salon.day) + DAY_MS).toISOString().slice(0, 10);
    const days = { from: salon.day, until: salon.day, resourceId: null, note: '' };
    await salon.api('POST', 'bookings/blocked', days);
    for (const wrong of [{}, { email: 'nobody' }]) {
      const answer = await salon.send(times[1] ?? 0, { note: 'It is for a wedding', ...wrong });
      expect(answer.status).toBe('email' in wrong ? 422 : 409);
      const html = await answer.text();
      expect(html).toContain(BOOKING_TEXTS.taken);
      expect(html).toContain('The nearest free times');
      expect(html).toContain('It is for a wedding');
      expect(html).toContain(`value="${'email' in wrong ? wrong.email : salon.guest.email}"`);
      const nearest = salon.timesIn(html);
      expect(nearest).toHaveLength(6);
      expect(nearest).toContain((times[1] ?? 0) + DAY_MS);
    }
    // Of a day that is another one than the form began with.
    const chosen = (times[1] ?? 0) + DAY_MS;
    const kept = await (await salon.send(chosen, { name: '' })).text();
    expect(kept).not.toContain(BOOKING_TEXTS.taken);
    expect(kept).toContain('cem@example.org');
    expect(kept).toMatch(
      new RegExp(`<input[^>]*checked=""[^>]*value="${chosen}"|value="${chosen}"[^>]*checked=""`),
    );
    expect((await salon.send(chosen, { day: next })).status).toBe(303);
  });

  test('a page with what is wrong says so in its title, and leads to each field', async () => {
    const salon = await openSalon();
    const [at = 0] = salon.timesIn(await salon.look(`&day=${salon.day}`));
    const html = await (await salon.send(at, { email: 'nobody', [`q-${salon.question}`]: '' })).text();
    expect(html).toMatch(/<title>Error: A fitting/);
    expect(html).toMatch(/<div id="said"[^>]*tabindex="-1"/i);
    for (const name of ['email', `q-${salon.question}`]) {
      expect(html).toContain(`<a href="#book-${name}">`);
      const input = html.match(new RegExp(`<input[^>]*id="book-${name}"[^>]*>`))?.[0];
      expect(input).toContain('aria-invalid="true"');
      expect(input).toContain(`aria-describedby="error-${name}"`);
    }
    expect(html).toMatch(/action="\/api\/bookings#said"/);
    const path = (await salon.send(at)).headers.get('location')?.split('?')[0] ?? '';
    const token = path.split('/').at(-1) ?? '';
    const moving = await (
      await salon.post(CHANGE_PATH, { token, action: 'move', at: '', day: salon.day })
    ).text();
    expect(moving).toMatch(/<title>Error: Your booking/);
    expect(moving).toMatch(/<fieldset[^>]*aria-invalid="true"/);
    expect(salon.timesIn(moving).length).toBeGreaterThan(0);
  });

  test('a form sent twice books once; one that lacks something says what, and keeps the rest', async () => {
    const salon = await openSalon();
    const [at = 0] = salon.timesIn(await salon.look(`&day=${salon.day}`));
    const key = salon.keyIn(await salon.look(`&day=${salon.day}`));
    const answers = await Promise.all([1, 2, 3].map(() => salon.send(at, { key })));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    const wrong = await salon.send(at, { email: 'nobody', [`q-${salon.question}`]: '' });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('Enter an email address like');
    expect(html).toContain('This field is required.');
    expect(html).toContain('value="nobody"');
    const nowhere = await salon.send(at, { at: '' });
    expect(await nowhere.text()).toContain(BOOKING_TEXTS.noTime);
  });

  test('a guest moves and cancels by the link of the mail, until it is too late', async () => {
    const salon = await openSalon();
    const [at = 0, later = 0] = salon.timesIn(await salon.look(`&day=${salon.day}`));
    const path = (await salon.send(at)).headers.get('location')?.split('?')[0] ?? '';
    const token = path.split('/').at(-1) ?? '';
    const moving = await (await salon.visit(`${path}?move&day=${salon.day}`)).text();
    expect(salon.timesIn(moving)).toContain(later);
    const moved = await salon.post(CHANGE_PATH, { token, action: 'move', at: String(later) });
    expect(moved.headers.get('location')).toBe(`${path}?moved`);
    expect(salon.timesIn(await salon.look(`&day=${salon.day}&resource=${salon.ada}`))).toContain(at);
    const second = (await salon.send(later)).headers.get('location')?.split('?')[0] ?? '';
    on.deps.clock.advance(later - on.deps.now() - 25 * HOUR_MS);
    const cancelled = await salon.post(CHANGE_PATH, { token, action: 'cancel' });
    expect(cancelled.headers.get('location')).toBe(`${path}?cancelled`);
    expect(await (await salon.visit(path)).text()).toContain('This booking is cancelled.');
    expect(await (await salon.visit(`${path}/booking.ics`)).text()).toContain('METHOD:CANCEL');
    on.deps.clock.advance(2 * HOUR_MS);
    const late = await salon.post(CHANGE_PATH, { token: second.split('/').at(-1) ?? '', action: 'cancel' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(BOOKING_TEXTS.notNow);
    expect((await salon.post(CHANGE_PATH, { token: 'unknown', action: 'cancel' })).status).toBe(404);
  });

  test('who looks after the site is told what guests do, by mail, and not what they did themselves', async () => {
    const salon = await openSalon();
    await salon.api('PUT', 'notices', { emails: ['desk@example.org'], orders: true, bookings: true });
    const [at = 0, later = 0] = salon.timesIn(await salon.look(`&day=${salon.day}`));
    const path =
      (await salon.send(at, { note: 'By the window' })).headers.get('location')?.split('?')[0] ?? '';
    const token = path.split('/').at(-1) ?? '';
    on.deps.clock.advance(1000);
    await salon.worker.drain();
    await salon.post(CHANGE_PATH, { token, action: 'move', at: String(later) });
    on.deps.clock.advance(1000);
    await salon.worker.drain();
    await salon.post(CHANGE_PATH, { token, action: 'cancel' });
    await salon.post(CHANGE_PATH, { token, action: 'cancel' });
    on.deps.clock.advance(1000);
    await salon.api('POST', 'bookings', {
      ...{ serviceId: salon.serviceId, startsAt: at, party: 1, isMailed: false },
      customer: { name: 'Dora', email: '', phone: '1', note: '' },
    });
    await salon.worker.drain();
    const told = await on.db.read
      .selectFrom('mails')
      .select(['subject', 'text', 'replyTo'])
      .where('toAddress', '=', 'desk@example.org')
      .orderBy('createdAt')
      .execute();
    expect(told.map(({ subject }) => subject.split(':')[0])).toEqual([
      'New booking',
      'Booking moved',
      'Booking cancelled',
    ]);
    expect(told[0]).toMatchObject({ replyTo: 'cem@example.org' });
    for (const words of ['A fitting', 'By the window', 'Which size?', '/bookings?open='])
      expect(told[0]?.text).toContain(words);
    await salon.api('PUT', 'notices', { emails: ['desk@example.org'], orders: true, bookings: false });
    await salon.send(later);
    await salon.worker.drain();
    const after = await on.db.read
      .selectFrom('mails')
      .select('id')
      .where('toAddress', '=', 'desk@example.org')
      .execute();
    expect(after).toHaveLength(3);
  });

  test('where each request is confirmed, a guest who moves asks again, and holds the new time meanwhile', async () => {
    const salon = await openSalon({ mode: 'request' });
    const [at = 0, later = 0] = salon.timesIn(await salon.look(`&day=${salon.day}`));
    const path = (await salon.send(at)).headers.get('location')?.split('?')[0] ?? '';
    const token = path.split('/').at(-1) ?? '';
    const [known] = (await salon.api('GET', 'bookings?from=0&until=9000000000000&state=requested')).json
      .bookings;
    expect((await salon.api('POST', `bookings/${known.id}/decide`, { state: 'confirmed' })).status).toBe(200);
    const moved = await salon.post(CHANGE_PATH, { token, action: 'move', at: String(later) });
    const page = await (await salon.visit(moved.headers.get('location') ?? '')).text();
    expect(page).toContain(BOOKING_TEXTS.movedToConfirm);
    const { booking } = (await salon.api('GET', `bookings/one/${known.id}`)).json;
    expect(booking).toMatchObject({ state: 'requested', startsAt: later });
    const free = await salon.look(`&day=${salon.day}&resource=${booking.resourceId}`);
    expect(salon.timesIn(free)).not.toContain(later);
    await salon.api('POST', `bookings/${known.id}/decide`, { state: 'confirmed' });
    // The owner's own move needs nobody's answer.
    await salon.api('POST', `bookings/${known.id}/move`, { startsAt: at });
    expect((await salon.api('GET', `bookings/one/${known.id}`)).json.booking.state).toBe('confirmed');
  });

  test('one address has so many bookings to come and no more, however it is written', async () => {
    const salon = await openSalon({ mode: 'request' });
    const days = [4, 5, 6, 7].map((ahead) =>
      new Date(on.deps.now() + ahead * DAY_MS).toISOString().slice(0, 10),
    );
    const pages = await Promise.all(days.map((day) => salon.look(`&day=${day}`)));
    const times = pages.flatMap((html) => salon.timesIn(html));
    expect(times.length).toBeGreaterThan(10);
    const key = salon.keyIn(pages[0] ?? '');
    for (const at of times.slice(0, 10)) {
      expect((await salon.send(at, { email: 'CEM@example.org', key })).status).toBe(303);
      on.deps.clock.advance(20_000);
    }
    const refused = await salon.send(times[10] ?? 0);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(BOOKING_TEXTS.tooMany);
    // What was booked is answered again, and others book.
    expect((await salon.send(times[0] ?? 0, { email: 'CEM@example.org', key })).status).toBe(303);
    on.deps.clock.advance(20_000);
    expect((await salon.send(times[10] ?? 0, { email: 'other@example.org' })).status).toBe(303);
  });

  test('a guest elsewhere sees the times of the own clock, on the page and in the mail', async () => {
    const salon = await openSalon();
    const there = `&day=${salon.day}&zone=Pacific/Auckland`;
    expect(await salon.look(`&day=${salon.day}`)).toContain('View times in another time zone');
    const html = await salon.look(there);
    expect(html).toContain('Times are in Pacific/Auckland. Dates are in UTC.');
    const times = salon.timesIn(html);
    const clock = new Intl.DateTimeFormat('en', {
      ...{ weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'Pacific/Auckland' },
    });
    const isNextDay = (at: number) =>
      new Date(at).toLocaleDateString('en-CA', { timeZone: 'Pacific/Auckland' }) !== salon.day;
    for (const at of times.filter(isNextDay)) expect(html).toContain(`<span>${clock.format(at)}</span>`);
    expect((await salon.send(times.at(-1) ?? 0, { zone: 'Pacific/Auckland' })).status).toBe(303);
    await salon.worker.drain();
    const mail = await on.db.read
      .selectFrom('mails')
      .select('text')
      .where('siteId', '=', salon.siteId)
      .where('toAddress', '=', 'cem@example.org')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('(Pacific/Auckland)');
    const odd = await salon.look(`&day=${salon.day}&zone=Nowhere/At-all`);
    expect(salon.timesIn(odd)).toContain(times[0]);
    expect(odd).toContain('Times are in UTC.');
  });

  test('a time that no calendar has is refused like any that is not free', async () => {
    const salon = await openSalon();
    for (const at of [Number.MAX_SAFE_INTEGER, 8.64e15, -1])
      expect([at, (await salon.send(at)).status]).toEqual([at, 422]);
  });

  test('of fifty guests who want the last hour, one gets it', async () => {
    const salon = await openSalon({ resources: [] });
    const { json } = await salon.api('GET', 'bookings/settings');
    const one = { id: salon.ada, kind: 'person', name: 'Ada', seats: 1, hours: [] };
    await salon.api('PUT', 'bookings/settings', { ...json.settings, resources: [one] });
    const [at = 0] = salon.timesIn(await salon.look(`&day=${salon.day}`));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => salon.send(at, { email: `guest${index}@example.org` })),
    );
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect(count(303)).toBe(1);
    expect(count(303) + count(409) + count(429)).toBe(50);
  });
});
