/** Describes both sides of a collision. */

import { definitions } from '#blocks/definitions.ts';
import { BODY } from '#domain/content/body-id.ts';
import type { Block, Section } from '#domain/content/content.ts';
import { type Operation, pathOf } from '#domain/content/operations.ts';
import type { Collision } from '#domain/editor/session.ts';
import { fill } from '../../fill.ts';
import { excerptOf, fieldIn, pathWords, thingWords, valueWords } from '../../publishing/change-words.ts';
import * as say from './words/en.ts';

export interface CollisionWords {
  /** "Quote: Who said it". Where a block is named after the field, the name says it once: "Text". */
  readonly thing: string;
  readonly mine: string;
  readonly theirs: string;
}

export function describeCollision({ mine, theirs, whole }: Collision): CollisionWords {
  const last = mine.at(-1);
  if (!last) return { thing: say.something, mine: say.nothing, theirs: say.nothing };
  const owner = last.id === BODY ? undefined : whole?.value;
  const path = pathOf(last);
  const name = last.id === BODY ? say.page : nameOf(owner);
  const what = path.length === 0 || last.op === 'move' ? name : pathWords(path, owner);
  return {
    thing: what === name ? name : `${name}: ${what}`,
    mine: myWords(last, whole),
    theirs: theirWords(last, theirs, owner),
  };
}

function nameOf(owner: Block | Section | undefined): string {
  if (!owner) return say.block;
  return 'blocks' in owner ? thingWords('section', owner) : (definitions[owner.type]?.label ?? owner.type);
}

function myWords(last: Operation, whole: Collision['whole']): string {
  if (last.op === 'remove') return say.deleted;
  if (last.op === 'move') return say.movedToAnotherPlace;
  if (last.op === 'insert') return quoted(whole?.value, say.added, say.addedText);
  return sentence(valueWords(last.after, fieldIn(whole?.value, pathOf(last))));
}

function theirWords(last: Operation, theirs: unknown, owner: Block | Section | undefined): string {
  if (theirs === undefined)
    return last.op === 'set' || last.op === 'setOverlay' ? say.emptyOrDeleted : say.deleted;
  if (last.op === 'move') return say.inAnotherPlace;
  if (last.op === 'remove' || last.op === 'insert')
    return quoted(theirs, say.keptAndChanged, say.keptAndChangedText);
  return sentence(valueWords(theirs, fieldIn(owner, pathOf(last))));
}

/** @param withText of what has some text, which it then quotes */
function quoted(value: unknown, words: string, withText: `${string}{text}${string}`): string {
  const text =
    typeof value === 'object' && value !== null && 'type' in value ? excerptOf(value as never) : '';
  return text ? fill(withText, { text }) : words;
}

const NOTHING = valueWords(undefined);

function sentence(words: string): string {
  return words === NOTHING ? say.empty : words;
}
