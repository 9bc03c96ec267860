import { expect, test } from 'vitest';
import { bodySchema, emptyBody } from '#domain/content/content.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { makeId } from '../make-id.ts';
import { bodyToWrite, textToWrite } from './first-text.ts';

test('a new post has one empty text, which is to be written first', () => {
  const body = bodySchema.parse(bodyToWrite('Cardamom season', makeId));
  expect(body.title).toBe('Cardamom season');
  expect(textToWrite(body)).toBe(body.sections[0]?.blocks[0]?.id);
  expect(body.sections[0]?.width).toBe('reading');
});

test('nothing waits to be written once there is a word, or something else', () => {
  const { sections } = bodyToWrite('Cardamom season', makeId);
  const [section] = sections;
  const [block] = section?.blocks ?? [];
  if (!section || !block) throw new Error('the body has no block');
  const written = { ...block, props: { ...block.props, content: paragraphs('It is here.') } };
  expect(textToWrite({ sections: [{ ...section, blocks: [written] }] })).toBeUndefined();
  expect(textToWrite({ sections: [{ ...section, blocks: [{ ...block, type: 'image' }] }] })).toBeUndefined();
  expect(textToWrite({ sections: [{ ...section, blocks: [block, block] }] })).toBeUndefined();
  expect(textToWrite({ sections: [section, section] })).toBeUndefined();
  expect(textToWrite(emptyBody('Nothing yet'))).toBeUndefined();
});
