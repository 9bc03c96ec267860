/** The options of a product in other languages. They are named by their words: another word has no translation yet. */
import { z } from 'zod';
import { CONFIG_PERMISSIONS } from '../../accounts/permissions.ts';
import { type Layer, textAt } from '../../locale/texts.ts';
import { type Translated, wordsIn } from '../../locale/translated.ts';
import type { OptionValue } from './product.ts';
import { optionLabel, type ProductOption } from './product-form.ts';

const named = z.object({ id: z.string(), title: optionLabel });
const schema = z.object({ options: z.array(named.extend({ values: z.array(named) })) });

export const translatedProduct: Translated = {
  name: 'product',
  title: 'Product',
  group: 'products',
  may: CONFIG_PERMISSIONS.commerce,
  schema,
  texts: [
    textAt('Option', 'options', '*', 'title'),
    textAt('Option value', 'options', '*', 'values', '*', 'title'),
  ],
};

export function wordsOfOptions(options: readonly ProductOption[]): z.output<typeof schema> {
  const word = (title: string) => ({ id: title, title });
  return { options: options.map(({ name, values }) => ({ ...word(name), values: values.map(word) })) };
}

interface WithOptions {
  readonly options: readonly ProductOption[];
  readonly variants: readonly { readonly optionValues: readonly OptionValue[] }[];
}

export function optionsIn<Product extends WithOptions>(product: Product, layer: Layer | undefined): Product {
  if (!layer) return product;
  const { options } = wordsIn(translatedProduct, wordsOfOptions(product.options), layer);
  const names = titlesOf(options);
  const values = new Map(options.map((option) => [option.id, titlesOf(option.values)]));
  const nameOf = (name: string) => names.get(name) ?? name;
  const wordOf = (name: string, value: string) => values.get(name)?.get(value) ?? value;
  return {
    ...product,
    options: product.options.map(({ name, values: own }) => ({
      name: nameOf(name),
      values: own.map((value) => wordOf(name, value)),
    })),
    variants: product.variants.map((variant) => ({
      ...variant,
      optionValues: variant.optionValues.map(({ name, value }) => ({
        name: nameOf(name),
        value: wordOf(name, value),
      })),
    })),
  };
}

/** Of one variant, whose product is not at hand. */
export function optionValuesIn<Of extends Pick<WithOptions['variants'][number], 'optionValues'>>(
  variant: Of,
  layer: Layer | undefined,
): Of {
  const options = variant.optionValues.map(({ name, value }) => ({ name, values: [value] }));
  const [translated = variant] = optionsIn({ options, variants: [variant] }, layer).variants;
  return translated;
}

/** Buyers choose by these words: where two of them would be the same, the original stays. */
function titlesOf(
  entries: readonly { readonly id: string; readonly title: string }[],
): ReadonlyMap<string, string> {
  const taken = new Set(entries.map(({ id }) => id));
  const titles = new Map<string, string>();
  for (const { id, title } of entries) {
    const isTaken = title !== id && taken.has(title);
    titles.set(id, isTaken ? id : title);
    taken.add(title);
  }
  return titles;
}
