/**
 * Operations as they may be kept: with what was granted of what they ask for. Whoever replays, undoes or builds on them gets the body
 * that was stored, and no more.
 */
import { isEqualJson } from '../json.ts';
import { applyOperation } from './apply.ts';
import { BODY } from './body-id.ts';
import { compareValues } from './compare-bodies.ts';
import type { Block, Body, Section } from './content.ts';
import type { Operation } from './operations.ts';
import { getIn } from './overlays.ts';
import { find, setIn, setLayer, withKey } from './tree.ts';

/** The body as it may be stored. What it makes of a block or a section depends on nothing around that. */
export type Grant = (body: Body) => Body;

/**
 * @param before the body that the operations were applied to
 * @param operations each fits what those before it have made
 */
export function grantOperations(before: Body, operations: readonly Operation[], grant: Grant): Operation[] {
  let asked = before;
  return operations.flatMap((operation) => {
    const was = grantThing(asked, operation.id, grant);
    const applied = applyOperation(asked, operation);
    if (!applied.ok)
      throw new Error(`An operation that was applied fits no more: ${applied.refusal.message}`);
    asked = applied.body;
    return grantOperation(operation, was, grantThing(asked, operation.id, grant));
  });
}

type Thing = Block | Section | Body;
type Setting = Extract<Operation, { op: 'set' | 'setOverlay' }>;

/** What an operation is about, as it may be stored: only this is looked at, since bodies are long. */
function grantThing(body: Body, id: string, grant: Grant): Thing | undefined {
  if (id === BODY) return grant({ ...body, sections: [] });
  const thing = find(body, id);
  if (!thing) return undefined;
  const section = 'blocks' in thing ? thing : { ...emptySection(id), blocks: [thing] };
  return find(grant({ title: '', fields: {}, sections: [section] }), id);
}

function grantOperation(operation: Operation, was: Thing | undefined, is: Thing | undefined): Operation[] {
  switch (operation.op) {
    case 'insert':
      return [{ ...operation, after: is as Block | Section }];
    case 'remove':
      return [{ ...operation, before: was as Block | Section }];
    case 'set':
    case 'setOverlay':
      return grantSetting(operation, was, is);
    default:
      return [operation];
  }
}

/** A value that is set may take the trust from those beside it, which the operation does not say: another one does. */
function grantSetting(operation: Setting, was: Thing | undefined, is: Thing | undefined): Operation[] {
  const path = operation.op === 'set' ? operation.path : ['overlays', operation.condition, ...operation.path];
  const before = getIn(was, path);
  const after = getIn(is, path);
  const made = settingAt(operation.id, path, { before, after });
  const others = compareValues(shallow(withValue(was, operation, after)), shallow(is)).map((change) =>
    settingAt(operation.id, change.path, change),
  );
  const isAsAsked = isSame(before, operation.before) && isSame(after, operation.after) && others.length === 0;
  return isAsAsked ? [operation] : [made, ...others];
}

/** As JSON, where a value that is not there is null. */
function isSame(a: unknown, b: unknown): boolean {
  return isEqualJson(a ?? null, b ?? null);
}

function withValue(thing: Thing | undefined, operation: Setting, value: unknown): unknown {
  if (!thing) return undefined;
  if (operation.op === 'set') return setIn(thing, operation.path, value);
  const layers = setLayer(thing.overlays, [operation.condition, ...operation.path], value);
  return withKey(thing, 'overlays', layers);
}

/** Without the things within, which are set by operations of their own. */
function shallow(thing: unknown): unknown {
  const { blocks: _blocks, sections: _sections, ...own } = (thing ?? {}) as Record<string, unknown>;
  return own;
}

function settingAt(
  id: string,
  path: readonly string[],
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Operation {
  const [first, condition, ...rest] = path;
  const values = { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
  return first === 'overlays' && condition !== undefined
    ? { op: 'setOverlay', id, condition, path: rest, ...values }
    : { op: 'set', id, path: [...path], ...values };
}

function emptySection(beside: string): Section {
  return { id: `${beside}-around`, theme: 'paper', width: 'content', spacing: 'medium', blocks: [] };
}
