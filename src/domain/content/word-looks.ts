/** How words within a text may look beyond bold and italic: in colours of the site's palette, in steps of its scale. */
export const WORD_LOOKS = {
  tone: ['accent', 'muted'],
  highlight: ['soft', 'accent'],
  size: ['small', 'large', 'larger'],
} as const;
export type WordLook = keyof typeof WORD_LOOKS;
export type WordLookMark = {
  [Type in WordLook]: { type: Type; value: (typeof WORD_LOOKS)[Type][number] };
}[WordLook];

export function lookClass({ type, value }: WordLookMark): string {
  return `words-${type}-${value}`;
}

/** The look that a class stands for, in markup of this product's own; undefined for all others. */
export function lookOfClass(name: string): WordLookMark | undefined {
  const [, type, value] = /^words-([a-z]+)-([a-z]+)$/.exec(name) ?? [];
  const values: readonly string[] = isLook(type) ? WORD_LOOKS[type] : [];
  return value !== undefined && values.includes(value) ? ({ type, value } as WordLookMark) : undefined;
}

function isLook(type: string | undefined): type is WordLook {
  return type !== undefined && Object.hasOwn(WORD_LOOKS, type);
}
