/** Boxes that stand beside each other: how page builders write columns in HTML, told by their classes. */
import { GRID_COLUMNS } from '../content/grid.ts';
import { type HtmlElement, type HtmlNode, isElement, textOf } from './html-tree.ts';

const NAMED: Readonly<Record<string, number>> = {
  one_half: 6,
  one_third: 4,
  two_third: 8,
  two_thirds: 8,
  one_fourth: 3,
  three_fourth: 9,
  three_fourths: 9,
};

/** How many of the grid's columns a box takes; 0 where it is a column without a width, undefined where it is none. */
function spanOf({ attributes }: HtmlElement): number | undefined {
  const classes = ` ${attributes['class'] ?? ''} `;
  const percent =
    /\selementor-col-(\d{1,3})\s/.exec(classes)?.[1] ??
    (/\s(?:wp-block-column|fl-col|elementor-column|e-con|column)\s/.test(classes)
      ? /(?:flex-basis|(?:^|[;\s])width)\s*:\s*(\d+(?:\.\d+)?)%/.exec(attributes['style'] ?? '')?.[1]
      : undefined);
  if (percent !== undefined) return Math.round((Number(percent) / 100) * GRID_COLUMNS);
  const twelfths =
    /\s(?:vc_col-(?:xs|sm|md|lg)|sqs-col|col(?:-(?:xs|sm|md|lg|xl|xxl))?|span)-(\d{1,2})\s/.exec(
      classes,
    )?.[1];
  if (twelfths !== undefined) return Number(twelfths);
  const fraction = /\s(?:et_pb_column|column|col)[-_](\d)[-_](\d)\s/.exec(classes);
  if (fraction) return Math.round((Number(fraction[1]) / Number(fraction[2])) * GRID_COLUMNS);
  const name = classes
    .trim()
    .split(/\s+/)
    .map((each) => NAMED[each.replaceAll('-', '_')]);
  return (
    name.find((span) => span !== undefined) ??
    (/\s(?:wp-block-column|elementor-column)\s/.test(classes) ? 0 : undefined)
  );
}

export interface HtmlColumn {
  readonly span: number;
  readonly children: readonly HtmlNode[];
}

/** The columns a box consists of; undefined where it holds anything beside them, or they are not beside each other. */
export function columnsOf(box: HtmlElement): HtmlColumn[] | undefined {
  const children = box.children.filter((child) => isElement(child) || child.trim() !== '');
  if (children.length < 2) return undefined;
  const columns: { span: number; children: readonly HtmlNode[] }[] = [];
  for (const child of children) {
    if (!isElement(child)) return undefined;
    const span = spanOf(child);
    // Empty boxes between them only end what floats.
    if (span === undefined && textOf([child]).trim() === '' && child.children.length === 0) continue;
    if (span === undefined || span > GRID_COLUMNS) return undefined;
    columns.push({ span, children: child.children });
  }
  if (columns.length < 2 || columns.every(({ span }) => span === GRID_COLUMNS)) return undefined;
  const even = Math.max(2, Math.floor(GRID_COLUMNS / columns.length));
  return columns.map((column) => ({ ...column, span: column.span === 0 ? even : column.span }));
}
