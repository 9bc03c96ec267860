import { defineBlock } from '#domain/block.ts';
import { studioPrices, teaTable } from './examples.ts';
import * as labels from './labels/en.ts';
import { type MenuItem, type MenuProps, type MenuTab, menuProps } from './props.ts';

export const menu = defineBlock<MenuProps>({
  type: 'menu',
  code: 15,
  label: labels.menu,
  description: labels.aRestaurantMenuOrAPrice,
  emptyHint: labels.writeYourFirstDishInThe,
  category: 'text',
  version: 1,
  hydrate: 'visible',
  keepsMarkup: true,
  props: menuProps,
  defaults: { tabs: [], headingLevel: 2, columns: 1 },
  examples: [
    { name: 'A price list in tabs', props: { tabs: studioPrices, headingLevel: 2, columns: 1 } },
    { name: 'One menu in two columns', props: { tabs: [teaTable], headingLevel: 2, columns: 2 } },
  ],
  text: ({ tabs }) => tabs.flatMap(tabWords).filter(Boolean).join(' '),
});

function tabWords({ title, description, sections }: MenuTab): string[] {
  const inner = sections.flatMap((section) => [
    section.title,
    section.description,
    ...section.items.flatMap(itemWords),
  ]);
  return [title, description, ...inner];
}

function itemWords({ name, description, price, options }: MenuItem): string[] {
  return [name, description, price, ...options.flatMap((option) => [option.name, option.price])];
}
