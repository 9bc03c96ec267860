/** What a menu is made of. Beside the definition, since its examples are written in these terms too. */
import { z } from 'zod';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const optionSchema = z.object({
  name: z.string().max(200).meta(field(labels.name)),
  price: z.string().max(60).meta(field(labels.price)),
});
const itemSchema = z.object({
  name: z.string().max(200).meta(field(labels.name)),
  description: z
    .string()
    .max(1000)
    .meta(field(labels.description, { control: 'long-text' })),
  /** As it is printed: "48", "from € 30", "market price". */
  price: z
    .string()
    .max(60)
    .meta(field(labels.price, { hint: labels.asYouWantItShown48 })),
  options: z
    .array(optionSchema)
    .max(20)
    .meta(field(labels.sizesAndVariants, { entry: labels.variant })),
});
const sectionSchema = z.object({
  title: z.string().max(200).meta(field(labels.title)),
  description: z
    .string()
    .max(1000)
    .meta(field(labels.description, { control: 'long-text' })),
  items: z
    .array(itemSchema)
    .max(200)
    .meta(field(labels.dishes, { entry: labels.dish })),
});
const tabSchema = z.object({
  title: z.string().max(200).meta(field(labels.title)),
  description: z
    .string()
    .max(1000)
    .meta(field(labels.description, { control: 'long-text' })),
  sections: z
    .array(sectionSchema)
    .max(40)
    .meta(field(labels.parts, { entry: labels.part })),
});

export const menuProps = z.object({
  /** One menu each, e.g. lunch and dinner. Two or more become tabs. */
  tabs: z
    .array(tabSchema)
    .max(20)
    .meta(field(labels.menus, { entry: labels.menu2, hint: labels.twoOrMoreBecomeTabsFor })),
  /** Level of a tab's title; sections are one below. */
  headingLevel: z.union([z.literal(2), z.literal(3), z.literal(4)]).meta(
    field(labels.headingLevel, {
      choices: { 2: labels.level2, 3: labels.level3, 4: labels.level4 },
      group: 'look',
    }),
  ),
  columns: z
    .union([z.literal(1), z.literal(2)])
    .meta(field(labels.columns, { samples: true, choices: { 1: labels.one, 2: labels.two }, group: 'look' })),
});
export type MenuProps = z.infer<typeof menuProps>;
export type MenuTab = MenuProps['tabs'][number];
export type MenuItem = MenuTab['sections'][number]['items'][number];
