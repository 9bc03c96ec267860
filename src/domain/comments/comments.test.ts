import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { bodyParts } from './body-parts.ts';
import { checkComment, cleanComment, hasErrors } from './check-comment.ts';
import { commentAnchor, commentHref, isShortName, providerOf } from './comment-link.ts';
import { commentSettingsSchema, commentsMode, judgeComment } from './comment-settings.ts';
import { buildThreads, countThread, pageOfComment, type Thread } from './thread.ts';

const defaults = commentSettingsSchema.parse({});

describe('what a collection takes', () => {
  test('comments are off until somebody turns them on', () => {
    expect(defaults).toMatchObject({ mode: 'off', moderation: 'first', isNameRequired: true });
  });

  const DAY = 86_400_000;
  test.each([
    [{ isSiteOn: true, mode: 'open', days: 0, age: 9999 }, 'open'],
    [{ isSiteOn: true, mode: 'open', days: 14, age: 13 }, 'open'],
    [{ isSiteOn: true, mode: 'open', days: 14, age: 14 }, 'closed'],
    [{ isSiteOn: true, mode: 'closed', days: 0, age: 0 }, 'closed'],
    [{ isSiteOn: true, mode: 'off', days: 0, age: 0 }, 'off'],
    [{ isSiteOn: false, mode: 'open', days: 0, age: 0 }, 'off'],
    [{ isSiteOn: false, mode: 'closed', days: 0, age: 0 }, 'off'],
  ] as const)('%j is %s', ({ isSiteOn, mode, days, age }, expected) => {
    const settings = { ...defaults, mode, closeAfterDays: days };
    expect(commentsMode({ isSiteOn, settings, publishedAt: 0, now: age * DAY })).toBe(expected);
  });

  test.each([
    ['all', true, false, 'pending'],
    ['first', false, false, 'pending'],
    ['first', true, false, 'published'],
    ['none', false, false, 'published'],
    ['none', true, true, 'spam'],
    ['first', true, true, 'spam'],
  ] as const)('with moderation %s, known %s, spam %s: %s', (moderation, isKnownAuthor, isSpam, status) => {
    expect(judgeComment({ moderation, isKnownAuthor, isSpam })).toBe(status);
  });
});

describe('what somebody writes', () => {
  const written = { name: 'Ada', email: '', body: 'Lovely.' };
  const rules = { isNameRequired: true };

  test('is taken as it is, and without a name where none is asked for', () => {
    expect(checkComment(written, rules)).toEqual({});
    expect(checkComment({ ...written, name: '' }, { isNameRequired: false })).toEqual({});
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(81) }],
    ['email', { email: 'ada@' }],
    ['email', { email: `${'a'.repeat(250)}@example.org` }],
    ['body', { body: '' }],
    ['body', { body: 'x'.repeat(5001) }],
  ])('is refused at the field %s: %o', (field, change) => {
    expect(Object.keys(checkComment({ ...written, ...change }, rules))).toEqual([field]);
  });

  test('a long row of spaces is cleaned in one go: it comes from anybody, before its length is looked at', () => {
    const body = `a${' '.repeat(95_000)}b \t\nc`;
    expect(cleanComment({ name: '', email: '', body }).body).toBe(body.replace(' \t\n', '\n'));
  });

  test('any text is cleaned once and for all, and says nothing that is not seen', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 60 });
    fc.assert(
      fc.property(text, text, text, (name, email, body) => {
        const once = cleanComment({ name, email, body });
        expect(cleanComment(once)).toEqual(once);
        expect(JSON.stringify(once)).not.toMatch(/\\u0000|\u202e/);
        expect(once.name).not.toContain('\n');
        if (once.body === '') expect(hasErrors(checkComment(once, rules))).toBe(true);
      }),
    );
  });

  test('its lines and web addresses are kept, to the letter', () => {
    expect(bodyParts('See https://kiln.example/a(1), or\nhttp://b.example.\n\nBye')).toEqual([
      [
        [
          { text: 'See ' },
          { text: 'https://kiln.example/a(1', href: 'https://kiln.example/a(1' },
          { text: '), or' },
        ],
        [{ text: 'http://b.example', href: 'http://b.example' }, { text: '.' }],
      ],
      [[{ text: 'Bye' }]],
    ]);
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const body = cleanComment({ name: '', email: '', body: text }).body;
        const again = bodyParts(body)
          .map((lines) => lines.map((parts) => parts.map((part) => part.text).join('')).join('\n'))
          .join('\n\n');
        expect(again).toBe(body);
        for (const { href } of bodyParts(body).flat(2)) if (href) expect(href).toMatch(/^https?:\/\//i);
      }),
    );
  });
});

describe('threads', () => {
  const stored = fc
    .array(
      fc.record({ parent: fc.integer({ min: -2, max: 30 }), createdAt: fc.integer({ min: 0, max: 50 }) }),
      {
        maxLength: 30,
      },
    )
    .map((rows) =>
      rows.map(({ parent, createdAt }, index) => ({
        id: `c${index}`,
        parentId: parent < 0 ? null : `c${parent}`,
        createdAt,
      })),
    );
  const flat = <C>(threads: readonly Thread<C>[]): C[] =>
    threads.flatMap(({ comment, replies }) => [comment, ...flat(replies)]);
  const depth = <C>(threads: readonly Thread<C>[]): number =>
    threads.length === 0 ? 0 : 1 + Math.max(...threads.map(({ replies }) => depth(replies)));

  test('hold every comment once, however its parents are stored, and no deeper than told', () => {
    fc.assert(
      fc.property(stored, fc.integer({ min: 1, max: 5 }), (comments, maxDepth) => {
        const threads = buildThreads(comments, maxDepth);
        const ids = flat(threads).map(({ id }) => id);
        expect([...ids].sort()).toEqual(comments.map(({ id }) => id).sort());
        expect(threads.reduce((sum, thread) => sum + countThread(thread), 0)).toBe(comments.length);
        expect(depth(threads)).toBeLessThanOrEqual(maxDepth);
      }),
    );
  });

  const at = (id: string, parentId: string | null, createdAt: number) => ({ id, parentId, createdAt });
  test('answers stand below what they answer, the oldest first', () => {
    const threads = buildThreads([at('c', 'a', 3), at('b', null, 2), at('d', 'c', 4), at('a', null, 1)], 2);
    expect(threads.map(({ comment }) => comment.id)).toEqual(['a', 'b']);
    expect(threads[0]?.replies.map(({ comment }) => comment.id)).toEqual(['c', 'd']);
    expect(pageOfComment(threads, 'd', 1)).toBe(1);
    expect(pageOfComment(threads, 'b', 1)).toBe(2);
    expect(pageOfComment(threads, 'x', 1)).toBe(1);
  });
});

describe('comment links', () => {
  const item = { id: 'x1', path: '/journal/kiln' };
  test('SITE-30 lead to the comments on the item’s page', () => {
    expect(commentAnchor('x1')).toBe('comment-x1');
    expect(commentHref(item, '')).toBe('/journal/kiln#comment-x1');
    expect(commentHref(item, 'not a name')).toBe('/journal/kiln#comment-x1');
  });
  test('SITE-29 lead to the provider’s thread where there is a short name', () => {
    expect(commentHref(item, 'kiln')).toBe('/journal/kiln#disqus_thread');
  });
  test('SITE-32 the count script is the provider’s, by the short name', () => {
    expect(providerOf('Kiln')?.countScript).toBe('https://kiln.disqus.com/count.js');
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (name) => {
        const provider = providerOf(name);
        expect(provider !== undefined).toBe(isShortName(name));
        if (provider) expect(new URL(provider.countScript).host).toBe(`${name.toLowerCase()}.disqus.com`);
      }),
    );
  });
});
