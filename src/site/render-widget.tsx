/** What stands within one block, rendered without the page around it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { renders } from '#blocks/renders.ts';
import type { VisitorAssets } from './assets.ts';
import { blockContext, sharedContext } from './context.ts';
import type { LoadedPage } from './load-page.ts';
import { withIslandChunks } from './with-island-chunks.ts';
import { withScriptWords } from './with-script-words.ts';

/** @param loaded a page with nothing but the block; undefined where that cannot be shown */
export function renderWidget(
  loaded: LoadedPage,
  { islandChunks }: Pick<VisitorAssets, 'islandChunks'>,
): string | undefined {
  const [inner] = loaded.sections;
  const block = inner?.blocks[0];
  const render = block && renders[block.block.type];
  if (!render || block.problem !== undefined) return undefined;
  const place = { block: block.block, section: inner.section, isLikelyLargest: false, isEditable: false };
  const context = blockContext(sharedContext(loaded), place);
  const html = renderToStaticMarkup(render({ props: block.props, data: block.data, context }));
  return withScriptWords(withIslandChunks(html, islandChunks), loaded.site.settings.locale);
}
