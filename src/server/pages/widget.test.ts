/** A block rendered by itself: for the page that shows it, and for nobody who wants more than that. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';

const PATH = '/api/widget/GetWidgetRendering';
const PAYLOADS = join(process.cwd(), '../shared/data/hostile/xss-payloads.txt');
const quote = { quote: paragraphs('Clay remembers.'), source: 'Ada', role: '', align: 'start' };

describeOnBothEngines('a block rendered by itself', (on) => {
  async function open() {
    const { deps } = on;
    const identifier = `w-${deps.newId().slice(-8)}`;
    const site = await createTestSite(deps, { identifier });
    const visitor = await testVisitor({ app: site.app }, `http://${identifier}.localhost:4321`);
    const ask = (widget: unknown, collectionId?: string) => {
      const form = new URLSearchParams({ widgetJSON: JSON.stringify(widget) ?? '' });
      if (collectionId !== undefined) form.set('collectionId', collectionId);
      return visitor.send('POST', PATH, form);
    };
    const html = async (widget: unknown, collectionId?: string) =>
      (await (await ask(widget, collectionId)).json()).html as string;
    return { deps, site, visitor, ask, html, id: deps.newId() };
  }

  test('DATA-20 type, id and value give what stands within the block; the type by name or by code', async () => {
    const { html, ask, id } = await open();
    const rendered = await html({ type: 'quote', id, value: quote });
    expect(rendered).toContain('Clay remembers.');
    expect(rendered).not.toContain('data-block');
    expect(await html({ type: definitions['quote']?.code, id, value: quote })).toBe(rendered);
    expect((await ask({ type: 'quote', id, value: quote })).headers.get('cache-control')).toBe('no-store');
  });

  test('DATA-20 a summary lists the published items of the collection that is named', async () => {
    const { html, site, deps, id } = await open();
    const made = await site.api('POST', 'collections', { type: COLLECTION_TYPES.blog, title: 'Journal' });
    const { collectionId, pageId } = made.json;
    await site.api('POST', `documents/${pageId}/publish`, {});
    const body = textBody(deps, 'Wood ash', 'Words.');
    await site.publish({ kind: 'item', collectionId, body, publishedAt: deps.now() - 1000 });
    await site.api('POST', 'documents', {
      kind: 'item',
      collectionId,
      body: textBody(deps, 'A draft', 'Hush.'),
    });
    const value = definitions['summary']?.defaults;
    const listed = await html({ type: 'summary', id, value }, collectionId);
    expect(listed).toContain('Wood ash');
    expect(listed).not.toContain('A draft');
    // Without a name it is the site's own, as on a page; one that is missing is never replaced by another.
    expect(await html({ type: 'summary', id, value })).toBe(listed);
    expect(await html({ type: 'summary', id, value }, deps.newId())).not.toContain('Wood ash');
  });

  test('DATA-20 code, unknown blocks, props that do not fit and bodies too large are refused', async () => {
    const { ask, visitor, id } = await open();
    const code = definitions['code']?.defaults;
    const value = quote;
    const wrong: unknown[] = [
      undefined,
      null,
      'quote',
      [],
      { type: 'quote' },
      {
        type: 'code',
        id,
        value: { ...code, html: '<script>alert(1)</script>', trust: 'trusted', mode: 'run' },
      },
      { type: 'embed', id, value: {} },
      { type: 'constructor', id, value },
      { type: '__proto__', id, value },
      { type: 99_999, id, value },
      { type: 'quote', id: '"><script>', value },
      { type: 'quote', id, value: { ...quote, align: 'sideways' } },
      { type: 'quote', id, value: { quote: 'text' } },
    ];
    for (const widget of wrong) {
      const answer = await ask(widget);
      expect([widget, answer.status]).toEqual([widget, 400]);
      expect((await answer.json()).error.message).toBeTruthy();
    }
    expect(
      (await ask({ type: 'summary', id, value: definitions['summary']?.defaults }, '1 or 1=1')).status,
    ).toBe(400);
    const large = { ...quote, source: 'x'.repeat(70_000) };
    expect((await ask({ type: 'quote', id, value: large })).status).toBe(413);
    let deep: unknown = 'x';
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect([400, 413]).toContain((await ask({ type: 'quote', id, value: { ...quote, deep } })).status);
    const statuses: number[] = [];
    for (let index = 0; index < 35; index += 1) statuses.push((await ask(undefined)).status);
    expect(statuses.at(-1)).toBe(429);
    visitor.cookies.clear();
    expect((await ask({ type: 'quote', id, value })).status).toBe(403);
  });

  test.skipIf(!existsSync(PAYLOADS))('DATA-20 what a stranger writes stays words', async () => {
    const { html, deps, id } = await open();
    const payloads = readFileSync(PAYLOADS, 'utf8').split('\n').filter(Boolean);
    const step = Math.ceil(payloads.length / 200);
    const seen = new Set<string>();
    for (let start = 0; start < payloads.length; start += step * 20) {
      deps.clock.advance(1000);
      const words = payloads.slice(start, start + step * 20).filter((_, index) => index % step === 0);
      const value = {
        ...quote,
        quote: paragraphs(...words),
        source: words.join(' ').slice(0, 200),
        link: { url: words[0] },
      };
      const rendered = await html({ type: 'quote', id, value }).catch(() => '');
      const plain = rendered ?? (await html({ type: 'quote', id, value: { ...value, link: undefined } }));
      new Parser({
        onopentag: (name, attributes) => {
          seen.add(name);
          for (const attribute of Object.keys(attributes)) expect(attribute).not.toMatch(/^on|^style$/);
          expect(attributes['href'] ?? '').not.toMatch(/^\s*(javascript|data|vbscript):/i);
        },
      }).end(plain);
    }
    expect([...seen].sort()).not.toContain('script');
    expect(seen.has('p')).toBe(true);
  });
});
