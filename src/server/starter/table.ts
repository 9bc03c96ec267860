/** Tables of first pages: words, and links to pages. */
import type { RichNode } from '#domain/content/rich-text.ts';

export type Cell<Page> = string | { readonly label: string; readonly page: Page };

const words = (text: string): RichNode[] => [{ type: 'text', text }];

const cell = (content: RichNode[], header: boolean): RichNode => ({
  type: 'cell',
  header,
  content: [{ type: 'paragraph', content }],
});

/** @param linked writes a link */
export function tableOf<Page>(
  linked: (label: string, page: Page) => RichNode,
  head: readonly string[] | undefined,
  rows: readonly (readonly Cell<Page>[])[],
): RichNode {
  const contentOf = (content: Cell<Page>) =>
    typeof content === 'string' ? words(content) : [linked(content.label, content.page)];
  const rowOf = (cells: readonly Cell<Page>[], isHeader: (column: number) => boolean): RichNode => ({
    type: 'row',
    content: cells.map((content, column) => cell(contentOf(content), isHeader(column))),
  });
  return {
    type: 'table',
    content: [
      ...(head ? [rowOf(head, () => true)] : []),
      ...rows.map((row) => rowOf(row, (column) => !head && column === 0)),
    ],
  };
}
