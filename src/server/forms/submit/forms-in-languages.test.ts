/** A form in another language: its words on the page, in what scripts bring, and in the answers of the server. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { blankField } from '#domain/forms/blank-field.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';

const SAVE = '/api/form/SaveFormSubmission';
const FORM_ID = 'form00000000000000000001';
const FIELDS = [
  blankField('name', 'name', 'Nom', { isRequired: true }),
  blankField('views', 'likert', 'Avis', { options: ['Le café est bon'] }),
  blankField('plan', 'file', 'Plan', { fileKinds: ['picture', 'pdf'] }),
];

describeOnBothEngines('forms in several languages', (on) => {
  async function open() {
    const identifier = `l-${on.deps.newId().slice(-8)}`;
    const site = await createTestSite(on.deps, { identifier });
    const languages = ['fr', 'ar'].map((code) => ({ code, isHidden: false }));
    await site.api('PUT', 'settings', { languages });
    const props = { ...definitions['form']?.defaults, fields: FIELDS };
    const body = bodyOf('Contact', on.deps.newId(), [blockOf(FORM_ID, 'form', props)]);
    const page = await site.publish({ body, slug: 'contact' });
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    const show = async (prefix: string) => (await visitor.ask('GET', `${prefix}/contact`)).text();
    const entries = new URLSearchParams({ formId: FORM_ID, pageId: page.id, pagePath: page.path });
    return { site, visitor, show, entries };
  }

  test('I18N-06 a page says what belongs to a form in its language, and brings the words of its script', async () => {
    const { show } = await open();
    const english = await show('');
    const french = await show('/fr');
    const arabic = await show('/ar');
    expect(english).toContain('First name');
    expect(english).toContain('Pictures or PDF, up to 25 MB');
    expect(english).not.toContain('data-words');
    for (const words of ['Prénom', 'Tout à fait d’accord', 'Images ou PDF, 25 Mo maximum', ' (obligatoire)'])
      expect(french).toContain(words);
    expect(french).toMatch(
      /<script type="application\/json" data-words="form">[^<]*Ce champ est obligatoire\./,
    );
    for (const words of ['First name', 'Strongly Agree', '(required)', 'up to', 'This field is required'])
      expect(french).not.toContain(words);
    expect(arabic).toContain('الاسم الأول');
    expect(arabic).toContain('dir="rtl"');
  });

  test('I18N-06 the server refuses in the language of the page the form is on, with and without scripts', async () => {
    const { visitor, entries } = await open();
    const from = { referer: `${visitor.origin}/fr/contact` };
    const { key } = (await (await visitor.send('POST', '/api/form/FormSubmissionKey')).json()) as {
      key: string;
    };
    const sent = { formId: FORM_ID, pageId: entries.get('pageId'), form: '{}', key };
    const refused = await visitor.send('POST', SAVE, sent, from);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { errors: { name: 'Ce champ est obligatoire.' } },
    ]);
    const english = await (await visitor.send('POST', SAVE, sent)).json();
    expect(english).toEqual({ errors: { name: 'This field is required.' } });
    const headers = {
      ...from,
      origin: visitor.origin,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
    };
    const again = await (await visitor.ask('POST', SAVE, headers, entries.toString())).text();
    expect(again).toContain('<html lang="fr"');
    expect(again).toContain('Un ou plusieurs champs ne sont pas valides.');
    expect(again).not.toContain('One or more fields');
  });
});
