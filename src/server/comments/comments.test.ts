/** Commenting as visitors do it, with and without scripts; what owners decide; the mails; and hostile words. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import type { CommentAnswer } from '#domain/comments/calls-visitor.ts';
import { COMMENT_MESSAGES as SAY } from '#domain/comments/messages.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { type TestVisitor, testVisitor } from '#testing/server/visitor.ts';

const HOSTILE = path.join(process.cwd(), '../shared/data/hostile');
const hasData = existsSync(HOSTILE);
if (!hasData) process.stderr.write('hostile comments: skipped, ../shared/data is not there\n');

const ACTING = /^(script|img|iframe|svg|object|embed|base|video)$/;

/** What could act on a page, but for its own scripts and data. */
function dangersOf(
  tag: string,
  { src = '', type = '', href = '', ...rest }: Record<string, string>,
): string[] {
  const isOwn = tag === 'script' && (src.startsWith('/_v/') || type.includes('json'));
  return [
    ...(ACTING.test(tag) && !isOwn ? [tag] : []),
    ...Object.keys(rest).filter((name) => name.startsWith('on')),
    ...(/^\s*(javascript|data):/i.test(href) ? [href] : []),
  ];
}

describeOnBothEngines('comments', (on) => {
  async function openBlog(comments: Record<string, unknown> = { mode: 'open', moderation: 'none' }) {
    const identifier = `c-${on.deps.newId().slice(-8)}`;
    const site = await createTestSite(on.deps, { identifier });
    const made = await site.api('POST', 'collections', { type: COLLECTION_TYPES.blog, title: 'Journal' });
    const { collectionId, pageId } = made.json;
    const change = (settings: Record<string, unknown>) =>
      site.api('PATCH', `collections/${collectionId}`, { settings: { comments: settings } });
    await change(comments);
    const post = await site.publish({
      kind: 'item',
      collectionId,
      body: textBody(on.deps, 'Kiln', 'Words.'),
    });
    const origin = `http://${identifier}.localhost:4321`;
    const visitor = await testVisitor(site, origin);
    const fields = (more: Record<string, unknown> = {}) => ({
      item: post.id,
      parent: '',
      name: 'Ada',
      email: '',
      body: `Lovely ${on.deps.newId()}`,
      filledInMs: 9000,
      ...more,
    });
    const rested = () => on.deps.clock.advance(60_000);
    const post_ = async (more: Record<string, unknown> = {}, by: TestVisitor = visitor) => {
      rested();
      const response = await by.send('POST', '/api/comments', fields(more));
      const json = (await response.json()) as CommentAnswer & { id: string };
      return { status: response.status, json };
    };
    const submit = async (more: Record<string, string> = {}) => {
      rested();
      const { filledInMs: _none, ...words } = fields(more);
      return visitor.submit('/api/comments', new URLSearchParams({ page: post.path, ...words } as never));
    };
    const html = async (query = '') => (await site.visit(post.path + query)).text();
    const rows = () =>
      on.db.read.selectFrom('comments').selectAll().where('siteId', '=', site.siteId).orderBy('id').execute();
    return {
      ...site,
      collectionId,
      pageId,
      change,
      item: post,
      visitor,
      fields,
      post: post_,
      submit,
      html,
      rows,
    };
  }

  const mails = (siteId: string) =>
    on.db.read.selectFrom('mails').selectAll().where('siteId', '=', siteId).orderBy('id').execute();

  test('I18N-06 commenting speaks the language of the page: its markup, its script, and the server', async () => {
    const blog = await openBlog();
    await blog.api('PUT', 'settings', { languages: ['fr', 'ar'].map((code) => ({ code, isHidden: false })) });
    const french = await (await blog.visit(`/fr${blog.item.path}`)).text();
    for (const words of ['Laisser un commentaire', '(non affiché)', '"sending":"Envoi…"'])
      expect(french).toContain(words);
    for (const words of ['Leave a comment', 'not shown', 'once it has been approved'])
      expect(french).not.toContain(words);
    expect(await (await blog.visit(`/ar${blog.item.path}`)).text()).toContain('اترك تعليقًا');
    const from = { referer: `${blog.visitor.origin}/fr${blog.item.path}` };
    const refused = await blog.visitor.send('POST', '/api/comments', blog.fields({ body: '' }), from);
    expect(await refused.json()).toMatchObject({ errors: { body: 'Écrivez votre commentaire.' } });
    const taken = await blog.visitor.send('POST', '/api/comments', blog.fields(), from);
    expect(await taken.json()).toMatchObject({ message: 'Merci. Votre commentaire est publié.' });
  });

  test('a published comment stands below its post at once, though pages are cached', async () => {
    const blog = await openBlog();
    expect(await blog.html()).toContain('Leave a comment');
    const { status, json } = await blog.post({ body: 'First <b>words</b>\n\nhttps://kiln.example.' });
    expect([status, json.status, json.message]).toEqual([200, 'published', SAY.published]);
    const html = await blog.html();
    expect(html).toContain(`<li id="comment-${json.id}">`);
    expect(html).toContain('First &lt;b&gt;words&lt;/b&gt;');
    expect(html).toContain('rel="nofollow ugc noopener"');
    expect(html).toContain('One comment');
  });

  test('whoever asks what is known of them is told their comments; erased, answered ones keep only their places', async () => {
    const blog = await openBlog();
    const email = 'm_ra@example.org';
    const { json: first } = await blog.post({ email, name: 'Mira', body: 'Of Mira, answered' });
    await blog.post({ parent: first.id, body: 'An answer' });
    await blog.post({ email: 'M_ra@Example.org', name: 'Mira', body: 'Of Mira, alone' });
    await blog.post({ email: 'mara@example.org', body: 'Of Mara' });
    const known = await blog.api('POST', 'submissions/person', { email: 'M_RA@example.org' });
    expect(known.json.comments).toMatchObject([
      { body: 'Of Mira, answered', email, status: 'published' },
      { body: 'Of Mira, alone', author: 'Mira' },
    ]);
    expect((await blog.api('POST', 'submissions/erase', { email })).json).toMatchObject({ comments: 2 });
    expect(JSON.stringify(await blog.rows())).not.toMatch(/Mira|m_ra/i);
    const html = await blog.html();
    expect(html).not.toContain('Of Mira');
    expect(['An answer', 'Of Mara'].filter((words) => !html.includes(words))).toEqual([]);
  });

  test('SITE-30 SITE-31 a blog’s list leads to the comments of its posts, with how many there are', async () => {
    const blog = await openBlog();
    await blog.api('POST', `documents/${blog.pageId}/publish`, {});
    await blog.post();
    await blog.post({ name: 'Grace' });
    const { path, id } = blog.item;
    const link = `<a class="comment-link" href="${path}#comment-${id}" data-count="2">Comments</a>`;
    expect(await (await blog.visit('/journal')).text()).toContain(link);
    // Above the post as well.
    expect(await blog.html()).toContain(link);
    await blog.change({ mode: 'off' });
    expect(await (await blog.visit('/journal')).text()).not.toContain('comment-link');
  });

  test('comments are off for new collections: no form, and none is taken', async () => {
    const blog = await openBlog({ mode: 'off' });
    expect(await blog.html()).not.toContain('Leave a comment');
    expect(await blog.html()).not.toContain('comment-link');
    expect((await blog.post()).status).toBe(403);
    await blog.change({ mode: 'open' });
    expect(await blog.html()).toContain('Leave a comment');
    expect(await blog.html()).toContain('comment-link');
    await blog.api('PUT', 'settings', { commentsEnabled: false });
    expect(await blog.html()).not.toContain('Leave a comment');
    expect((await blog.post()).status).toBe(403);
  });

  test('a post has its own say above its blog: open, closed, hidden, or again as the blog says', async () => {
    const blog = await openBlog({ mode: 'open', moderation: 'none', closeAfterDays: 1 });
    await blog.post({ body: 'While it was open' });
    const say = (comments: string | null) =>
      blog.api('PUT', `documents/${blog.item.id}/settings`, { comments });
    await blog.api('POST', `documents/${blog.pageId}/publish`, {});
    const list = async () => (await blog.visit('/journal')).text();
    expect((await say('closed')).status).toBe(200);
    expect(await blog.html()).toContain('While it was open');
    expect(await blog.html()).toContain('Comments are closed.');
    expect((await blog.post()).status).toBe(403);
    await say('off');
    expect(await blog.html()).not.toContain('While it was open');
    expect(await list()).not.toMatch(/data-count="1"/);
    expect((await blog.post()).status).toBe(403);
    // Said of the post itself, it holds when the blog's days are over, and when the blog takes none.
    await say('open');
    on.deps.clock.advance(3 * 86_400_000);
    expect(await blog.html()).toContain('Leave a comment');
    await blog.change({ mode: 'off' });
    expect(await blog.html()).toContain('While it was open');
    expect(await list()).toMatch(/data-count="1"/);
    expect((await blog.submit()).status).toBe(303);
    await say(null);
    expect(await blog.html()).not.toContain('While it was open');
    expect(
      (await blog.api('PUT', `documents/${blog.item.id}/settings`, { comments: 'perhaps' })).status,
    ).toBe(400);
  });

  test('closed ones are shown and no more are taken, also some days after the post', async () => {
    const blog = await openBlog({ mode: 'open', moderation: 'none', closeAfterDays: 2 });
    await blog.post({ body: 'In time' });
    on.deps.clock.advance(2 * 86_400_000);
    const late = await blog.submit();
    expect(late.status).toBe(403);
    expect(await late.text()).toMatch(/Comments are closed[\s\S]*Lovely/);
    expect(await blog.rows()).toHaveLength(1);
    expect(await blog.html()).toMatch(/In time[\s\S]*Comments are closed/);
  });

  test('what waits is shown to nobody, and the first of an author waits where it is asked', async () => {
    const blog = await openBlog({ mode: 'open', moderation: 'first' });
    const email = 'ada@example.org';
    expect((await blog.post({ email, body: 'Me first' })).json.status).toBe('pending');
    expect(await blog.html()).not.toContain('Me first');
    const [row] = await blog.rows();
    await blog.api('POST', 'comments/status', { ids: [row?.id], status: 'published' });
    expect(await blog.html()).toContain('Me first');
    expect(await blog.html()).not.toContain(email);
    expect((await blog.post({ email: 'ADA@example.org' })).json.status).toBe('published');
    expect((await blog.post({ email: '' })).json.status).toBe('pending');
    await blog.change({ mode: 'open', moderation: 'all' });
    expect((await blog.post({ email })).json.status).toBe('pending');
  });

  test('without scripts: a redirect to the comment, or the page again with what was written', async () => {
    const blog = await openBlog();
    const sent = await blog.submit({ body: 'By form' });
    const [row] = await blog.rows();
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `${blog.item.path}#comment-${row?.id}`,
    ]);
    const refused = await blog.submit({ name: '', body: 'Kept <words>', email: 'nonsense' });
    const html = await refused.text();
    expect(refused.status).toBe(400);
    expect(html).toContain(SAY.nameRequired);
    expect(html).toContain('Kept &lt;words&gt;</textarea>');
    expect(html).toContain('value="nonsense"');
    expect(refused.headers.get('cache-control')).toContain('no-store');
    expect(await blog.html()).not.toContain('Kept');
    await blog.change({ mode: 'open', moderation: 'all' });
    const waits = (await blog.submit()).headers.get('location');
    expect(waits).toBe(`${blog.item.path}#comment-waits-${blog.item.id}`);
    expect(await blog.html()).toContain(`id="comment-waits-${blog.item.id}"`);
  });

  test('the page to come back to is one of this site', async () => {
    const blog = await openBlog();
    const harmless = /^\/(?![/\\])/;
    for (const page of [
      '//evil.example/x',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '\0',
      '',
    ])
      expect((await blog.submit({ page })).headers.get('location')).toMatch(harmless);
  });

  test('answers stand below what they answer; without scripts the page says whom', async () => {
    const blog = await openBlog();
    const { json } = await blog.post({ body: 'Question' });
    await blog.post({ body: 'Answer', parent: json.id });
    expect(await blog.html()).toMatch(/Question[\s\S]*<ol[\s\S]*Answer/);
    const page = await blog.html(`?reply=${json.id}`);
    expect(page).toContain('Reply to Ada');
    expect(page).toContain(`name="parent" value="${json.id}"`);
    const gone = await blog.post({ parent: blog.item.id });
    expect([gone.status, gone.json.message]).toEqual([400, SAY.parentGone]);
    const [question] = await blog.rows();
    await blog.api('POST', 'comments/status', { ids: [question?.id], status: 'deleted' });
    const after = await blog.html();
    expect(after).not.toContain('Question');
    expect(after).toMatch(/was deleted[\s\S]*Answer/);
  });

  test('the same words sent twice are one comment, and fifty at once too', async () => {
    const blog = await openBlog();
    const body = 'Only once';
    on.deps.clock.advance(3_600_000);
    const first = await blog.post({ body });
    const again = await blog.post({ body });
    expect([again.json.status, again.json.id]).toEqual(['published', first.json.id]);
    const { postComment } = await import('./post-comment.ts');
    const input = { ...blog.fields({ body: 'Many' }), siteId: blog.siteId, honeypot: '', filledInMs: 9000 };
    const all = await Promise.all(
      Array.from({ length: 50 }, () => postComment(on.deps, input as never, async () => false)),
    );
    expect(new Set(all.map((each) => ('id' in each ? each.id : ''))).size).toBe(1);
    expect((await blog.rows()).filter((row) => row.body === 'Many')).toHaveLength(1);
  });

  test('spam is stored and flagged, its author is told nothing of it, and nobody is mailed', async () => {
    const blog = await openBlog();
    const email = (n: number) => `s${n}@example.org`;
    const signs = [
      { homepage: 'http://buy.example' },
      { homepage: 'http://buy.example', filledInMs: 12 },
      { body: 'http://a http://b http://c' },
    ];
    for (const [index, sign] of signs.entries()) {
      const { json } = await blog.post({ ...sign, email: email(index) });
      expect([json.status, json.message]).toEqual(['pending', SAY.pending]);
    }
    for (let n = 0; n < 4; n += 1) await blog.post({ body: 'Buy now', name: `N${n}` });
    const rows = await blog.rows();
    expect(rows.map((row) => [row.status, row.spamReasons])).toEqual([
      ['spam', 'honeypot'],
      ['spam', 'honeypot too-fast'],
      ['spam', 'links'],
      ['published', ''],
      ['published', ''],
      ['published', ''],
      ['spam', 'repeated'],
    ]);
    expect(rows.filter((row) => row.mailedAt === null)).toHaveLength(3);
  });

  test('one visitor who sends very much is asked to wait, by 429, with the words kept in a short page', async () => {
    const blog = await openBlog();
    const send = () => blog.visitor.send('POST', '/api/comments', blog.fields());
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const form = new URLSearchParams({ page: blog.item.path, ...blog.fields({ body: 'Kept' }) } as never);
    const refused = await blog.visitor.submit('/api/comments', form);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const html = await refused.text();
    expect(html).toMatch(/many comments[\s\S]*name="body" value="Kept"/);
    // Nothing of the site has been rendered for it.
    expect(html).not.toContain('Ember &amp; Ash');
    const kept = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
    const again = new URLSearchParams(kept.map(([, name = '', value = '']) => [name, value]));
    expect(await blog.rows()).toHaveLength(5);
    on.deps.clock.advance(60_000);
    expect((await blog.visitor.submit('/api/comments', again)).status).toBe(303);
    expect((await blog.rows()).map(({ body }) => body)).toContain('Kept');
  });

  test('comments of other sites’ pages are refused', async () => {
    const blog = await openBlog();
    const other = await openBlog();
    expect((await blog.post({ item: other.item.id })).status).toBe(404);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const forged = await blog.visitor.ask(
      'POST',
      '/api/comments',
      { ...foreign, 'sec-fetch-mode': 'navigate', 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams(blog.fields() as never).toString(),
    );
    expect(forged.status).toBe(403);
    expect([...(await blog.rows()), ...(await other.rows())]).toEqual([]);
  });

  test('lists do not say how many comments a post with a password has', async () => {
    const blog = await openBlog();
    await blog.post({ body: 'Before' });
    const list = bodyOf('All', on.deps.newId(), [
      blockOf(on.deps.newId(), 'summary', {
        ...definitions['summary']?.defaults,
        collection: { ref: 'collection', id: blog.collectionId },
        show: { image: true, date: true, author: true, excerpt: true, categories: true, comments: true },
      }),
    ]);
    const { path } = await blog.publish({ body: list });
    const read = async () => (await blog.visit(path)).text();
    expect(await read()).toContain('data-count="1"');
    await blog.api('PUT', `documents/${blog.item.id}/settings`, { password: 'clay' });
    const locked = await read();
    expect(locked).toContain('Kiln');
    expect(locked).not.toContain('data-count="1"');
  });

  test('a post with a password takes comments of those who gave it', async () => {
    const blog = await openBlog();
    await blog.post({ body: 'Before' });
    await blog.api('PUT', `documents/${blog.item.id}/settings`, { password: 'correct horse battery' });
    const locked = await blog.post();
    expect([locked.status, locked.json.message]).toEqual([403, SAY.locked]);
    // Without scripts the words are kept, which the lock screen would not do.
    const bare = await blog.submit({ body: 'Kept' });
    expect([bare.status, await bare.text()]).toEqual([
      403,
      expect.stringMatching(new RegExp(`${SAY.locked}.*href="${blog.item.path}".*name="body" value="Kept"`)),
    ]);
    expect(await blog.html()).not.toContain('Before');
    await blog.visitor.submit(blog.item.path, new URLSearchParams({ password: 'correct horse battery' }));
    expect((await blog.post()).status).toBe(200);
  });

  test('many threads are shown page by page, and a comment leads to its own', async () => {
    const blog = await openBlog();
    const base = await blog.post({ body: 'Oldest' });
    const [row] = await blog.rows();
    if (!row) throw new Error('nothing was stored');
    await on.db.write(async (tx) => {
      for (let n = 0; n < 60; n += 1)
        await tx
          .insertInto('comments')
          .values({ ...row, id: on.deps.newId(), body: `No ${n}`, createdAt: on.deps.now() + n })
          .execute();
    });
    expect(base.json.status).toBe('published');
    on.deps.clock.advance(3_600_000);
    const sent = await blog.submit({ body: 'Newest' });
    expect(sent.headers.get('location')).toMatch(/\?comments=2#comment-/);
    const [first, second] = [await blog.html(), await blog.html('?comments=2')];
    expect([first.includes('Oldest'), first.includes('Newest')]).toEqual([true, false]);
    expect([second.includes('Oldest'), second.includes('Newest')]).toEqual([false, true]);
    expect(first).toContain('62 comments');
  });

  test('those who look after comments are mailed once, and no more than once in ten minutes', async () => {
    const blog = await openBlog({ mode: 'open', moderation: 'all' });
    const { siteId } = blog;
    const moderator = { email: `m-${siteId}@example.org`, roles: { [siteId]: CONTRIBUTOR_ROLES.moderator } };
    await createTestAccount(on.deps, moderator);
    await createTestAccount(on.deps, { roles: { [siteId]: CONTRIBUTOR_ROLES.viewer } });
    await blog.post({ body: 'Hello there', email: 'secret@example.org' });
    await blog.worker.drain();
    await blog.worker.drain();
    const [mail, ...none] = await mails(siteId);
    expect(none).toEqual([]);
    expect([mail?.toAddress, mail?.subject]).toEqual([moderator.email, 'New comment on “Kiln”']);
    expect(mail?.text).toMatch(/Ada on “Kiln”:\nHello there[\s\S]*needs your approval/);
    expect(mail?.text).not.toContain('secret@example.org');
    for (let n = 0; n < 3; n += 1) await blog.post({ name: `N${n}` });
    await blog.worker.drain();
    expect(await mails(siteId)).toHaveLength(1);
    on.deps.clock.advance(600_000);
    await blog.worker.drain();
    const later = (await mails(siteId)).slice(1);
    expect(later.map(({ subject }) => subject)).toEqual(['3 new comments on Ember & Ash']);
    await blog.change({ mode: 'open', moderation: 'all', isMailed: false });
    await blog.post();
    on.deps.clock.advance(3_600_000);
    await blog.worker.drain();
    expect(await mails(siteId)).toHaveLength(2);
  });

  test('the queue: filtered, searched, decided, undone, answered, deleted for good, and told', async () => {
    const blog = await openBlog({ mode: 'open', moderation: 'all' });
    await blog.post({ body: 'About 100% clay', email: 'grace@example.org', name: 'Grace' });
    await blog.post({ body: 'Spam', homepage: 'x' });
    const list = async (query = '') => (await blog.api('GET', `comments${query}`)).json;
    const { comments, counts } = await list();
    expect(counts).toEqual({ pending: 1, published: 0, spam: 1, deleted: 0 });
    expect(comments[0]).toMatchObject({
      author: 'Grace',
      email: 'grace@example.org',
      item: { title: 'Kiln' },
    });
    expect((await list('?status=spam')).comments[0].spamReasons).toEqual(['honeypot']);
    expect((await list('?search=100%25')).comments).toHaveLength(1);
    expect((await list('?search=100_')).comments).toHaveLength(0);
    expect((await list('?search=GRACE@')).comments).toHaveLength(1);
    expect((await blog.api('GET', 'comments?status=lost')).status).toBe(400);
    const { id } = comments[0];
    const decide = (status: string) => blog.api('POST', 'comments/status', { ids: [id], status });
    expect((await decide('deleted')).json.changed).toEqual([{ id, from: 'pending' }]);
    expect((await decide('deleted')).json.changed).toEqual([]);
    expect((await blog.api('POST', `comments/${id}/answer`, { body: 'Hm' })).status).toBe(422);
    await decide('pending');
    expect((await blog.api('POST', `comments/${id}/answer`, { body: ' ' })).status).toBe(422);
    expect((await blog.api('POST', `comments/${id}/answer`, { body: 'Thank you' })).status).toBe(201);
    const html = await blog.html();
    expect(html).toMatch(/100% clay[\s\S]*comment-own[\s\S]*Thank you/);
    expect((await list('?status=published')).comments[0]).toMatchObject({ isOwn: true, answers: 'Grace' });
    expect((await blog.api('POST', 'comments/purge', { ids: [id] })).json.count).toBe(0);
    await decide('spam');
    expect((await blog.api('POST', 'comments/purge', { ids: [id] })).json.count).toBe(1);
    expect(JSON.stringify(await blog.rows())).not.toContain('grace');
    const said = (await blog.api('GET', 'activity?kind=comments')).json.activity.map(
      (a: { what: string }) => a.what,
    );
    expect(said.reverse()).toEqual([
      'deleted a comment',
      'returned a comment to the queue',
      'replied to a comment on “Kiln”',
      'marked a comment as spam',
      'permanently deleted a comment',
    ]);
  });

  test('addresses are shown to those who may see visitors’ data, and to nobody else', async () => {
    const blog = await openBlog({ mode: 'open', moderation: 'all' });
    await blog.post({ email: 'grace@example.org' });
    const read = async (role: number, query = '') => {
      const account = await createTestAccount(on.deps, { roles: { [blog.siteId]: role } });
      const browser = await signedInBrowser(on.deps, blog, account);
      return browser.call('GET', `/api/sites/${blog.siteId}/comments${query}`);
    };
    const { admin, moderator, editor, viewer } = CONTRIBUTOR_ROLES;
    expect((await read(admin)).json.comments[0].email).toBe('grace@example.org');
    for (const role of [moderator, editor]) {
      expect((await read(role)).json.comments[0].email).toBeNull();
      expect((await read(role, '?search=grace@')).json.comments).toEqual([]);
    }
    expect((await read(viewer)).status).toBe(403);
  });

  test('deleted comments go for good after thirty days; those with answers are emptied', async () => {
    const blog = await openBlog();
    const question = await blog.post({ body: 'Question', email: 'q@example.org' });
    await blog.post({ body: 'Answer', parent: question.json.id });
    const lone = await blog.post({ body: 'Lone' });
    await blog.api('POST', 'comments/status', { ids: [question.json.id, lone.json.id], status: 'deleted' });
    const { purgeDeletedComments } = await import('./purge-deleted.ts');
    const run = () => purgeDeletedComments(on.deps, { signal: new AbortController().signal });
    on.deps.clock.advance(29 * 86_400_000);
    await run();
    expect(await blog.rows()).toHaveLength(3);
    on.deps.clock.advance(2 * 86_400_000);
    await run();
    await run();
    expect((await blog.rows()).map(({ body, authorEmail }) => [body, authorEmail])).toEqual([
      ['', null],
      ['Answer', null],
    ]);
  });

  test.skipIf(!hasData)(
    'hostile words go through every field: stored or refused, never a fault',
    async () => {
      const blog = await openBlog({ mode: 'open', moderation: 'none' });
      const naughty = JSON.parse(readFileSync(path.join(HOSTILE, 'blns.json'), 'utf8')) as string[];
      const payloads = readFileSync(path.join(HOSTILE, 'xss-payloads.txt'), 'utf8').split('\n');
      const words = [...naughty, ...payloads.filter((_, index) => index % 40 === 0)];
      for (const [index, word] of words.entries()) {
        on.deps.clock.advance(60_000);
        const more = [
          { body: word },
          { name: word },
          { email: word },
          { parent: word },
          { item: word },
          { page: word },
        ];
        const each = more[index % more.length] ?? {};
        const response =
          index % 2 === 0
            ? await blog.visitor.send('POST', '/api/comments', blog.fields(each))
            : await blog.submit(each as Record<string, string>);
        expect(response.status, JSON.stringify(word)).toBeLessThan(500);
        await response.text();
      }
      for (let page = 1; page < 4; page += 1) {
        const found: string[] = [];
        const parser = new Parser({
          onopentag: (tag, attributes) => found.push(...dangersOf(tag, attributes)),
        });
        parser.end(await blog.html(`?comments=${page}`));
        expect(found).toEqual([]);
      }
    },
  );

  test('any JSON is answered, never by a fault', async () => {
    const blog = await openBlog();
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        on.deps.clock.advance(60_000);
        const response = await blog.visitor.ask(
          'POST',
          `/api/comments?crumb=${encodeURIComponent(blog.visitor.crumb)}`,
          {
            origin: blog.visitor.origin,
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/json',
          },
          text,
        );
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });
});
