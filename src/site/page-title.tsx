/** The heading of a page whose blocks hold none: there to be read aloud, and by search engines. */
import type { ReactNode } from 'react';
import { isObject } from '#domain/json.ts';
import { partMark } from './edit/part-mark.ts';
import type { LoadedPage } from './load-page.ts';

export function PageTitle({ loaded }: { loaded: LoadedPage }): ReactNode {
  const mark = partMark(loaded.editing, 'page-title');
  if (needsTitle(loaded)) {
    return (
      <h1 className="visually-hidden" {...mark}>
        {loaded.page.body.title}
      </h1>
    );
  }
  // In the editor its place is kept: the heading of a block may come and go.
  return loaded.editing && <span hidden {...mark} />;
}

/** Whether no block carries the page's first-level heading. */
function needsTitle({ page, sections }: LoadedPage): boolean {
  if (page.type >= 100) return false;
  return !sections.some((section) => section.blocks.some(({ block }) => hasFirstHeading(block.props)));
}

/** Whether a rich text among the props begins or goes on with a heading of the first level. */
function hasFirstHeading(props: Readonly<Record<string, unknown>>): boolean {
  return Object.values(props).some(
    (value) => isObject(value) && Array.isArray(value['content']) && value['content'].some(isFirstHeading),
  );
}

function isFirstHeading(node: unknown): boolean {
  return isObject(node) && node['type'] === 'heading' && node['level'] === 1;
}
