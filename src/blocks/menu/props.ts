/** What a menu is made of. Beside the definition, since its examples are written in these terms too. */
import { z } from 'zod';

const optionSchema = z.object({ name: z.string().max(200), price: z.string().max(60) });
const itemSchema = z.object({
  name: z.string().max(200),
  description: z.string().max(1000),
  /** As it is printed: "48", "from € 30", "market price". */
  price: z.string().max(60),
  options: z.array(optionSchema).max(20),
});
const sectionSchema = z.object({
  title: z.string().max(200),
  description: z.string().max(1000),
  items: z.array(itemSchema).max(200),
});
const tabSchema = z.object({
  title: z.string().max(200),
  description: z.string().max(1000),
  sections: z.array(sectionSchema).max(40),
});

export const menuProps = z.object({
  /** One menu each, e.g. lunch and dinner. Two or more become tabs. */
  tabs: z.array(tabSchema).max(20),
  /** Level of a tab's title; sections are one below. */
  headingLevel: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  columns: z.union([z.literal(1), z.literal(2)]),
});
export type MenuProps = z.infer<typeof menuProps>;
export type MenuTab = MenuProps['tabs'][number];
export type MenuItem = MenuTab['sections'][number]['items'][number];
