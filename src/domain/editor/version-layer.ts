/**
 * Editing a version of an experiment: the page is shown as the version has it, and what is changed on it goes into the
 * version's layer. What is added, moved or deleted has no layer, and is so in all versions.
 */
import { applyOperation } from '../content/apply.ts';
import { BODY } from '../content/body-id.ts';
import { type Block, type Body, isFixedInOverlays, type Section } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';
import { merge } from '../content/overlays.ts';
import { find } from '../content/tree.ts';
import { changeValue, type Editable } from '../fields/edit-layer.ts';

export type VersionLayer = `variant:${string}`;

/** Sections as a layer shows them: the same ones as long as nothing in them changes, since the page is redrawn by that. */
const shown = new WeakMap<Section, Map<string, Section>>();

/** A body as the layer shows it; the body itself where there is none. */
export function bodyInLayer(body: Body, layer: VersionLayer | null): Body {
  if (layer === null) return body;
  return { ...withLayer(body, layer), sections: body.sections.map((each) => sectionIn(each, layer)) };
}

function sectionIn(section: Section, layer: VersionLayer): Section {
  const known = shown.get(section)?.get(layer);
  if (known) return known;
  const blocks = section.blocks.map((block) => withLayer(block, layer));
  const isSame =
    !section.overlays?.[layer] && blocks.every((block, index) => block === section.blocks[index]);
  const made = isSame ? section : { ...withLayer(section, layer), blocks };
  shown.set(section, (shown.get(section) ?? new Map<string, Section>()).set(layer, made));
  return made;
}

function withLayer<Layered extends Body | Section | Block>(value: Layered, layer: VersionLayer): Layered {
  const { [layer]: own, ...overlays } = value.overlays ?? {};
  return own ? { ...(merge(value, own) as Layered), overlays } : value;
}

/** The same changes in the layer, as far as they have one. */
export function intoLayer(
  body: Body,
  operations: readonly Operation[],
  layer: VersionLayer | null,
): Operation[] {
  if (layer === null) return [...operations];
  let now = body;
  return operations.flatMap((operation) => {
    const target = targetOf(now, operation.id);
    const into = target && belongsToLayer(operation) ? changeIn(target, operation, layer) : [operation];
    for (const each of into) {
      const applied = applyOperation(now, each);
      if (applied.ok) now = applied.body;
    }
    return into;
  });
}

type Change = Extract<Operation, { op: 'set' | 'setPlace' }>;

/** Bringing old props to today's form is no change of what they say. */
function belongsToLayer(operation: Operation): operation is Change {
  if (operation.op === 'setPlace') return true;
  if (operation.op !== 'set') return false;
  const [first = '', ...rest] = operation.path;
  return !isFixedInOverlays(first) && first !== 'source' && (first !== 'props' || rest.length > 0);
}

function changeIn(target: Editable, operation: Change, layer: VersionLayer): Operation[] {
  const path = operation.op === 'set' ? operation.path : ['place'];
  // What is absent in the base is no value of a layer.
  const after = path[0] === 'hidden' ? operation.after === true : operation.after;
  return changeValue(target, layer, path, after);
}

function targetOf(body: Body, id: string): Editable | undefined {
  if (id === BODY) return { kind: 'page', value: body };
  const item = find(body, id);
  if (!item) return undefined;
  return 'blocks' in item ? { kind: 'section', value: item } : { kind: 'block', value: item };
}
