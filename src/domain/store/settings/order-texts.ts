/**
 * Texts that buyers may write for what is delivered, each declared once: the setting that offers it, and what it is called
 * for the owner and on the packing slip. What buyers read of it is in `storeWords`, by its name.
 */
interface OrderText {
  readonly name: string;
  readonly max: number;
  /** For the reference of the API. */
  readonly description: string;
  /** The switch that offers it, among the settings of the store. */
  readonly setting: { readonly name: string; readonly label: string; readonly hint: string };
  readonly owner: { readonly title: string; readonly description: string };
  /** Above it, in the mail to those who look after the shop. */
  readonly notice: string;
  readonly slip: string;
}

export const ORDER_TEXTS = [
  {
    name: 'giftNote',
    max: 500,
    description: 'The buyer’s message to the recipient.',
    setting: {
      name: 'giftNotes',
      label: 'Gift notes',
      hint: 'Buyers can add a note for the recipient. We print it on the packing slip.',
    },
    owner: { title: 'Gift note', description: 'For the recipient. Printed on the packing slip.' },
    notice: 'To be put in, as a gift note',
    slip: 'A note for you',
  },
] as const satisfies readonly OrderText[];

type Declared = (typeof ORDER_TEXTS)[number];
export type OrderTexts = Readonly<Record<Declared['name'], string>>;
export type OrderTextSettings<Offered = boolean> = Readonly<Record<Declared['setting']['name'], Offered>>;

/** Something for each of them, by its name. */
export function ofEachText<Value>(make: (text: Declared) => Value): Record<Declared['name'], Value> {
  return Object.fromEntries(ORDER_TEXTS.map((text) => [text.name, make(text)])) as Record<
    Declared['name'],
    Value
  >;
}

export function offeredTexts(store: OrderTextSettings): readonly Declared[] {
  return ORDER_TEXTS.filter(({ setting }) => store[setting.name]);
}

/** Those with words in them. */
export function writtenTexts(texts: Partial<OrderTexts>): readonly (Declared & { readonly words: string })[] {
  return ORDER_TEXTS.map((text) => ({ ...text, words: texts[text.name] ?? '' })).filter(
    ({ words }) => words !== '',
  );
}
