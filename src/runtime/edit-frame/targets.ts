/** What can be selected on the page: blocks and sections of the edited document, and the documents around it. */

import type { Position } from '#domain/content/operations.ts';
import type { OtherDocument, TargetKind } from '#domain/editor/protocol.ts';

export interface Target {
  readonly kind: TargetKind;
  /** Empty for the header and footer of another document. */
  readonly id: string;
  readonly element: HTMLElement;
  readonly label: string;
  readonly other?: OtherDocument | undefined;
}

const EDITED = '[data-edited]';
/** Comes from another document, or from none: its blocks cannot be selected one by one. */
const FOREIGN = '[data-other],[data-automatic]';

export function targetOf(node: EventTarget | null): Target | undefined {
  const element = node instanceof Element ? node : undefined;
  const foreign = element?.closest<HTMLElement>(FOREIGN);
  if (foreign) return foreignTarget(foreign, element);
  if (!element?.closest(EDITED)) return undefined;
  const block = element.closest<HTMLElement>('[data-block]');
  if (block) return blockTarget(block);
  const section = element.closest<HTMLElement>('[data-section]');
  return section ? sectionTarget(section) : undefined;
}

function foreignTarget(element: HTMLElement, pressed?: Element): Target | undefined {
  const { other = '', from, section } = element.dataset;
  const [kind = '', documentId = ''] = other.split(':');
  if (!isOtherKind(kind)) return undefined;
  const label = { header: 'Header', footer: 'Footer', section: 'Reusable section', page: 'Page' }[kind];
  const id = kind === 'section' ? (from ?? section ?? '') : '';
  const block = pressed?.closest<HTMLElement>('[data-block]')?.dataset['block'];
  return { kind: 'section', id, element, label, other: { kind, id: documentId, block } };
}

function isOtherKind(kind: string): kind is OtherDocument['kind'] {
  return kind === 'header' || kind === 'footer' || kind === 'section' || kind === 'page';
}

function blockTarget(element: HTMLElement): Target {
  return {
    kind: 'block',
    id: element.dataset['block'] ?? '',
    element,
    label: element.dataset['editLabel'] ?? '',
  };
}

function sectionTarget(element: HTMLElement): Target {
  return { kind: 'section', id: sectionId(element), element, label: element.dataset['editLabel'] ?? '' };
}

/** The id, in the edited document, of the section that shows this one. */
export function sectionId(element: HTMLElement): string {
  return element.dataset['from'] ?? element.dataset['section'] ?? '';
}

/** The blocks that can be selected, in document order. */
export function blockElements(within: ParentNode = document, selector = '[data-block]'): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.closest(EDITED) !== null && element.closest(FOREIGN) === null,
  );
}

/** The first element of each section of the document, in order. */
export function sectionElements(): HTMLElement[] {
  const first = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(`${EDITED} [data-section]`)) {
    const id = sectionId(element);
    if (!('automatic' in element.dataset) && !first.has(id)) first.set(id, element);
  }
  return [...first.values()];
}

/** Every element that shows a section: several where it shows a reusable one. */
export function elementsOfSection(id: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${EDITED} [data-section]`)].filter(
    (element) => sectionId(element) === id,
  );
}

export function findTarget(id: string): Target | undefined {
  const [block] = blockElements(document, `[data-block="${CSS.escape(id)}"]`);
  if (block) return blockTarget(block);
  const section = sectionElements().find((element) => sectionId(element) === id);
  return section && (section.dataset['other'] ? foreignTarget(section) : sectionTarget(section));
}

/** Where a target stands in the viewport. */
export function rectOf(target: Target): DOMRect {
  if (target.kind === 'block' || target.id === '') return target.element.getBoundingClientRect();
  const rects = elementsOfSection(target.id).map((element) => element.getBoundingClientRect());
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The position just after a target. */
export function positionBehind(target: Target): Position {
  if (target.kind === 'section') return { parent: null, after: target.id || null };
  const section = target.element.closest<HTMLElement>('[data-section]');
  return { parent: section ? sectionId(section) : null, after: target.id };
}

/** Whether blocks can be put into this section. */
export function takesBlocks(section: HTMLElement): boolean {
  return !section.matches(FOREIGN);
}
