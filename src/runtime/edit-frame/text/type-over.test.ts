import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import type { RichNode, RichText } from '#domain/content/rich-text.ts';
import { fromProse, toProse } from './mapping.ts';
import { textExtensions } from './schema.ts';
import { keepMarks, selectLines, typeOver } from './type-over.ts';

const schema = getSchema(textExtensions({ headingOffset: 0, show: () => undefined }));
const bold = [{ type: 'bold' as const }];
const words = (text: string): RichNode => ({ type: 'text', text });
const label = (text: string): RichNode => ({ type: 'text', text, marks: bold });
const line = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
const list = (...items: string[]): RichNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [line(words(item))] })),
});

function stateOf(...content: RichNode[]): EditorState {
  return EditorState.create({ doc: toProse(schema, { type: 'doc', content } as RichText) });
}

function withAll(...content: RichNode[]): EditorState {
  const state = stateOf(...content);
  const chosen = selectLines(state);
  return chosen ? state.apply(chosen) : state;
}

function typed(state: EditorState, text: string): RichText['content'] {
  const change = typeOver(state, text);
  return change ? fromProse(change.doc).content : [];
}

test('typed over all, a label of several lines stays bold, and aligned as it was', () => {
  const column = { ...line(label('Visit'), { type: 'break' }, words('Mill Lane 4')), align: 'center' };
  expect(typed(withAll(column as RichNode), 'O')).toEqual([
    { type: 'paragraph', align: 'center', content: [label('O')] },
  ]);
});

test('typed over all, a heading stays one, also where the text ends with a list', () => {
  const heading: RichNode = { type: 'heading', level: 3, content: [words('Three reasons')] };
  const written = { type: 'heading', level: 3, content: [words('O')] };
  expect(typed(withAll(heading, line(words('Come in.'))), 'O')).toEqual([written]);
  expect(typed(withAll(heading, list('Clay', 'Ash')), 'O')).toEqual([written]);
});

test('typed over part of a link, the link ends there', () => {
  const link = { type: 'link' as const, link: { url: 'https://kiln.example' } };
  const state = stateOf(line({ type: 'text', text: 'Read on', marks: [link, ...bold] }));
  const part = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 6, 8)));
  expect(typed(part, 'x')).toEqual([
    line({ type: 'text', text: 'Read ', marks: [link, ...bold] }, label('x')),
  ]);
});

test('a line that is marked up to the next one is typed over, and the next one stays', () => {
  const state = stateOf(line(words('Clay')), line(words('Read on')));
  const pressed = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 7)));
  expect(typed(pressed, 'A')).toEqual([line(words('A')), line(words('Read on'))]);
  const both = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 8)));
  expect(typed(both, 'A')).toEqual([line(words('Aead on'))]);
  const blank = stateOf(line(), line(words('Read on')));
  const emptied = blank.apply(blank.tr.setSelection(TextSelection.create(blank.doc, 1, 3)));
  expect(typed(emptied, 'A')).toEqual([line(words('ARead on'))]);
});

test('nothing is typed over where nothing is chosen', () => {
  expect(typeOver(stateOf(line(words('Clay'))), 'x')).toBeUndefined();
});

test('a line that was emptied letter by letter is written on in its marks', () => {
  const emptied = (...content: RichNode[]) => {
    const state = stateOf(line(...content));
    const before = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2)));
    return keepMarks(before, before.apply(before.tr.delete(1, 2)));
  };
  expect(emptied(label('V'))?.storedMarks?.map(({ type }) => type.name)).toEqual(['bold']);
  expect(emptied(words('V'))).toBeUndefined();
  const end = stateOf(line(label('V')));
  const before = end.apply(end.tr.setSelection(TextSelection.create(end.doc, 2)));
  expect(keepMarks(before, before.apply(before.tr.split(2)))).toBeUndefined();
});
