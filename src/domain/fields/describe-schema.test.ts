import { expect, test } from 'vitest';
import { z } from 'zod';
import { linkSchema, mediaRefSchema } from '../links/link.ts';
import { describeField, describeFields, inWords } from './describe-schema.ts';
import { field } from './field.ts';

test('shapes become controls', () => {
  const schema = z.object({
    label: z.string().min(1).max(60).meta(field('Label')),
    words: z
      .string()
      .max(500)
      .meta(field('Words', { control: 'long-text' })),
    size: z.enum(['small', 'sold-out']).meta(field('Size', { choices: { small: 'Tiny' } })),
    level: z.union([z.literal(2), z.literal(3)]).meta(field('Level')),
    count: z
      .int()
      .min(1)
      .max(60)
      .meta(field('Count', { unit: 'entries' })),
    share: z.number().optional().meta(field('Share')),
    isOn: z.boolean().meta(field('On')),
    trust: z.enum(['a', 'b']).catch('b').meta(field('Trust')),
    services: z.array(z.enum(['x', 'y'])).meta(field('Services')),
    link: linkSchema.optional().meta(field('Leads to')),
    source: linkSchema.meta(field('Source')),
    image: mediaRefSchema.optional().meta(field('Picture', { files: 'image' })),
    odd: z.tuple([z.string()]).meta(field('Odd')),
  });
  const fields = Object.fromEntries(describeFields(schema).map((each) => [each.key, each.field]));
  expect(fields).toMatchObject({
    label: { kind: 'text', label: 'Label', minLength: 1, maxLength: 60, isOptional: false },
    words: { kind: 'long-text', maxLength: 500 },
    size: {
      kind: 'choice',
      choices: [
        { value: 'small', label: 'Tiny' },
        { value: 'sold-out', label: 'Sold out' },
      ],
    },
    level: { kind: 'choice', choices: [{ value: 2 }, { value: 3 }] },
    count: { kind: 'number', min: 1, max: 60, isWhole: true, unit: 'entries' },
    share: { kind: 'number', min: undefined, max: undefined, isWhole: false, isOptional: true },
    isOn: { kind: 'switch' },
    trust: { kind: 'choice', label: 'Trust' },
    services: { kind: 'choices' },
    link: { kind: 'link', label: 'Leads to', isOptional: true },
    source: { kind: 'link', label: 'Source', isOptional: false },
    image: { kind: 'media', files: 'image', isOptional: true },
    odd: { kind: 'unknown' },
  });
});

test('lists know their fields and how many entries they hold', () => {
  const described = describeField(
    z
      .array(z.object({ name: z.string().meta(field('Name')) }))
      .max(7)
      .meta(field('Dishes', { entry: 'dish' })),
    'dishes',
  );
  expect(described).toMatchObject({
    kind: 'list',
    entry: 'dish',
    max: 7,
    fields: [{ key: 'name', field: { kind: 'text', label: 'Name' } }],
  });
});

test('values in words', () => {
  expect(inWords('upcoming-then-past')).toBe('Upcoming then past');
});
