/** A sign-up on a page in another language: the mail that asks to confirm, and the pages of its links. */
import { expect, test } from 'vitest';
import { CONFIRM_PATH } from '#domain/lists/contract.ts';
import { createFormSite, FORM_ID } from '#testing/server/form-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('newsletters in several languages', (on) => {
  async function signUp(prefix: string) {
    const site = await createFormSite(on.deps, { block: 'newsletter' });
    const languages = ['fr', 'ar'].map((code) => ({ code, isHidden: false }));
    await site.api('PUT', 'settings', { languages });
    const key = await site.fetchKey();
    on.deps.clock.advance(20_000);
    const sent = { formId: FORM_ID, pageId: site.page.id, form: '{"email":"mira@example.org"}', key };
    const from = { referer: `${site.visitor.origin}${prefix}/contact` };
    await site.visitor.send('POST', '/api/form/SaveFormSubmission', sent, from);
    on.deps.clock.advance(3000);
    await site.worker.drain();
    const mail = await on.db.read
      .selectFrom('mails')
      .selectAll()
      .where('siteId', '=', site.siteId)
      .where('toAddress', '=', 'mira@example.org')
      .executeTakeFirstOrThrow();
    return { site, mail };
  }

  test('I18N-06 the mail is in the language of the page, and its links lead to pages in that', async () => {
    const { site, mail } = await signUp('/fr');
    expect(mail.subject).toMatch(/^À confirmer : /);
    expect(mail.text).toContain('Une dernière étape');
    expect(mail.html).toContain('<html lang="fr"');
    expect(mail.text).not.toMatch(/One more step|Confirm it|works for/);
    const path = /\/fr\/account\/newsletter\/confirm\?token=[\w.-]+/.exec(mail.text ?? '')?.[0] ?? '';
    const page = await (await site.visitor.ask('GET', path)).text();
    expect(page).toContain('<html lang="fr"');
    expect(page).toContain('Confirmer votre inscription');
    expect(page).toMatch(/<strong>[^<]+<\/strong> sera envoyé à mira@example\.org\./);
    expect(page).not.toContain('will come to');
    const lost = await (await site.visitor.ask('GET', `/ar${CONFIRM_PATH}?token=x`)).text();
    expect(lost).toContain('هذا الرابط لم يعد يعمل');
  });

  test('I18N-06 in the main language both are as they were', async () => {
    const { site, mail } = await signUp('');
    expect(mail.subject).toMatch(/^Confirm: /);
    const path = /:4321(\/account\/newsletter\/confirm\?token=[\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '';
    const page = await (await site.visitor.ask('GET', path)).text();
    expect(page).toMatch(/<p><strong>[^<]+<\/strong> will come to mira@example\.org\.<\/p>/);
  });
});
