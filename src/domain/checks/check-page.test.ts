import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockOf, bodyOf } from '../content/build-body.ts';
import type { Block, Body, Section } from '../content/content.ts';
import { paragraphs, type RichNode } from '../content/rich-text.ts';
import { checkPage } from './check-page.ts';
import type { Facts, PictureFacts, TargetFacts } from './facts.ts';
import type { Finding } from './finding.ts';

const id = (n: number) => String(n).padStart(24, '0');
const PHOTO: PictureFacts = {
  filename: 'bowl.jpg',
  kind: 'image',
  mime: 'image/jpeg',
  alt: 'A bowl',
  width: 3000,
  bytes: 2_000_000,
  isDeleted: false,
};
const about = (more: Partial<Facts> = {}): Facts => ({
  isPost: false,
  isPart: false,
  targets: new Map([[id(9), { title: 'bowl.jpg', isPublished: true, isDeleted: false }]]),
  pictures: new Map([[id(9), PHOTO]]),
  hasPath: (path) => path === '/work',
  ...more,
});

const pageOf = (...blocks: Block[]): Body => ({
  ...bodyOf('A page', id(1), blocks),
  fields: { description: 'What it is about.' },
});
const rulesOf = (body: Body, facts = about()): Finding['rule'][] =>
  checkPage(body, facts).map(({ rule }) => rule);
const text = (...content: RichNode[]) => blockOf(id(2), 'text', { content: { type: 'doc', content } });
const heading = (level: 1 | 2 | 3 | 4, words: string): RichNode => ({
  type: 'heading',
  level,
  content: [{ type: 'text', text: words }],
});
const picture = (props: object) => blockOf(id(3), 'image', { image: { ref: 'media', id: id(9) }, ...props });

test('a page in order has nothing to say', () => {
  const body = pageOf(text(heading(1, 'Bowls'), heading(2, 'Red'), heading(3, 'Deep')), picture({}));
  expect(checkPage(body, about())).toEqual([]);
});

test('a picture needs words of its own, of the library or of the page, unless it is decoration', () => {
  const silent = about({ pictures: new Map([[id(9), { ...PHOTO, alt: ' ' }]]) });
  expect(rulesOf(pageOf(picture({})), silent)).toEqual(['alt-missing']);
  expect(checkPage(pageOf(picture({})), silent)[0]).toMatchObject({
    level: 'problem',
    target: id(3),
    path: ['props', 'alt'],
  });
  expect(rulesOf(pageOf(picture({ alt: 'A red bowl' })), silent)).toEqual([]);
  expect(rulesOf(pageOf(picture({ isDecorative: true })), silent)).toEqual([]);
  const inText = text({ type: 'image', media: { ref: 'media', id: id(9) } });
  expect(rulesOf(pageOf(inText), silent)).toEqual(['alt-missing']);
});

test('pictures that look soft in their place, and files that are sent whole', () => {
  const facts = (more: Partial<PictureFacts>) =>
    about({ pictures: new Map([[id(9), { ...PHOTO, ...more }]]) });
  expect(rulesOf(pageOf(picture({})), facts({ width: 600 }))).toEqual(['picture-blurry']);
  expect(rulesOf(pageOf(picture({ width: 'third' })), facts({ width: 600 }))).toEqual([]);
  expect(rulesOf(pageOf(picture({})), facts({ mime: 'image/gif' }))).toEqual(['picture-heavy']);
  expect(rulesOf(pageOf(picture({})), facts({ mime: 'image/gif', bytes: 40_000 }))).toEqual([]);
});

test('links to what is gone, not public or not there', () => {
  const to = (link: object) => pageOf(blockOf(id(4), 'button', { label: 'Go', link }));
  const target = (more: Partial<TargetFacts>) =>
    about({ targets: new Map([[id(8), { title: 'Shop', isPublished: true, isDeleted: false, ...more }]]) });
  const reference = { ref: 'page', id: id(8) };
  expect(rulesOf(to(reference), target({}))).toEqual([]);
  expect(rulesOf(to(reference), target({ isDeleted: true }))).toEqual(['link-broken']);
  expect(rulesOf(to(reference), about())).toEqual(['link-broken']);
  expect(rulesOf(to(reference), target({ isPublished: false }))).toEqual(['link-not-public']);
  expect(rulesOf(to({ url: '/work?tag=red#top' }))).toEqual([]);
  expect(rulesOf(to({ url: '/wrok' }))).toEqual(['link-broken']);
  for (const url of ['https://example.org/wrok', 'mailto:a@example.org', '#top', '/s/file.pdf'])
    expect([url, rulesOf(to({ url }))]).toEqual([url, []]);
  expect(rulesOf(pageOf(blockOf(id(4), 'button', { label: 'Go' })))).toEqual(['button-without-link']);
});

test('words of links that say nothing', () => {
  const linked = (words: string) =>
    text({
      type: 'paragraph',
      content: [{ type: 'text', text: words, marks: [{ type: 'link', link: { url: '/work' } }] }],
    });
  expect(rulesOf(pageOf(linked('Click here')))).toEqual(['link-words']);
  expect(rulesOf(pageOf(linked('all the bowls')))).toEqual([]);
});

test('headings: one main heading, and no gap in the levels', () => {
  expect(rulesOf(pageOf(text(heading(3, 'Too deep'))))).toEqual(['heading-order']);
  expect(rulesOf(pageOf(text(heading(2, 'a'), heading(4, 'b'))))).toEqual(['heading-order']);
  expect(rulesOf(pageOf(text(heading(1, 'a'), heading(1, 'b'))))).toEqual(['several-titles']);
  expect(rulesOf(pageOf(text(heading(1, 'a'))), about({ isPost: true }))).toEqual(['several-titles']);
  expect(rulesOf(pageOf(text(heading(4, 'Opening hours'))), about({ isPart: true }))).toEqual([]);
});

test('headings without a gap are never reported, whatever their order', () => {
  const levels = fc.array(fc.integer({ min: 2, max: 4 }), { maxLength: 20 }).map((list) => {
    let before = 1;
    return list.map((level) => {
      before = Math.min(level, before + 1);
      return before as 2 | 3 | 4;
    });
  });
  fc.assert(
    fc.property(levels, (list) => {
      const body = pageOf(text(...list.map((level) => heading(level, 'Words'))));
      expect(rulesOf(body)).toEqual([]);
    }),
  );
});

test('title, description and what was left of a draft', () => {
  const body = pageOf(text({ type: 'paragraph', content: [{ type: 'text', text: 'Lorem ipsum' }] }));
  expect(rulesOf(body)).toEqual(['placeholder-words']);
  expect(rulesOf({ ...pageOf(), title: '', fields: {} })).toEqual([
    'title-missing',
    'description-missing',
    'empty-section',
  ]);
  const long = { ...pageOf(text()), title: 'a'.repeat(61), fields: { description: 'b'.repeat(161) } };
  expect(rulesOf(long)).toEqual(['title-long', 'description-long']);
});

test('what visitors do not see is not checked', () => {
  const bad = picture({ image: { ref: 'media', id: id(7) } });
  const body = pageOf(text(heading(1, 'Fine')), { ...bad, hidden: true });
  const hidden: Section = { ...body.sections[0], id: id(5), hidden: true, blocks: [bad] } as Section;
  const sections = [...body.sections, hidden];
  expect(checkPage({ ...body, sections }, about())).toEqual([]);
  const onPhones = { ...hidden, overlays: { mobile: { hidden: false } } };
  expect(rulesOf({ ...body, sections: [...body.sections, onPhones] })).toEqual(['link-broken']);
});

test('never fails, whatever the blocks hold', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (props) => {
      const found = checkPage(
        pageOf(blockOf(id(6), 'button', { ...props, paragraphs: paragraphs('x') })),
        about(),
      );
      expect(found.every(({ message }) => message.length > 20)).toBe(true);
    }),
  );
});
