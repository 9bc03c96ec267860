/** Every way a block of the widget toolkit can look is on its page. */
import { expect, test } from 'vitest';
import { describeFields } from '#domain/fields/describe-schema.ts';
import { definitions } from './definitions.ts';

const WIDGETS = ['accordion', 'follow-button', 'map', 'marquee', 'menu', 'pricing', 'shape', 'text-shape'];
/** Decided by the page around the block, or by what a third party may be asked. */
const NOT_LOOKED_AT = ['headingLevel', 'level', 'isAsked'];

test.each(WIDGETS)('the examples of %s have each choice and each switch of its panel', (type) => {
  const definition = definitions[type];
  const lacking = describeFields(definition?.props ?? expect.fail()).flatMap(({ key, field }) => {
    if (NOT_LOOKED_AT.includes(key)) return [];
    const shown = definition?.examples.map(({ props }) => (props as Record<string, unknown>)[key]);
    if (field.kind === 'switch')
      return [true, false].filter((each) => !shown?.includes(each)).map((each) => `${key}: ${each}`);
    if (field.kind !== 'choice') return [];
    return field.choices
      .filter(({ value }) => !shown?.includes(value))
      .map(({ value }) => `${key}: ${value}`);
  });
  expect(lacking).toEqual([]);
});
