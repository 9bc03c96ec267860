import { describe, expect, test } from 'vitest';
import { applyOperations } from '#domain/content/apply.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { Body } from '#domain/content/content.ts';
import { invertOperations } from '#domain/content/operations.ts';
import { getIn, resolveBody } from '#domain/content/overlays.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { countTexts, type TranslatableText, textsOf, translateText } from '#domain/locale/texts.ts';
import { definitions } from './definitions.ts';

const ID = '0mm8y7c00000000000000001';
const SECTION = '0mm8y7c00000000000000002';

function change(body: Body, text: TranslatableText, value: unknown) {
  const operations = translateText(body, definitions, text, 'fr', value);
  const applied = applyOperations(body, operations);
  if (!applied.ok) throw new Error(applied.refusal.message);
  return { body: applied.body, operations };
}

const translated = ({ kind }: TranslatableText) =>
  kind === 'rich-text' ? paragraphs('Traduit.') : 'Traduit';
const valuesIn = (texts: readonly TranslatableText[]) => texts.map(({ path, original }) => [path, original]);

const examples = Object.values(definitions).flatMap((definition) =>
  definition.examples.map((example) => ({
    name: `${definition.type}: ${example.name}`,
    definition,
    example,
  })),
);

describe.each(examples)('$name', ({ definition, example }) => {
  const block = blockOf(ID, definition.type, example.props as Record<string, unknown>, definition.version);
  const body = bodyOf('Page', SECTION, [block]);

  test('each text is translated by itself, is what visitors of the language get, and can be taken back', () => {
    const texts = textsOf(body, definitions, 'fr');
    expect(countTexts(texts)).toEqual({ total: texts.length, missing: texts.length, outdated: 0 });
    for (const [index, text] of texts.entries()) {
      const { body: after, operations } = change(body, text, translated(text));
      const now = textsOf(after, definitions, 'fr');
      expect(now.map(({ state }) => state)).toEqual(
        texts.map((_text, at) => (at === index ? 'current' : 'missing')),
      );
      // The main language is as it was, and nothing else of the other changed.
      expect(valuesIn(now)).toEqual(valuesIn(texts));
      const french = textsOf(resolveBody(after, { locale: 'fr' }), definitions, 'none');
      const expected = valuesIn(texts).map(([path, original], at) => [
        path,
        at === index ? translated(text) : original,
      ]);
      expect(valuesIn(french)).toEqual(expected);
      const back = applyOperations(after, invertOperations(operations));
      expect(back.ok && back.body).toEqual(body);
      expect(change(after, now[index] ?? text, undefined).body).toEqual(body);
    }
  });
});

test('a translation is outdated once its original has changed, and current when it is translated again', () => {
  const block = blockOf(ID, 'text', { content: paragraphs('Open on Monday.'), size: 'regular' });
  const body = bodyOf('Hours', SECTION, [block]);
  const [title, words] = textsOf(body, definitions, 'fr');
  if (!title || !words) throw new Error('There are two texts.');
  const { body: french } = change(body, words, paragraphs('Ouvert le lundi.'));
  const path = ['props', 'content'];
  const before = getIn(french.sections[0]?.blocks[0], path);
  const edited = applyOperations(french, [
    { op: 'set', id: ID, path, before, after: paragraphs('Open on Tuesday.') },
  ]);
  if (!edited.ok) throw new Error('It can be edited.');
  const outdated = textsOf(edited.body, definitions, 'fr');
  expect(outdated.map(({ state }) => state)).toEqual(['missing', 'outdated']);
  expect(countTexts(outdated)).toEqual({ total: 2, missing: 1, outdated: 1 });
  const again = change(edited.body, outdated[1] ?? words, paragraphs('Ouvert le mardi.'));
  expect(textsOf(again.body, definitions, 'fr')[1]?.state).toBe('current');
});
