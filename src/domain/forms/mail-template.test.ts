import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { sharedJson } from '../../../scripts/shared-data.ts';
import type { KeptValue } from './calls-inbox.ts';
import { answerAddress, DEFAULT_FORM_MAILS, noticeSubject, wordAnswer } from './form-mails.ts';
import { fillSubject, fillText, placeholderOf, unknownPlaceholders } from './mail-template.ts';

const content: KeptValue[] = [
  { id: 'who', type: 'name', label: 'Your name', value: ['Mira', 'Stein'] },
  { id: 'mail', type: 'email', label: 'Email', value: 'mira@example.org' },
  { id: 'wish', type: 'textarea', label: 'Your {{wish}}', value: 'Two cups\nand a bowl' },
  { id: 'date', type: 'date', label: 'Until', value: ['', '', ''] },
  { id: 'secret', type: 'password', label: 'Password', value: 'hunter2' },
  { id: 'from', type: 'hidden', label: 'Campaign', value: 'spring' },
];
const source = { site: 'Ember & Ash', form: 'Orders', content };

test('placeholders are filled by what everybody has, and by labels however they are written', () => {
  expect(fillText('Hello {{ NAME }}, {{your name}}! {{form}} at {{site}}', source)).toBe(
    'Hello Mira Stein, Mira Stein! Orders at Ember & Ash',
  );
  expect(fillText(placeholderOf('Your {{wish}}'), source)).toBe('Two cups\nand a bowl');
});

test('what was left empty leaves no gap, and what is unknown goes without a trace', () => {
  expect(fillText('Until {{Until}}, {{nothing}}.', source)).toBe('Until,.');
  const nobody = { ...source, content: [] };
  expect(fillText('Hello {{name}},', nobody)).toBe('Hello,');
});

test('all entries are given by label, without passwords and hidden values', () => {
  expect(fillText('{{all entries}}', source)).toBe(
    'Your name: Mira Stein\nEmail: mira@example.org\nYour {{wish}}:\nTwo cups\nand a bowl',
  );
  expect(fillText('{{Password}}', source)).toBe('');
  const asked = [{ id: 'a', type: 'text', label: 'How many?', value: '3' }] as const;
  expect(fillText('{{all entries}}', { ...source, content: asked })).toBe('How many? 3');
});

test('what ends with a mark gets no second one: labels, statements, names of forms and values', () => {
  const labels = ['How many?', 'Colour:', 'And…', '何個？', '(Really?)', 'Size'];
  const asked = labels.map((label) => ({ id: label, type: 'text', label, value: '3' }) as const);
  expect(fillText('{{all entries}}', { ...source, content: asked }).split('\n')).toEqual([
    'How many? 3',
    'Colour: 3',
    'And… 3',
    '何個？ 3',
    '(Really?) 3',
    'Size: 3',
  ]);
  const value = { 'I like clay.': '1', 'Do I?': '2', Ash: '0' };
  const agreed = [{ id: 'l', type: 'likert', label: 'Tell us:', value }] as const;
  expect(fillText('{{all entries}}', { ...source, content: agreed })).toBe(
    'Tell us:\nI like clay. Agree\nDo I? Strongly Agree\nAsh: Neutral',
  );
  const studio = { site: 'Ember & Co.', form: 'How was it?', content };
  expect(noticeSubject('', studio)).toBe('How was it? Mira Stein');
  expect(fillText('Thank you for writing to {{site}}. Bye, {{site}}', studio)).toBe(
    'Thank you for writing to Ember & Co. Bye, Ember & Co.',
  );
});

test('a value is never read as a template', () => {
  const tricky = [{ id: 'a', type: 'text', label: 'Name', value: '{{all entries}} $& $1' }] as const;
  expect(fillText('{{Name}}', { ...source, content: tricky })).toBe('{{all entries}} $& $1');
});

test('placeholders that the form does not know are told, each once', () => {
  const labels = content.map(({ label }) => label);
  const text = '{{name}} {{Wish}} {{your name}} {{ Wish }} {{all entries}}';
  expect(unknownPlaceholders(text, labels)).toEqual(['Wish']);
});

test('a subject is one line without controls and of bounded length, whatever is entered', () => {
  const hostile = sharedJson<string[]>('hostile/blns.json') ?? [];
  const entered = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 400 }),
    fc.constantFrom('a\r\nBcc: all@example.org', 'x\u2028y', '\u202egnp.exe', '\0', '\ud800', ...hostile),
  );
  fc.assert(
    fc.property(entered, entered, (value, form) => {
      const filled = { site: 'S', form, content: [{ id: 'a', type: 'text', label: 'Name', value }] as const };
      for (const subject of [fillSubject('{{Name}} / {{form}}', filled), noticeSubject('', filled)]) {
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
        expect(subject.isWellFormed()).toBe(true);
        expect([...subject].length).toBeLessThanOrEqual(150);
      }
      expect(fillText('{{Name}}', filled)).not.toMatch(/(?!\n)\p{Cc}/u);
    }),
  );
});

test('a notice without a subject of its own names the form and who wrote', () => {
  expect(noticeSubject('', source)).toBe('Orders: Mira Stein');
  const unnamed = { ...source, form: '', content: content.slice(1, 2) };
  expect(noticeSubject('', unnamed)).toBe('Form: mira@example.org');
  expect(noticeSubject('', { ...source, content: [] })).toBe('Orders: a new entry');
  expect(noticeSubject('[{{site}}] {{Campaign}}', source)).toBe('[Ember & Ash] spring');
  expect(noticeSubject('{{nothing}}', source)).toBe('Orders: Mira Stein');
});

test('the answer goes to the chosen address, or to the first', () => {
  expect(answerAddress(content, '')).toBe('mira@example.org');
  expect(answerAddress(content, 'mail')).toBe('mira@example.org');
  expect(answerAddress(content, 'who')).toBeUndefined();
  expect(answerAddress(content.slice(0, 1), '')).toBeUndefined();
});

test('the words an answer begins with make a whole mail', () => {
  const { subject, paragraphs } = wordAnswer(DEFAULT_FORM_MAILS.answer, source);
  expect(subject).toBe('Your message to Ember & Ash');
  expect(paragraphs).toHaveLength(4);
  expect(paragraphs[0]).toBe('Hello Mira Stein,');
});
