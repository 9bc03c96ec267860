/** Describes both sides of a collision. */

import { BODY } from '#domain/content/body-id.ts';
import { type Operation, pathOf } from '#domain/content/operations.ts';
import type { Collision } from '#domain/editor/session.ts';
import { excerptOf, pathWords, thingWords, valueWords } from '../../publishing/change-words.ts';

export interface CollisionWords {
  /** "Text block: Content". */
  readonly thing: string;
  readonly mine: string;
  readonly theirs: string;
}

export function describeCollision({ mine, theirs, whole }: Collision): CollisionWords {
  const last = mine.at(-1);
  if (!last) return { thing: 'Something', mine: 'Nothing', theirs: 'Nothing' };
  const value = whole?.value;
  const name =
    last.id === BODY ? 'Page' : value ? thingWords('blocks' in value ? 'section' : 'block', value) : 'Block';
  const path = pathOf(last);
  const isWhole = path.length === 0;
  return {
    thing: isWhole || last.op === 'move' ? name : `${name}: ${pathWords(path).toLowerCase()}`,
    mine: myWords(last, whole),
    theirs: theirWords(last, theirs),
  };
}

function myWords(last: Operation, whole: Collision['whole']): string {
  if (last.op === 'remove') return 'Deleted';
  if (last.op === 'move') return 'Moved to another place';
  if (last.op === 'insert') return `Added${quote(whole)}`;
  return sentence(valueWords(last.after));
}

function theirWords(last: Operation, theirs: unknown): string {
  if (theirs === undefined)
    return last.op === 'set' || last.op === 'setOverlay' ? 'Empty, or deleted' : 'Deleted';
  if (last.op === 'move') return 'In another place';
  if (last.op === 'remove' || last.op === 'insert') return `Kept and changed${quoteOf(theirs)}`;
  return sentence(valueWords(theirs));
}

function quote(whole: Collision['whole']): string {
  return whole ? quoteOf(whole.value) : '';
}

function quoteOf(value: unknown): string {
  const text =
    typeof value === 'object' && value !== null && 'type' in value ? excerptOf(value as never) : '';
  return text ? `: “${text}”` : '';
}

function sentence(words: string): string {
  return words === 'nothing' ? 'Empty' : words;
}
