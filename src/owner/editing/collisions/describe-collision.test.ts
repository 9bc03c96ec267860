import { expect, test } from 'vitest';
import { blockOf } from '#domain/content/build-body.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import type { Collision } from '#domain/editor/session.ts';
import { describeCollision } from './describe-collision.ts';

const position = { parent: 's'.repeat(24), after: null };

function collisionIn(type: string, key: string, mine: unknown, theirs: unknown): Collision {
  const value = blockOf('b'.repeat(24), type, {});
  const path = ['props', key];
  return {
    key: 'x',
    reason: 'changed',
    message: '',
    mine: [{ op: 'set', id: value.id, path, before: null, after: mine }],
    theirs,
    whole: { value, position },
  };
}

test('a conflict is named as people see the thing, with both sides in words', () => {
  expect(
    describeCollision(collisionIn('text', 'content', paragraphs('Monday'), paragraphs('Tuesday'))),
  ).toEqual({ thing: 'Text', mine: 'Monday', theirs: 'Tuesday' });
  expect(describeCollision(collisionIn('quote', 'source', 'Ada', ''))).toEqual({
    thing: 'Quote: Who said it',
    mine: 'Ada',
    theirs: 'Empty',
  });
  expect(describeCollision(collisionIn('quote', 'align', 'start', 'center'))).toMatchObject({
    mine: 'Left',
    theirs: 'Centre',
  });
});
