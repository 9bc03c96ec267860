/** What a menu is made of. Beside the definition, since its examples are written in these terms too. */
import { z } from 'zod';
import { field } from '#domain/fields/field.ts';

const optionSchema = z.object({
  name: z.string().max(200).meta(field('Name')),
  price: z.string().max(60).meta(field('Price')),
});
const itemSchema = z.object({
  name: z.string().max(200).meta(field('Name')),
  description: z
    .string()
    .max(1000)
    .meta(field('Description', { control: 'long-text' })),
  /** As it is printed: "48", "from € 30", "market price". */
  price: z
    .string()
    .max(60)
    .meta(field('Price', { hint: 'As you want it shown: 48, from € 30, market price.' })),
  options: z
    .array(optionSchema)
    .max(20)
    .meta(field('Sizes and variants', { entry: 'variant' })),
});
const sectionSchema = z.object({
  title: z.string().max(200).meta(field('Title')),
  description: z
    .string()
    .max(1000)
    .meta(field('Description', { control: 'long-text' })),
  items: z
    .array(itemSchema)
    .max(200)
    .meta(field('Dishes', { entry: 'dish' })),
});
const tabSchema = z.object({
  title: z.string().max(200).meta(field('Title')),
  description: z
    .string()
    .max(1000)
    .meta(field('Description', { control: 'long-text' })),
  sections: z
    .array(sectionSchema)
    .max(40)
    .meta(field('Parts', { entry: 'part' })),
});

export const menuProps = z.object({
  /** One menu each, e.g. lunch and dinner. Two or more become tabs. */
  tabs: z
    .array(tabSchema)
    .max(20)
    .meta(field('Menus', { entry: 'menu', hint: 'Two or more become tabs, for example lunch and dinner.' })),
  /** Level of a tab's title; sections are one below. */
  headingLevel: z
    .union([z.literal(2), z.literal(3), z.literal(4)])
    .meta(field('Heading level', { choices: { 2: 'Level 2', 3: 'Level 3', 4: 'Level 4' }, group: 'look' })),
  columns: z
    .union([z.literal(1), z.literal(2)])
    .meta(field('Columns', { samples: true, choices: { 1: 'One', 2: 'Two' }, group: 'look' })),
});
export type MenuProps = z.infer<typeof menuProps>;
export type MenuTab = MenuProps['tabs'][number];
export type MenuItem = MenuTab['sections'][number]['items'][number];
