/**
 * The order of blocks on phones: a number in the `mobile` overlay of each block of a section, which style sheets read.
 * Blocks without one keep the order of the document, before those that have one. Sections have one order for all screens.
 */
import { applyOperations } from '../content/apply.ts';
import type { Block, Body, Section } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';
import { sectionOf } from './arrange.ts';

interface Blocks {
  readonly blocks: readonly Block[];
}

function orderOf(block: Block): number | undefined {
  const order = block.overlays?.['mobile']?.['order'];
  return typeof order === 'number' ? order : undefined;
}

export function hasPhoneOrder({ blocks }: Blocks): boolean {
  return blocks.some((block) => orderOf(block) !== undefined);
}

/** The page with the blocks of each section in the order in which phones show them. */
export function bodyOnPhones(body: Body): Body {
  if (!body.sections.some(hasPhoneOrder)) return body;
  return {
    ...body,
    sections: body.sections.map((section) => ({ ...section, blocks: onPhones(section.blocks) })),
  };
}

function onPhones(blocks: readonly Block[]): Block[] {
  return blocks.toSorted((a, b) => (orderOf(a) ?? 0) - (orderOf(b) ?? 0));
}

/**
 * Puts a block after another one of its section, on phones only.
 * @param after null for the first place
 * @returns none where it is there already, or where the other one is in another section
 */
export function phoneOrderOperations(body: Body, id: string, after: string | null): Operation[] {
  const section = sectionOf(body, id);
  const block = section?.blocks.find((each) => each.id === id);
  if (!section || !block || after === id) return [];
  const others = onPhones(section.blocks).filter((each) => each !== block);
  const index = after === null ? -1 : others.findIndex((each) => each.id === after);
  if (after !== null && index < 0) return [];
  return giveOrder(section.blocks, others.toSpliced(index + 1, 0, block));
}

/** Phones show the blocks as other screens do again. */
export function clearPhoneOrder({ blocks }: Blocks): Operation[] {
  return blocks.flatMap((block) => setOrder(block, undefined));
}

/** Numbers for this order; none at all where it is that of the document. */
function giveOrder(blocks: readonly Block[], wanted: readonly Block[]): Operation[] {
  if (wanted.every((block, index) => block === blocks[index])) return clearPhoneOrder({ blocks });
  return wanted.flatMap((block, index) => setOrder(block, index + 1));
}

function setOrder(block: Block, after: number | undefined): Operation[] {
  const before = block.overlays?.['mobile']?.['order'];
  if (before === after) return [];
  return [{ op: 'setOverlay', id: block.id, condition: 'mobile', path: ['order'], before, after }];
}

/**
 * These operations, and what keeps the phone order of sections true after them: a block that comes into a section with
 * an order of its own goes after the same block as in the document; into any other it brings no number along.
 */
export function withPhoneOrder(body: Body, operations: readonly Operation[]): readonly Operation[] {
  if (!operations.some(({ op }) => op === 'insert' || op === 'move')) return operations;
  const applied = applyOperations(body, operations);
  if (!applied.ok) return operations;
  return [...operations, ...applied.body.sections.flatMap((section) => placeIncoming(body, section))];
}

function placeIncoming(before: Body, section: Section): Operation[] {
  if (!hasPhoneOrder(section)) return [];
  const old = before.sections.find(({ id }) => id === section.id);
  // A section that comes as a whole, as a copy does, has a whole order.
  if (!old) return [];
  const known = new Set(old.blocks.map(({ id }) => id));
  const settled = section.blocks.filter(({ id }) => known.has(id));
  const incoming = section.blocks.filter(({ id }) => !known.has(id));
  if (incoming.length === 0) return [];
  if (!hasPhoneOrder({ blocks: settled })) return clearPhoneOrder({ blocks: incoming });
  const wanted = onPhones(settled);
  for (const block of incoming) {
    const previous = section.blocks[section.blocks.indexOf(block) - 1];
    wanted.splice(previous ? wanted.indexOf(previous) + 1 : 0, 0, block);
  }
  return giveOrder(section.blocks, wanted);
}
