/**
 * What has words of the owner beside documents, such as the settings of the store: declared once, in the folder of its
 * feature. Its translations are a layer of each language, as the overlays of documents are.
 */
import type { z } from 'zod';
import type { Permission } from '../accounts/permissions.ts';
import { merge } from '../content/overlays.ts';
import { isObject } from '../json.ts';
import type { TextGroup } from './text-kinds.ts';
import {
  findTexts,
  fingerprint,
  type Layer,
  MADE_FROM,
  type TextPattern,
  type TranslatableText,
} from './texts.ts';

export interface Translated {
  /** Names it in addresses and rows. */
  readonly name: string;
  readonly title: string;
  readonly group: TextGroup;
  /** Who may translate it: those who may change its originals. */
  readonly may: Permission;
  /** What its words have to be in every language. */
  readonly schema: z.ZodType<object>;
  readonly texts: readonly TextPattern[];
}

export function textsOfWords(
  { name, texts }: Pick<Translated, 'name' | 'texts'>,
  words: object,
  layer: Layer | undefined,
): TranslatableText[] {
  return findTexts({ id: name, target: words, patterns: texts, layer });
}

/**
 * The layer with another translation of a text.
 * @param value undefined removes the translation
 */
export function withTranslation(
  layer: Layer,
  { path, original }: Pick<TranslatableText, 'path' | 'original'>,
  value: unknown,
): Layer {
  const madeFrom = value === undefined ? undefined : fingerprint(original);
  return setAt(setAt(layer, path, value), [MADE_FROM, path.join('.')], madeFrom);
}

/** The words in a language: the original wherever there is no translation. */
export function wordsIn<Words extends object>(
  declared: Pick<Translated, 'name' | 'texts'>,
  words: Words,
  layer: Layer | undefined,
): Words {
  if (!layer) return words;
  const own = textsOfWords(declared, words, layer).reduce<Layer>(
    (all, { path, translation }) => (typeof translation === 'string' ? setAt(all, path, translation) : all),
    {},
  );
  return merge(words, own) as Words;
}

/** Objects that nothing is left in go too. */
function setAt(layer: Layer, [key, ...rest]: readonly string[], value: unknown): Layer {
  if (key === undefined || key === '__proto__') return layer;
  const { [key]: before, ...others } = layer;
  const after = rest.length === 0 ? value : setAt(isObject(before) ? before : {}, rest, value);
  const isNothing = after === undefined || (isObject(after) && Object.keys(after).length === 0);
  return isNothing ? others : { ...others, [key]: after };
}
