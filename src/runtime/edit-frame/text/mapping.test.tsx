import { getSchema } from '@tiptap/core';
import { Node as ProseNode } from '@tiptap/pm/model';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RichTextView } from '#blocks/kit/rich-text.tsx';
import { glazeTable, letter, studioStory } from '#blocks/text/examples.ts';
import {
  type Mark,
  paragraphs,
  type RichNode,
  type RichText,
  richTextSchema,
} from '#domain/content/rich-text.ts';
import { fakeContext } from '#testing/blocks/fake-context.ts';
import { fromProse, toProse } from './mapping.ts';
import { textExtensions } from './schema.ts';

const schema = getSchema(textExtensions({ headingOffset: 0, show: () => undefined }));

const id = fc.stringMatching(/^[0-9a-z]{24}$/);
const align = fc.constantFrom('start' as const, 'center' as const, 'end' as const);
const link = fc.oneof(
  fc.record({ url: fc.webUrl(), newWindow: fc.boolean() }, { requiredKeys: ['url'] }),
  fc.record(
    { ref: fc.constant('page' as const), id, anchor: fc.constant('team') },
    { requiredKeys: ['ref', 'id'] },
  ),
);
const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'bold' as const,
      'italic' as const,
      'underline' as const,
      'strike' as const,
      'code' as const,
    ),
  }),
  fc.record({ type: fc.constant('link' as const), link }),
  fc.record({ type: fc.constant('shape' as const), shape: fc.constantFrom('circle', 'wave') }),
);
const text: fc.Arbitrary<RichNode> = fc.record(
  {
    type: fc.constant('text' as const),
    text: fc.string({ minLength: 1, maxLength: 12 }),
    marks: fc.array(mark, { maxLength: 8 }),
  },
  { requiredKeys: ['type', 'text'] },
);
const inline = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 1, arbitrary: fc.constant<RichNode>({ type: 'break' }) },
);
const image: fc.Arbitrary<RichNode> = fc.record(
  {
    type: fc.constant('image' as const),
    media: id.map((value) => ({ ref: 'media' as const, id: value })),
    alt: fc.string(),
    caption: fc.string(),
  },
  { requiredKeys: ['type', 'media'] },
);
const optional = { requiredKeys: ['type' as const] };

/** Anything that the domain takes, however odd: words in lists, entries without a list, tables of pictures. */
const { node } = fc.letrec<{ node: RichNode; any: RichNode[]; words: RichNode[]; usual: RichNode }>(
  (tie) => ({
    words: fc.array(inline, { maxLength: 4 }),
    any: fc.array(tie('node'), { maxLength: 4 }),
    usual: fc.oneof(
      fc.record({ type: fc.constant('paragraph' as const), align, content: tie('words') }, optional),
      fc.record(
        {
          type: fc.constant('heading' as const),
          level: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
          align,
          content: tie('words'),
        },
        { requiredKeys: ['type', 'level'] },
      ),
      fc.record({
        type: fc.constant('bulletList' as const),
        content: fc.array(
          fc.record({ type: fc.constant('listItem' as const), content: tie('any') }, optional),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      fc.record({
        type: fc.constant('table' as const),
        content: fc.array(
          fc.record({
            type: fc.constant('row' as const),
            content: fc.array(
              fc.record(
                { type: fc.constant('cell' as const), header: fc.boolean(), content: tie('any') },
                optional,
              ),
              { minLength: 1, maxLength: 2 },
            ),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    ) as fc.Arbitrary<RichNode>,
    node: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      inline,
      image,
      fc.constant<RichNode>({ type: 'rule' }),
      tie('usual'),
      fc.record(
        {
          type: fc.constantFrom(
            'paragraph' as const,
            'bulletList' as const,
            'listItem' as const,
            'quote' as const,
            'table' as const,
            'row' as const,
          ),
          align,
          dir: fc.constantFrom('ltr' as const, 'rtl' as const),
          content: tie('any'),
        },
        optional,
      ),
      fc.record(
        {
          type: fc.constant('orderedList' as const),
          start: fc.integer({ min: -5, max: 50 }),
          content: tie('any'),
        },
        optional,
      ),
      fc.record(
        {
          type: fc.constant('codeBlock' as const),
          language: fc.constant('ts'),
          content: fc.oneof(tie('any'), fc.array(text, { maxLength: 2 })),
        },
        optional,
      ),
      fc.record(
        {
          type: fc.constant('cell' as const),
          header: fc.boolean(),
          colspan: fc.integer({ min: 1, max: 20 }),
          content: tie('any'),
        },
        optional,
      ),
    ) as fc.Arbitrary<RichNode>,
  }),
);
const richText: fc.Arbitrary<RichText> = fc
  .array(node, { maxLength: 5 })
  .map((content) => ({ type: 'doc', content }));

const markup = (doc: RichText) => renderToStaticMarkup(<RichTextView doc={doc} context={fakeContext()} />);
/** The same document, of nodes that remember nothing. */
const forget = (doc: ProseNode) => ProseNode.fromJSON(schema, JSON.parse(JSON.stringify(doc.toJSON())));

describe('rich text in the editor', () => {
  test('any rich text is a valid document of the editor, and comes back exactly', () => {
    fc.assert(
      fc.property(richText, (value) => {
        expect(richTextSchema.safeParse(value).success).toBe(true);
        const doc = toProse(schema, value);
        doc.check();
        expect(fromProse(doc)).toStrictEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  test('written anew, it is shown by the same markup, and writing it again changes nothing', () => {
    fc.assert(
      fc.property(richText, (value) => {
        const again = fromProse(forget(toProse(schema, value)));
        expect(richTextSchema.safeParse(again).success).toBe(true);
        // An empty paragraph alone is an empty text.
        if (again.content.length > 0) expect(markup(again)).toBe(markup(value));
        expect(fromProse(forget(toProse(schema, again)))).toEqual(again);
      }),
      { numRuns: 500 },
    );
  });

  test('what the editor itself writes comes back exactly even so', () => {
    for (const value of [studioStory, glazeTable, letter, paragraphs('One.', 'Two.')])
      expect(markup(fromProse(forget(toProse(schema, value))))).toBe(markup(value));
    const written: RichText = {
      type: 'doc',
      content: [
        { type: 'heading', level: 3, align: 'center', content: [{ type: 'text', text: 'A' }] },
        {
          type: 'orderedList',
          start: 4,
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [] }] }],
        },
        {
          type: 'quote',
          content: [{ type: 'text', text: 'loose', marks: [{ type: 'bold' }, { type: 'italic' }] }],
        },
        { type: 'codeBlock', language: 'ts', content: [{ type: 'text', text: 'a\nb' }] },
      ],
    };
    expect(fromProse(forget(toProse(schema, written)))).toEqual(written);
  });

  test('a change in one place leaves everything else the value it was', () => {
    fc.assert(
      fc.property(richText, fc.nat(), (value, at) => {
        const doc = toProse(schema, value);
        const index = at % doc.childCount;
        const paragraph = schema.node('paragraph', null, [schema.text('new')]);
        const changed = fromProse(doc.copy(doc.content.replaceChild(index, paragraph)));
        const kept = changed.content.filter((one) => value.content.includes(one));
        const isLoose = (one: RichNode) => one.type === 'text' || one.type === 'break';
        const wasLoose = doc.child(index).attrs['bare'] === true;
        const blocks = value.content.filter((one) => !isLoose(one)).length;
        expect(kept.filter((one) => !isLoose(one)).length).toBe(
          blocks - (wasLoose || value.content.length === 0 ? 0 : 1),
        );
        expect(changed.content).toContainEqual({
          type: 'paragraph',
          content: [{ type: 'text', text: 'new' }],
        });
      }),
    );
  });

  test('an empty text has a line to write in, and is empty again without words', () => {
    const doc = toProse(schema, { type: 'doc', content: [] });
    expect(doc.childCount).toBe(1);
    expect(fromProse(forget(doc))).toEqual({ type: 'doc', content: [] });
  });
});
