/** The footer of a new site: where it is, when it is open, and what else is looked for at the end of a page. */
import type { Section } from '#domain/content/content.ts';
import { lines } from './rich-words.ts';
import type { Writer } from './writer.ts';

type Column = readonly [title: string, ...lines: readonly string[]];

export function footerSection(
  { section, text }: Writer,
  look: Pick<Section, 'theme' | 'width'>,
  columns: readonly Column[],
): Section {
  const span = Math.floor(12 / columns.length);
  return section(
    { spacing: 'medium', ...look },
    ...columns.map(([title, ...others], index) =>
      text([1 + index * span, span], {}, lines(title, ...others)),
    ),
  );
}
