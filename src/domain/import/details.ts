/** What opens at a press: `<details>` and WordPress's accordions, as an accordion that closes by itself or not. */
import type { RichNode } from '../content/rich-text.ts';
import type { ConvertContext } from './converter.ts';
import { type Fragment, foldFragments, paragraph, words } from './fragments.ts';

const MAX_TITLE = 300;
const MAX_ITEMS = 60;
/** What an answer can hold as it is; anything else becomes the words or the link that stand for it. */
const HELD = new Set(['text', 'picture', 'rule', 'space']);

export interface Opening {
  readonly title: string;
  readonly fragments: readonly Fragment[];
  readonly isOpen?: boolean;
}

interface Entry {
  readonly title: string;
  readonly content: { readonly type: 'doc'; readonly content: RichNode[] };
}

export function accordionFragment(context: ConvertContext, openings: readonly Opening[]): Fragment[] {
  const items = openings.filter(({ title, fragments }) => title !== '' || fragments.length > 0).map(entryOf);
  if (items.length === 0) return [];
  if (openings.some(({ fragments }) => fragments.some(({ kind }) => !HELD.has(kind))))
    context.note('blocks within what opens at a press became text and links there');
  return [accordionOf(items, openings[0]?.isOpen === true)];
}

function entryOf({ title, fragments }: Opening): Entry {
  const head = title.length > MAX_TITLE ? [paragraph(words(title))] : [];
  return {
    title: title.slice(0, MAX_TITLE).toWellFormed() || 'More',
    content: { type: 'doc', content: [...head, ...foldFragments(fragments)] },
  };
}

function accordionOf(items: readonly Entry[], isFirstOpen: boolean): Fragment {
  return {
    kind: 'block',
    type: 'accordion',
    props: { items, isMultiple: true, isFirstOpen, headingLevel: 3, size: 'regular' },
    folded: items.flatMap(({ title, content }) => [
      { type: 'heading', level: 3, content: [words(title)] },
      ...content.content,
    ]),
  };
}

/** Two accordions that follow each other are one, as far as one holds them; undefined for anything else. */
export function joinAccordions(first: Fragment | undefined, second: Fragment): Fragment | undefined {
  if (first?.kind !== 'block' || second.kind !== 'block') return undefined;
  if (first.type !== 'accordion' || second.type !== 'accordion') return undefined;
  const items = [...entriesOf(first.props), ...entriesOf(second.props)];
  if (items.length > MAX_ITEMS) return undefined;
  return accordionOf(items, first.props['isFirstOpen'] === true);
}

function entriesOf(props: Record<string, unknown>): readonly Entry[] {
  return props['items'] as readonly Entry[];
}
