/** The operations that make one body of another as a whole, so that going back to a version is a step like others. */

import { isEqualJson } from '../json.ts';
import { BODY } from './body-id.ts';
import type { Body } from './content.ts';
import type { Operation } from './operations.ts';

export function replaceBody(before: Body, after: Body): Operation[] {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  return [
    ...set(['title'], before.title, after.title),
    ...[...names].flatMap((name) => set(['fields', name], before.fields[name], after.fields[name])),
    ...(isEqualJson(before.sections, after.sections) ? [] : replaceSections(before, after)),
  ];
}

function set(path: string[], before: unknown, after: unknown): Operation[] {
  return isEqualJson(before ?? null, after ?? null) ? [] : [{ op: 'set', id: BODY, path, before, after }];
}

/** Last first out, first first in: each place named is there when its turn comes, also on the way back. */
function replaceSections(before: Body, after: Body): Operation[] {
  const positionIn = ({ sections }: Body, index: number) => ({
    parent: null,
    after: sections[index - 1]?.id ?? null,
  });
  const removed = before.sections.map(
    (section, index): Operation => ({
      op: 'remove',
      id: section.id,
      position: positionIn(before, index),
      before: section,
    }),
  );
  const inserted = after.sections.map(
    (section, index): Operation => ({
      op: 'insert',
      id: section.id,
      position: positionIn(after, index),
      after: section,
    }),
  );
  return [...removed.reverse(), ...inserted];
}
