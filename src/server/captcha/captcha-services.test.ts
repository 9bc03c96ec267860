/** Captchas of services, from the browser's post to a local counterpart of where the services are asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { CAPTCHA_PROVIDERS, CAPTCHA_UNAVAILABLE, isCaptchaService } from '#domain/captcha/providers.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { deleteSiteRow } from '../sites/queries.ts';
import { VERIFY_URLS } from './ask-service.ts';

const FORM_ID = 'form00000000000000000001';
const SECRET = 'the secret of the service';
const SERVICES = CAPTCHA_PROVIDERS.filter(isCaptchaService);

interface Asked {
  readonly path: string;
  readonly fields: Record<string, string>;
}

/** As all three services say they answer: success, or the names of what is wrong; each token once. */
const asked: Asked[] = [];
const used = new Set<string>();
let mood: 'well' | 'broken' | 'gone' | 'odd' = 'well';

function answerOf({ secret, response: token = '' }: Record<string, string>) {
  const codes = [
    ...(secret ? [] : ['missing-input-secret']),
    ...(secret && secret !== SECRET ? ['invalid-input-secret'] : []),
    ...(token.startsWith('good') ? [] : ['invalid-input-response']),
    ...(used.has(token) ? ['timeout-or-duplicate'] : []),
  ];
  if (codes.length > 0) return { success: false, 'error-codes': codes };
  used.add(token);
  return { success: true, hostname: 'demo.localhost' };
}

const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk;
  });
  request.on('end', () => {
    const fields = Object.fromEntries(new URLSearchParams(body));
    asked.push({ path: request.url ?? '', fields });
    if (mood === 'gone') return void request.socket.destroy();
    if (mood === 'broken') return void response.writeHead(502).end('<h1>Bad gateway</h1>');
    const json = (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (mood === 'odd') return void json({ success: 'true' });
    json(answerOf(fields));
  });
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => void service.close().closeAllConnections());

describeOnBothEngines('captchas of services', (on) => {
  async function open(provider: string = 'turnstile', secret: string | null = SECRET) {
    asked.length = 0;
    used.clear();
    mood = 'well';
    const captchaUrls = {
      turnstile: `${origin}/turnstile`,
      hcaptcha: `${origin}/hcaptcha`,
      recaptcha: `${origin}/recaptcha`,
    };
    const app = await testApp(on.deps, { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1' }, undefined, { captchaUrls });
    const site = await createTestSite(on.deps, { app });
    const props = definitions['form']?.defaults as Record<string, unknown>;
    const body = bodyOf('Contact', on.deps.newId(), [blockOf(FORM_ID, 'form', props)]);
    const page = await site.publish({ body, slug: 'contact' });
    const settings = { captchaProvider: provider, captchaSiteKey: 'site-key' };
    expect((await site.api('PUT', 'settings', settings)).status).toBe(200);
    if (secret !== null) await site.api('PUT', 'captcha-secrets', { service: provider, secret });
    const { identifier } = await on.db.read
      .selectFrom('sites')
      .select('identifier')
      .where('id', '=', site.siteId)
      .executeTakeFirstOrThrow();
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    const values = { name: ['Mira', 'Stein'], email: 'mira@example.org' };
    const fetchKey = async () =>
      ((await (await visitor.send('POST', '/api/form/FormSubmissionKey')).json()) as { key: string }).key;
    const send = async (captchaKey: string, key?: string) => {
      const bears = key ?? (await fetchKey());
      on.deps.clock.advance(20_000);
      const form = JSON.stringify({ ...values, message: `About ${on.deps.newId()}` });
      const answer = await visitor.send('POST', '/api/form/SaveFormSubmission', {
        formId: FORM_ID,
        pageId: page.id,
        form,
        key: bears,
        captchaKey,
      });
      return {
        status: answer.status,
        json: (await answer.json()) as { error?: string; submissionId?: string },
      };
    };
    const rows = () =>
      on.db.read
        .selectFrom('formSubmissions')
        .select(['id', 'isSpam', 'spamReasons'])
        .where('siteId', '=', site.siteId)
        .orderBy('id')
        .execute();
    const bare = (more: Record<string, string> = {}) =>
      visitor.submit(
        '/api/form/SaveFormSubmission',
        new URLSearchParams({
          formId: FORM_ID,
          pageId: page.id,
          pagePath: page.path,
          'f-name-First': 'Mira',
          'f-name-Last': 'Stein',
          'f-email': 'm@example.org',
          'f-message': 'Hello',
          ...more,
        }),
      );
    return { site, page, send, fetchKey, rows, bare };
  }

  for (const provider of SERVICES)
    test(`FORM-64 what ${provider} gave is asked about once, with our secret and nothing of the visitor`, async () => {
      const { send, rows } = await open(provider);
      expect(await send('good token')).toMatchObject({ status: 200 });
      expect(asked).toEqual([{ path: `/${provider}`, fields: { secret: SECRET, response: 'good token' } }]);
      expect(await rows()).toMatchObject([{ isSpam: 0, spamReasons: '[]' }]);
      for (const token of ['bad token', '', 'good token', 'x'.repeat(9000)])
        expect(await send(token)).toMatchObject({
          status: 400,
          json: { error: 'Complete CAPTCHA before submitting.' },
        });
      expect(await rows()).toHaveLength(1);
    });

  test('the same submission again, at once or later, is answered as the first, and asked about once', async () => {
    const { send, fetchKey, rows } = await open();
    const key = await fetchKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('good twin', key)));
    answers.push(await send('good twin', key));
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.submissionId}`)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(asked).toHaveLength(1);
    expect((await send('good twin')).status).toBe(400);
  });

  test('a service that is down, answers strangely or does not know our secret loses nobody’s words: they are kept and marked', async () => {
    const { send, rows, site } = await open();
    for (const each of ['broken', 'gone', 'odd'] as const) {
      mood = each;
      expect([each, (await send(`good ${each}`)).status]).toEqual([each, 200]);
    }
    mood = 'well';
    await site.api('PUT', 'captcha-secrets', { service: 'turnstile', secret: 'a wrong one' });
    expect((await send('good secret')).status).toBe(200);
    await site.api('PUT', 'captcha-secrets', { service: 'turnstile', secret: null });
    expect((await send('good without')).status).toBe(200);
    expect(await rows()).toMatchObject(
      Array.from({ length: 5 }, () => ({ isSpam: 0, spamReasons: '["captcha-unchecked"]' })),
    );
    const said = JSON.stringify(on.deps.logged);
    expect(said).toContain('a captcha was not checked');
    expect([SECRET, 'a wrong one', 'good secret'].filter((text) => said.includes(text))).toEqual([]);
  });

  test('a browser that could not load the service, and one without scripts, are kept as spam for the owner to look at', async () => {
    const { send, rows, bare } = await open();
    expect((await send(CAPTCHA_UNAVAILABLE)).status).toBe(200);
    expect(await rows()).toMatchObject([{ isSpam: 1, spamReasons: '["no-captcha"]' }]);
    expect(asked).toEqual([]);
    expect((await bare()).status).toBe(303);
    expect(await rows()).toMatchObject([{ isSpam: 1 }, { isSpam: 1, spamReasons: '["no-captcha"]' }]);
  });

  test('sent by the browser itself, what a service gave is good for one submission as well', async () => {
    const { rows, bare } = await open();
    const statuses: number[] = [];
    for (const words of ['One', 'One', 'Two'])
      statuses.push((await bare({ captchaKey: 'good once', 'f-message': words })).status);
    expect(statuses).toEqual([303, 303, 303]);
    expect(await rows()).toMatchObject([
      { isSpam: 0, spamReasons: '[]' },
      { isSpam: 1, spamReasons: '["no-captcha"]' },
    ]);
  });

  test('the built-in captcha takes nothing that stands for a service', async () => {
    const { send, rows } = await open('built-in', null);
    for (const token of [CAPTCHA_UNAVAILABLE, 'good token']) expect((await send(token)).status).toBe(400);
    expect(await rows()).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('a secret is told to nobody: not by answers, settings, activity or exports, and goes with its site', async () => {
    const { site } = await open('hcaptcha');
    const answer = await site.api('GET', 'captcha-secrets');
    expect(answer.json).toEqual({ services: ['hcaptcha'] });
    const stored = {
      settings: await site.api('GET', 'settings'),
      rows: await on.db.read.selectFrom('captchaSecrets').selectAll().execute(),
      activity: await on.db.read.selectFrom('activity').selectAll().execute(),
      site: await on.db.read.selectFrom('sites').selectAll().where('id', '=', site.siteId).execute(),
      logged: on.deps.logged,
    };
    expect(JSON.stringify(stored)).not.toContain(SECRET);
    expect((await site.api('PUT', 'captcha-secrets', { service: 'built-in', secret: 'x' })).status).toBe(400);
    await on.db.write((tx) => deleteSiteRow(tx, site.siteId));
    const left = await on.db.read
      .selectFrom('captchaSecrets')
      .selectAll()
      .where('siteId', '=', site.siteId)
      .execute();
    expect(left).toEqual([]);
  });

  test('the policy of a page lets exactly its service through, and only where there is a form', async () => {
    const hosts = {
      turnstile: 'challenges.cloudflare.com',
      hcaptcha: 'hcaptcha.com',
      recaptcha: 'www.google.com',
    };
    for (const provider of SERVICES) {
      const { site, page } = await open(provider);
      const policyOf = async (path: string) =>
        (await site.visit(path)).headers.get('content-security-policy') ?? '';
      const plain = await site.publish({ body: bodyOf('About', on.deps.newId(), []), slug: 'about' });
      const [policy, other] = [await policyOf(page.path), await policyOf(plain.path)];
      for (const [name, host] of Object.entries(hosts))
        expect([provider, name, policy.includes(host)]).toEqual([provider, name, name === provider]);
      expect(policy).toMatch(new RegExp(`script-src [^;]*https://${hosts[provider]}`));
      expect(policy).toMatch(new RegExp(`frame-src [^;]*https://${hosts[provider]}`));
      expect(policy).toContain("style-src-attr 'none'");
      for (const host of Object.values(hosts)) expect(other).not.toContain(host);
    }
  });
});

test('services are asked where they say, by https', () => {
  expect(Object.values(VERIFY_URLS).every((url) => url.startsWith('https://'))).toBe(true);
});
