/** Whether a translated message can take the place of the original: the same values, and the plural forms of its language. */
import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

interface Parts {
  /** Names of values, each with how it is shown. */
  readonly values: ReadonlySet<string>;
  readonly plurals: readonly Plural[];
}

interface Plural {
  readonly name: string;
  readonly type: Intl.PluralRuleType;
  readonly forms: readonly string[];
}

/**
 * @param locale of the translation
 * @returns what is wrong, in words for a translator; undefined for a message that will do
 */
export function whyNotMessage(message: string, original: string, locale: string): string | undefined {
  const parts = readMessage(message);
  if (typeof parts === 'string') return parts;
  const expected = readMessage(original);
  if (typeof expected === 'string') return undefined;
  const missing = [...expected.values].find((value) => !parts.values.has(value));
  if (missing !== undefined) return `The placeholder ${missing} is missing.`;
  const unknown = [...parts.values].find((value) => !expected.values.has(value));
  if (unknown !== undefined) return `The original has no placeholder ${unknown}.`;
  return parts.plurals.map((plural) => whyNotPlural(plural, locale)).find((problem) => problem !== undefined);
}

function whyNotPlural({ name, type, forms }: Plural, locale: string): string | undefined {
  const known = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
  const named = forms.filter((form) => !form.startsWith('='));
  const invalid = named.find((form) => !known.some((each) => each === form));
  if (invalid !== undefined)
    return `${locale} has no plural form “${invalid}” for ${name}. Use ${known.join(', ')}.`;
  const missing = known.find((form) => !named.includes(form));
  return missing === undefined
    ? undefined
    : `The plural form “${missing}” of ${name} is missing for ${locale}.`;
}

/** @returns why the text is no message */
function readMessage(text: string): Parts | string {
  try {
    const values = new Set<string>();
    const plurals: Plural[] = [];
    collect(parse(text, { ignoreTag: true }), values, plurals);
    return { values, plurals };
  } catch (error) {
    return `This is no valid message: ${error instanceof Error ? error.message : 'it cannot be read'}.`;
  }
}

function collect(elements: readonly MessageFormatElement[], values: Set<string>, plurals: Plural[]): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    values.add(`{${element.value}}`);
    if (element.type === TYPE.plural) plurals.push(pluralOf(element));
    const options = 'options' in element ? Object.values(element.options) : [];
    for (const option of options) collect(option.value, values, plurals);
  }
}

function pluralOf({ value, pluralType, options }: PluralElement): Plural {
  return { name: value, type: pluralType ?? 'cardinal', forms: Object.keys(options) };
}
