/**
 * What visitors may have of a document. All that is made for them is made from this and nothing else, so that what
 * is hidden on all screens stands in no page, list, feed, index or answer. What is hidden on some screens is there:
 * one HTML serves all of them, and style sheets decide.
 */
import type { Block, Body, Section } from './content.ts';
import { type Conditions, resolveBody } from './overlays.ts';

type Hideable = Pick<Block | Section, 'hidden' | 'overlays'>;

/** The screens on which a section or block is shown. */
export type Screens = 'all' | 'wide' | 'phones' | 'none';

export function screensOf({ hidden = false, overlays }: Hideable): Screens {
  const own = overlays?.['mobile']?.['hidden'];
  const isHiddenOnPhones = typeof own === 'boolean' ? own : hidden;
  if (hidden) return isHiddenOnPhones ? 'none' : 'phones';
  return isHiddenOnPhones ? 'wide' : 'all';
}

export function isShownSomewhere(thing: Hideable): boolean {
  return screensOf(thing) !== 'none';
}

/** The body under the conditions, without what no visitor sees. Sections and blocks that stay are the ones given. */
export function visibleBody(body: Body, conditions: Conditions = {}): Body {
  const resolved = resolveBody(body, conditions);
  return { ...resolved, sections: resolved.sections.filter(isShownSomewhere).map(withVisibleBlocks) };
}

function withVisibleBlocks(section: Section): Section {
  // Another section's blocks are shown in the place of its own.
  return { ...section, blocks: section.source ? [] : section.blocks.filter(isShownSomewhere) };
}
