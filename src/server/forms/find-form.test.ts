/** How forms are found and kept: made-up ids search nothing anew, and what changes is seen. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { Block, Section } from '#domain/content/content.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { SiteEntry } from '../http/site-environment.ts';
import { FormFinder, readPublishedForm } from './find-form.ts';

const SHARED_ID = 'form00000000000000000002';

describeOnBothEngines('the finder of forms', (on) => {
  /** A finder, and how many queries it has begun. */
  function countingFinder() {
    let count = 0;
    const read = new Proxy(on.db.read, {
      get(target, name) {
        if (name === 'selectFrom') count += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const finder = new FormFinder({ db: { ...on.db, read } });
    const counted = async <T>(work: () => Promise<T>) => {
      const before = count;
      const found = await work();
      return { found, queries: count - before };
    };
    return { finder, counted };
  }

  test('keeps a shared form for all pages, and what is not there', async () => {
    const site = await createTestSite(on.deps);
    const entry = async () =>
      (await on.db.read
        .selectFrom('sites')
        .select(['id', 'version'])
        .where('id', '=', site.siteId)
        .executeTakeFirstOrThrow()) as SiteEntry;
    const props = definitions['form']?.defaults as Record<string, unknown>;
    const shared = bodyOf('Ask us', on.deps.newId(), [blockOf(SHARED_ID, 'form', { ...props, fields: [] })]);
    const section = await site.publish({ kind: 'section', body: shared });
    const { finder, counted } = countingFinder();
    const before = await entry();
    const find = (at: SiteEntry, formId: string, pageId = '') =>
      counted(() => finder.find(at, { formId, pageId }));
    // No page shows it; asked again, that is known.
    expect((await find(before, SHARED_ID)).found).toBeUndefined();
    expect(await find(before, SHARED_ID)).toEqual({ found: undefined, queries: 0 });
    for (let n = 0; n < 600; n += 1)
      expect(await find(before, `made-up-${n}`)).toEqual({ found: undefined, queries: 0 });
    expect(await find(before, 'x'.repeat(5000))).toEqual({ found: undefined, queries: 0 });

    const body = textBody(on.deps, 'Contact', 'Words.');
    const [own] = body.sections;
    if (!own) throw new Error('no section');
    const source = { ref: 'section' as const, id: section.id };
    const sections = [own, { ...own, id: on.deps.newId(), blocks: [], source }];
    const page = await site.publish({ body: { ...body, sections }, slug: 'contact' });
    const after = await entry();
    const { found } = await find(after, SHARED_ID, page.id);
    expect(found).toMatchObject({ locks: [], isShown: true });
    expect(found?.pagePath).toBeUndefined();
    expect(await find(after, SHARED_ID, page.id)).toEqual({ found, queries: 0 });
    // Another page is looked at by its id, once, and nothing else is asked.
    const other = await site.publish({ body: textBody(on.deps, 'Other', 'Words.'), slug: 'other' });
    expect(await find(after, SHARED_ID, other.id)).toEqual({ found, queries: 1 });
    expect(await find(after, SHARED_ID, other.id)).toEqual({ found, queries: 0 });
    await site.api('PUT', `documents/${page.id}/settings`, { password: 'clay' });
    const locked = await find(await entry(), SHARED_ID, other.id);
    expect(locked.found?.locks).toMatchObject([{ documentId: page.id }]);
  });

  test('finds no form that no visitor sees; its owner still reads what it asks', async () => {
    const site = await createTestSite(on.deps);
    const form = (id: string) => blockOf(id, 'form', { ...definitions['form']?.defaults, fields: [] });
    const publishSection = (block: Block) =>
      site.publish({ kind: 'section', body: bodyOf('Shared', on.deps.newId(), [block]) });
    const section = (blocks: Block[], more: Partial<Section> = {}): Section => ({
      ...(bodyOf('', on.deps.newId(), blocks).sections[0] as Section),
      ...more,
    });
    const showing = ({ id }: { id: string }) => ({ ref: 'section' as const, id });
    const hidden = { hidden: true };
    const shared = await publishSection(form(idOf('shared')));
    const within = await publishSection({ ...form(idOf('within')), ...hidden });
    const sections = [
      section([
        { ...form(idOf('own')), ...hidden },
        { ...form(idOf('phones')), ...hidden, overlays: { mobile: { hidden: false } } },
        { ...form(idOf('wide')), overlays: { mobile: { hidden: true } } },
      ]),
      section([form(idOf('section'))], hidden),
      section([form(idOf('replaced'))], { source: showing(within) }),
      section([], { source: showing(shared), ...hidden }),
    ];
    const page = await site.publish({ body: { title: 'Contact', fields: {}, sections } });
    const found = async (name: string) => {
      const { db } = on;
      const entry = { id: site.siteId, version: 1 } as SiteEntry;
      return (
        (await new FormFinder({ db }).find(entry, { formId: idOf(name), pageId: page.id })) !== undefined
      );
    };
    const names = ['own', 'section', 'replaced', 'within', 'shared', 'phones', 'wide'];
    const taken = await Promise.all(names.map(async (name) => [name, await found(name)] as const));
    expect(taken.filter(([, isTaken]) => isTaken).map(([name]) => name)).toEqual(['phones', 'wide']);
    const address = { formId: idOf('own'), pageId: page.id };
    expect(await readPublishedForm(on.db.read, site.siteId, address)).toMatchObject({ isShown: false });
    // Another page that shows the section has its form taken on all of them.
    await site.publish({
      body: { title: 'Two', fields: {}, sections: [section([], { source: showing(shared) })] },
    });
    expect(await found('shared')).toBe(true);
  });
});

const idOf = (name: string): string => name.padEnd(24, '0');
