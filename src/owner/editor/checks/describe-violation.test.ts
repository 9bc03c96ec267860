import axe from 'axe-core';
import { expect, test } from 'vitest';
import { findingOf } from './describe-violation.ts';

const rules = axe.getRules().map(({ ruleId }) => ruleId);
const help = 'In axe’s words.';
const reworded = rules.filter((rule) => findingOf({ rule, help, target: null }).message !== help);

test('the most common findings of axe are said in words of our own', () => {
  for (const rule of ['landmark-unique', 'link-name', 'image-alt', 'heading-order', 'label', 'button-name'])
    expect(reworded, rule).toContain(rule);
  expect(reworded).toHaveLength(17);
});

test('what is rarer keeps the words of axe; contrast is said by the frame, with its numbers', () => {
  const target = 'a';
  expect(findingOf({ rule: 'no-such-rule', help, target })).toEqual({
    rule: 'accessibility',
    level: 'problem',
    message: help,
    target,
  });
  expect(findingOf({ rule: 'color-contrast', help, target })).toMatchObject({
    rule: 'contrast',
    message: help,
  });
});
