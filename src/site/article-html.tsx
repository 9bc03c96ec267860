/** What stands in the middle of a page, by itself: for readers elsewhere. */
import { renderToStaticMarkup } from 'react-dom/server';
import { sharedContext } from './context.ts';
import { LayoutStyles } from './layout.ts';
import type { LoadedPage } from './load-page.ts';
import { Sections } from './sections.tsx';

export function articleHtml(loaded: LoadedPage): string {
  return renderToStaticMarkup(
    <Sections
      sections={loaded.sections}
      shared={sharedContext(loaded)}
      layout={new LayoutStyles()}
      area="main"
    />,
  );
}
