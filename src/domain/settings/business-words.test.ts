import { expect, test } from 'vitest';
import { applyOperations } from '../content/apply.ts';
import type { Body } from '../content/content.ts';
import type { RichNode } from '../content/rich-text.ts';
import { businessSchema } from './business.ts';
import { type BusinessWords, SAMPLE_FACTS, sayOnPage, wordsOfBusiness } from './business-words.ts';

const words = (business: object, town = ''): BusinessWords =>
  wordsOfBusiness(businessSchema.parse(business), { locale: 'en', town });

test('one line of hours fills the line of days and the line of times, in the language of the site', () => {
  expect(words({ hours: 'Mo-Fr 9-17:30' })).toMatchObject({ days: 'Monday – Friday', hours: '09:00–17:30' });
  const german = wordsOfBusiness(businessSchema.parse({ hours: 'Mo, Mi 9-12' }), { locale: 'de', town: '' });
  expect(german).toMatchObject({ days: 'Montag, Mittwoch', hours: '09:00–12:00' });
});

test('where days differ, both lines say days and times', () => {
  expect(words({ hours: 'Tue-Fri 10-18\nSat 10-14\nSun 11-13' })).toMatchObject({
    days: 'Tue–Fri 10:00–18:00',
    hours: 'Sat 10:00–14:00, Sun 11:00–13:00',
  });
});

test('hours that only people can read stay as they were written', () => {
  expect(words({ hours: 'First Saturday of the month, 11 to 3' })).toMatchObject({
    days: 'First Saturday of the month',
    hours: '11 to 3',
  });
  expect(words({ hours: 'By appointment' })).toMatchObject({
    days: 'By appointment',
    hours: SAMPLE_FACTS.hours,
  });
});

function pageWith(...content: RichNode[]): Body {
  const block = {
    id: 'b'.repeat(24),
    type: 'text',
    place: { column: 1, row: 1, columns: 12, rows: 1 },
    props: { text: { type: 'doc', content } },
  };
  const section = { id: 's'.repeat(24), blocks: [block] };
  return { title: 'Contact', fields: {}, sections: [section] } as unknown as Body;
}

const line = (text: string): RichNode => ({ type: 'text', text });
const contact = pageWith(
  { type: 'heading', level: 2, content: [line('Visby')] },
  { type: 'paragraph', content: [line('Your street and number'), { type: 'break' }, line('Your town')] },
  { type: 'paragraph', content: [line('Your telephone number')] },
  { type: 'paragraph', content: [line('Your town is where we deliver.')] },
);
function said(body: Body, before: BusinessWords, after: BusinessWords): Body {
  const applied = applyOperations(body, sayOnPage(body, before, after));
  if (!applied.ok) throw new Error(applied.refusal.message);
  return applied.body;
}
const unknown = words({});

test('a page says the facts where it held the sample, follows them, and goes back', () => {
  const first = words({ street: 'Strandgatan 12', telephone: '0498 12 34' }, '621 56 Visby');
  const filled = said(contact, unknown, first);
  const text = JSON.stringify(filled);
  expect(text).toContain('Strandgatan 12');
  expect(text).toContain('621 56 Visby');
  expect(text).toContain('tel:04981234');
  expect(text).toContain('Your town is where we deliver.');

  const moved = said(
    filled,
    first,
    words({ street: 'Hamngatan 1', telephone: '0498 12 35' }, '621 56 Visby'),
  );
  expect(JSON.stringify(moved)).not.toMatch(/Strandgatan|04981234/);
  expect(JSON.stringify(moved)).toContain('tel:04981235');
  expect(said(filled, first, unknown)).toEqual(contact);
});

test('what nobody has said stays a sample, and headings stay what they are', () => {
  expect(sayOnPage(contact, unknown, unknown)).toEqual([]);
  const moved = said(contact, words({}, 'Visby'), words({}, 'Kalmar'));
  expect(JSON.stringify(moved.sections[0]?.blocks[0]?.props['text'])).toContain('Visby');
});
