import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkValue } from './check-value.ts';
import { isFormEmail } from './email.ts';
import type { FieldType } from './field-types.ts';
import type { FieldRules, FormValue } from './form.ts';
import { CATALOGUE_MESSAGES, FIELD_MESSAGES, FORM_MESSAGES, statusMessage } from './messages.ts';
import { counterText, isOverLimit, readLimit } from './text-limit.ts';

const check = (type: FieldType, value: FormValue, extras: Partial<FieldRules> = {}) =>
  checkValue({ type, ...extras }, value);

describe('email', () => {
  test('FORM-48 an empty one that is not required is valid', () => {
    expect(isFormEmail('')).toBe(true);
    expect(check('email', '  ')).toBeUndefined();
    expect(isFormEmail('', { isRequired: true })).toBe(false);
    expect(check('email', '', { isRequired: true })).toBe('This field is required.');
  });

  test('FORM-49 FORM-52 it has a permitted local part and a dotted domain that ends in two to four letters', () => {
    for (const good of ['a@b.co', ' mira.stein+pots@mail.kiln-lane.info\t', "o'neil_%-x@example.com"])
      expect(isFormEmail(good), good).toBe(true);
    for (const bad of [
      'a@b',
      'a@b.c',
      'a@b.photography',
      'a@b.c0m',
      '@b.co',
      'a@.co',
      'a@b..co',
      'a@-b.co',
      'a@b-.co',
      '.a@b.co',
      'a..b@b.co',
      'a b@b.co',
      'ä@b.co',
      'a@b@c.co',
      'a@b.co\n,c@d.co',
      '<a@b.co>',
    ])
      expect(isFormEmail(bad), bad).toBe(false);
    expect(isFormEmail('a@b.photography', { allowAnyDomainEnding: true })).toBe(true);
    expect(isFormEmail('a@b.c', { allowAnyDomainEnding: true })).toBe(false);
  });

  test('FORM-50 it is 3 to 256 characters long once trimmed', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 5)}@b.co`;
    expect(isFormEmail(`  ${ofLength(256)}  `)).toBe(true);
    expect(isFormEmail(ofLength(257))).toBe(false);
    expect(isFormEmail('a@')).toBe(false);
  });

  test('FORM-51 what is said of others', () => {
    expect(check('email', 'mira')).toBe(
      'Email is not valid. Email addresses should follow the format name@example.com.',
    );
  });

  test('addresses that nobody can have are refused, and answered at once', () => {
    const file = path.join(process.cwd(), '../shared/data/hostile/isemail-tests.xml');
    let xml: string;
    try {
      xml = readFileSync(file, 'utf8');
    } catch {
      return console.log(`skipped: ${file} is not there`);
    }
    const tests = [...xml.matchAll(/<address>([^<]*)<\/address>[\s\S]*?<category>(\w+)<\/category>/g)];
    expect(tests.length).toBeGreaterThan(100);
    const taken = tests.filter(
      ([, address = '']) => address !== '' && isFormEmail(address, { isRequired: true }),
    );
    const wrongly = taken.filter(([, , category]) => category === 'ISEMAIL_ERR');
    // Longer than RFC 5321 allows in one part: the documented limit is 256 for the whole.
    expect(wrongly.every(([, address = '']) => address.length > 60)).toBe(true);
  });

  test('an address made to be slow is refused at once: one that is not would never end', () => {
    for (const text of [
      `${'a.'.repeat(120)}@`,
      `a@${'a-'.repeat(120)}`,
      `a@${'a.'.repeat(120)}`,
      '@'.repeat(256),
    ]) {
      for (let round = 0; round < 100; round += 1) isFormEmail(text);
    }
  });
});

describe('limits of characters', () => {
  test('FORM-53 FORM-54 a text is too long beyond its limit, and an empty one passes', () => {
    expect(check('textarea', 'abc', { maxLength: 3 })).toBeUndefined();
    expect(check('textarea', 'abcd', { maxLength: 3 })).toBe('You have exceeded the character limit.');
    expect(check('textarea', 'abcd', { maxLength: 0 })).toBeUndefined();
    expect(check('textarea', '', { maxLength: 3 })).toBeUndefined();
    expect(isOverLimit('a\r\nb', 3)).toBe(false);
  });

  test('FORM-55 an attribute that is no number, or below 0, is no limit', () => {
    for (const none of ['', 'ten', '-5', 'NaN', '0', 'Infinity', null]) expect(readLimit(none)).toBe(0);
    expect(readLimit('10')).toBe(10);
  });

  test('FORM-56 the counter', () => {
    expect(counterText(3, 10)).toBe('3 / 10');
  });
});

describe('the other types', () => {
  test.each([
    ['number', ['12', '-3', '12.5', '12,5', '.5', ' 7 '], ['twelve', '1e9', '1.2.3', '--1', '0x10']],
    ['currency', ['12', '12.50', '1,200.50'], ['-1', '$5', 'free', '1.']],
    [
      'website',
      ['example.com', 'https://a.example/x?y=z', 'kiln.studio:8080'],
      ['javascript:alert(1)', 'kiln', 'ftp://a.b', 'a@b.co', 'https://a b.c'],
    ],
    ['twitter', ['@mira', 'mira_1'], ['@', 'a b', '@averyveryverylongname']],
  ] as const)('%s', (type, good, bad) => {
    for (const value of good) expect(check(type, value), value).toBeUndefined();
    for (const value of bad) expect(check(type, value), value).toBe(FIELD_MESSAGES[type]);
  });

  test('dates exist', () => {
    for (const good of [
      ['2', '29', '2028'],
      ['12', '31', '1999'],
      ['02', '01', '0001'],
    ])
      expect(check('date', good), good.join()).toBeUndefined();
    for (const bad of [
      ['2', '29', '2027'],
      ['13', '1', '2027'],
      ['0', '1', '2027'],
      ['4', '31', '2027'],
      ['4', '', '2027'],
    ])
      expect(check('date', bad), bad.join()).toBe(FIELD_MESSAGES.date);
    expect(check('date', ['4', '1', '27'])).toBe(FIELD_MESSAGES.year);
  });

  test('the half of the day has to be chosen where it is asked for, and the hour may be of either', () => {
    const asked = { hasHalves: true };
    expect(check('time', ['2', '30', '', ''], asked)).toBe(FIELD_MESSAGES.halfOfDay);
    for (const good of [
      ['2', '30', '', 'PM'],
      ['14', '30', '', ''],
      ['0', '15', '', ''],
    ])
      expect(check('time', good, asked), good.join()).toBeUndefined();
    expect(check('time', ['2', '30', '', ''])).toBeUndefined();
    expect(check('time', ['25', '', '', ''], asked)).toBe(FIELD_MESSAGES.time);
  });

  test('times are of one clock or the other', () => {
    for (const good of [
      ['9', '30', '', 'AM'],
      ['12', '', '', 'pm'],
      ['0', '15', '59', ''],
      ['23', '59', '', ''],
    ])
      expect(check('time', good), good.join()).toBeUndefined();
    for (const bad of [
      ['13', '0', '', 'PM'],
      ['0', '10', '', 'AM'],
      ['24', '0', '', ''],
      ['', '30', '', 'AM'],
      ['9', '60', '', ''],
    ])
      expect(check('time', bad), bad.join()).toBe(FIELD_MESSAGES.time);
  });

  test('phones are digits with what people put between them', () => {
    expect(check('phone', ['', '555', '123', '4567'])).toBeUndefined();
    expect(check('phone', ['+49', '', '', '(0)30 123'])).toBeUndefined();
    expect(check('phone', ['', '', '', '12'])).toBe(FIELD_MESSAGES.phone);
    expect(check('phone', ['', 'call', 'me', 'please 12345'])).toBe(FIELD_MESSAGES.phone);
  });

  test('FORM-83 what was chosen is one of the options', () => {
    const options = ['Raku', 'Salt'];
    expect(check('radio', 'Raku', { options })).toBeUndefined();
    expect(check('checkbox', ['Raku', 'Soda'], { options })).toBe('Soda is not one of the expected options');
    expect(check('select', 'anything')).toBeUndefined();
    expect(CATALOGUE_MESSAGES).toEqual({
      email: 'Please enter a valid email',
      emailFormat: 'Emails must be formatted as {email}',
      option: '{val} is not one of the expected options',
      list: 'A List must be selected',
    });
  });

  test('a required likert field has an answer for every statement, from its scale', () => {
    const rules = { options: ['Warm', 'On time'], isRequired: true };
    expect(check('likert', { Warm: '2', 'On time': '0' }, rules)).toBeUndefined();
    expect(check('likert', { Warm: '2', 'On time': '' }, rules)).toBe(FIELD_MESSAGES.likert);
    expect(check('likert', { Warm: '3', 'On time': '0' }, rules)).toBe(FIELD_MESSAGES.likert);
    expect(check('likert', { Warm: '2' }, { options: ['Warm', 'On time'] })).toBeUndefined();
  });

  test('what is empty is right unless it is required, whatever the type', () => {
    fc.assert(
      fc.property(fc.constantFrom<FormValue>('', ' \t', [], ['', ' '], {}), (empty) => {
        expect(check('number', empty)).toBeUndefined();
        expect(check('date', empty)).toBeUndefined();
        expect(check('text', empty, { isRequired: true })).toBe(FIELD_MESSAGES.required);
        expect(check('section', empty, { isRequired: true })).toBeUndefined();
      }),
    );
  });
});

test('FORM-59 FORM-61 FORM-67 FORM-68 FORM-69 FORM-70 FORM-71 FORM-72 the texts', () => {
  expect(FORM_MESSAGES).toEqual({
    invalid: 'One or more fields is invalid, please check your entries.',
    captcha: 'Complete CAPTCHA before submitting.',
    processing: 'Error processing form submission. Please reload and try again.',
    unknown: 'Unknown error, please try again later.',
    key: 'Could not get a form submission key, please try again later.',
    parsing: 'Could not parse the form fields, please check your entries.',
    above: 'Your form has encountered a problem. Please scroll down to review.',
    below: 'Your form has encountered a problem. Please scroll up to review.',
  });
});

test('FORM-73 FORM-74 FORM-75 FORM-76 FORM-77 FORM-78 the text of a status', () => {
  expect(statusMessage(401, 'x')).toBe('Unable to submit form. Please try again later.');
  expect(statusMessage(404)).toBe('This form has not been configured yet.');
  expect(statusMessage(429)).toBe(
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  );
  expect(statusMessage(500)).toBe('Unable to send form. Please try again later.');
  expect(statusMessage(400, 'This form is closed.')).toBe('This form is closed.');
  expect(statusMessage(400)).toBe('Unknown error, please try again later.');
  expect(statusMessage(409, '')).toBe('Unknown error, please try again later.');
});
