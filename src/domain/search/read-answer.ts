/** Takes the search's answer as it comes over the wire: only what has the shape it should have. */
import { isObject } from '../json.ts';
import type { SearchAnswer, SearchAnswerHit } from './contract.ts';

/** Undefined when the answer is none; hits that lack a title or lead off the site are left out. */
export function readAnswer(value: unknown): SearchAnswer | undefined {
  if (!isObject(value) || !Array.isArray(value['hits'])) return undefined;
  const hits = value['hits'].flatMap(readHit);
  const total = typeof value['total'] === 'number' ? value['total'] : hits.length;
  return { hits, total };
}

function readHit(value: unknown): SearchAnswerHit[] {
  if (!isObject(value)) return [];
  const { title, path, excerpt } = value;
  if (typeof title !== 'string' || typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return [];
  return [{ title, path, excerpt: typeof excerpt === 'string' ? excerpt : '' }];
}
