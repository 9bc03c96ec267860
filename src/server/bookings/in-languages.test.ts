/** Guests book, and read all that follows, in the language they chose. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { BOOK_PATH, BOOKING_TEXTS, CHANGE_PATH } from '#domain/bookings/contract.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { openSalon } from '#testing/server/open-salon.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const LANGUAGES = ['fr', 'ar'].map((code) => ({ code, isHidden: false }));

describeOnBothEngines('bookings in several languages', (on) => {
  async function open(changed: object = {}) {
    const salon = await openSalon(on.deps, changed);
    expect((await salon.api('PUT', 'settings', { languages: LANGUAGES })).status).toBe(200);
    const textOf = async (path: string, init?: RequestInit) => (await salon.visit(path, init)).text();
    const from = (language: string) => ({ referer: `${salon.origin}/${language}${BOOK_PATH}` });
    const mails = async () => {
      await salon.worker.drain();
      return on.db.read
        .selectFrom('mails')
        .select(['subject', 'text', 'html'])
        .where('siteId', '=', salon.siteId)
        .where('toAddress', '=', salon.guest.email)
        .orderBy('createdAt')
        .execute();
    };
    const [at = 0, later = 0] = salon.timesIn(await salon.look(`&day=${salon.day}`));
    return { ...salon, textOf, from, mails, at, later };
  }

  test('I18N-06 a guest books on pages in their language, dates and refusals included', async () => {
    const salon = await open();
    const html = await salon.textOf(`/fr${BOOK_PATH}?service=${salon.serviceId}&day=${salon.day}`);
    expect(html).toContain('<html lang="fr" dir="ltr"');
    const date = new Date(`${salon.day}T12:00Z`);
    for (const words of [
      'la première personne disponible',
      'Vos coordonnées',
      'Téléphone (facultatif)',
      'Mois suivant',
      'Les horaires sont ceux de UTC.',
      new Intl.DateTimeFormat('fr', { dateStyle: 'full' }).format(date),
      new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric' }).format(date),
    ])
      expect(html).toContain(words);
    for (const words of ['anyone available', 'Your details', 'Phone', 'Times are in', 'Show free times'])
      expect(html).not.toContain(words);
    const refused = await (await salon.send(salon.at, { name: '', email: 'cem' }, salon.from('fr'))).text();
    expect(refused).toContain('<title>Erreur : A fitting');
    expect(refused).toContain('Nom : Ce champ est obligatoire.');
    expect(refused).toContain('E-mail : Saisissez une adresse e-mail comme ada@example.org.');
    expect(await salon.textOf(`/ar${BOOK_PATH}`)).toMatch(/<html lang="ar" dir="rtl"[\s\S]*أي شخص متاح/);
    expect(await salon.look()).toContain('anyone available');
  });

  test('I18N-06 a booking keeps the language it was made in, for its page and all its mails', async () => {
    const salon = await open();
    const answer = await salon.send(salon.at, {}, salon.from('fr'));
    const location = answer.headers.get('location') ?? '';
    expect([answer.status, location]).toEqual([
      303,
      expect.stringMatching(/^\/fr\/commerce\/bookings\/.+\?new$/),
    ]);
    const page = await salon.textOf(location);
    for (const words of [
      'Votre réservation',
      'Ajouter à l’agenda',
      'Merci. Votre réservation est confirmée.',
    ])
      expect(page).toContain(words);
    for (const words of ['Your booking', 'Add to calendar', 'Move booking', BOOKING_TEXTS.confirmed])
      expect(page).not.toContain(words);
    // The owner moves it: the mail is in the guest’s language.
    const [{ id }] = (await salon.api('GET', 'bookings?from=0&until=9000000000000')).json.bookings;
    expect((await salon.api('POST', `bookings/${id}/move`, { startsAt: salon.later })).status).toBe(200);
    const sent = await salon.mails();
    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      'Votre réservation a été déplacée : A fitting',
      'Votre réservation est confirmée : A fitting',
    ]);
    for (const { text, html } of sent) {
      const when = { dateStyle: 'full', timeZone: 'UTC' } as const;
      expect(text).toContain(new Intl.DateTimeFormat('fr', when).format(salon.at));
      expect(text).toContain('Voir, déplacer ou annuler votre réservation');
      expect(text).not.toMatch(/ book(ing|ed)\b/i);
      expect(html).toContain('<html lang="fr">');
    }
  });

  test('I18N-06 the link of a mail leads to the page in the language of the booking', async () => {
    const salon = await open();
    const sent = await salon.send(salon.at, {}, salon.from('ar'));
    const local = (sent.headers.get('location') ?? '').split('?')[0] ?? '';
    const [mail] = await salon.mails();
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    const path = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
    expect(`/ar${path}`).toBe(local);
    const opened = await salon.visit(`${path}?move`);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `${local}?move`]);
    expect(await salon.textOf(local)).toMatch(/<html lang="ar" dir="rtl"[\s\S]*حجزك/);
    // On the site a guest reads it in any language, such as that of the page they come from.
    const chosen = await salon.textOf(path, { headers: { referer: salon.origin + local } });
    expect(chosen).toContain('Your booking');
    expect(await salon.textOf(`/fr${path}`)).toContain('Votre réservation');
    // A language that is no longer shown leads nowhere.
    await salon.api('PUT', 'settings', { languages: [] });
    expect((await salon.visit(path)).status).toBe(200);
  });

  test('I18N-06 a change that comes too late is refused in the language of the page', async () => {
    const salon = await open({ changeHours: 720 });
    const sent = await salon.send(salon.at, {}, salon.from('fr'));
    const token = /bookings\/([^?]+)/.exec(sent.headers.get('location') ?? '')?.[1] ?? '';
    const fields = { token, action: 'cancel' };
    const refused = await salon.post(CHANGE_PATH, fields, salon.from('fr'));
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('Ce n’est plus possible.');
    expect(html).toContain('Il est trop tard pour modifier en ligne.');
    expect(html).not.toContain(BOOKING_TEXTS.notNow);
  });

  test('I18N-06 blocks that lead to bookings speak the language of the page', async () => {
    const salon = await open();
    const block = (type: string, props: object) =>
      blockOf(on.deps.newId(), type, { ...definitions[type]?.defaults, ...props });
    const sittings = [{ name: '', days: ['fri'], from: '18:00', until: '21:00' }];
    const page = await salon.publish({
      body: bodyOf('Visit', on.deps.newId(), [
        block('appointment', { buttonLabel: '' }),
        block('table-booking', { provider: 'none', sittings }),
        block('table-booking', { provider: 'tock', businessName: 'elm-house', isAsked: true }),
        block('restaurant-reservation', {
          address: 'https://www.thefork.com/restaurant/halden',
          frameAddress: 'https://widget.thefork.com/halden',
        }),
      ]),
    });
    const english = await salon.textOf(page.path);
    const french = await salon.textOf(`/fr${page.path}`);
    for (const [en, fr] of [
      ['Choose a time', 'Choisir un horaire'],
      ['Guests', 'Convives'],
      ['Allergies, a birthday, a pram', 'Allergies, un anniversaire, une poussette'],
      ['Book with Tock', 'Réserver avec Tock'],
      ['Reserve with TheFork', 'Réserver avec TheFork'],
      ['Show free tables here', 'Voir les tables libres ici'],
      ['TheFork can see your visit', 'TheFork saura que vous avez visité ce site'],
    ] as const) {
      expect(english).toContain(en);
      expect(french).not.toContain(en);
      expect(french).toContain(fr);
    }
    expect(english).not.toContain('data-words=');
    expect(french).toMatch(/data-words="table-booking">[^<]*Une table pour \{party\}/);
    expect(french).toMatch(/data-words="restaurant-reservation">[^<]*Tables libres/);
  });
});
