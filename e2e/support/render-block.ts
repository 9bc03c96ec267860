/** Renders a block's example as the server would, over the tests' own site. Loaded through Vite. */
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loaders } from '#blocks/data.ts';
import { definitions } from '#blocks/definitions.ts';
import { renders } from '#blocks/renders.ts';
import { styles } from '#blocks/styles.ts';
import { hydrationOf } from '#domain/block.ts';
import { type MapSettings, mapSettingsSchema } from '#domain/maps/settings.ts';
import type { RenderContext } from '#domain/page.ts';
import { withIslandChunks } from '#site/with-island-chunks.ts';
import { withScriptWords } from '#site/with-script-words.ts';
import { fakeContext } from '#testing/blocks/fake-context.ts';
import { studioSite } from './studio-site.ts';

/** As `bundle` calls the files. */
const chunks = Object.fromEntries(Object.keys(definitions).map((type) => [type, type]));

export interface BlockRequest {
  readonly type: string;
  /** An example of the block by name; the first when absent. */
  readonly example?: string;
  /** Replace some of the example's props. */
  readonly props?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly context?: Partial<RenderContext>;
  readonly id?: string;
  /** Who draws the maps of the site. */
  readonly maps?: Partial<MapSettings>;
  /** Of the site, where its forms ask for a captcha. */
  readonly captchaSiteKey?: string;
}

export async function renderBlock(request: BlockRequest): Promise<string> {
  const { type, query = {}, id = `block-${type}` } = request;
  const definition = definitions[type];
  const render = renders[type];
  if (!definition || !render) throw new Error(`There is no block “${type}”.`);
  const example = request.example
    ? definition.examples.find(({ name }) => name === request.example)
    : definition.examples[0];
  if (!example) throw new Error(`The block “${type}” has no example “${request.example}”.`);
  const props = definition.props.parse({ ...example.props, ...request.props });
  const { site } = fakeContext();
  const settings = { ...site.settings, captchaSiteKey: request.captchaSiteKey ?? '' };
  const context = fakeContext({
    blockId: id,
    site: { ...site, settings, maps: mapSettingsSchema.parse(request.maps ?? {}) },
    ...request.context,
  });
  const data = await loaders[type]?.(props, {
    site: studioSite,
    blockId: id,
    now: context.now,
    timeZone: context.site.settings.timeZone,
    pageId: context.page.id,
    collectionId: context.page.collectionId,
    query,
  });
  const inner = renderToStaticMarkup(createElement(Fragment, null, render({ props, data, context })));
  const hydrate = hydrationOf(definition, props);
  const island = hydrate ? ` data-island="${type}" data-hydrate="${hydrate}"` : '';
  const html = `<div class="block block-${type}" data-block="${id}"${island}>${inner}</div>`;
  return withIslandChunks(withScriptWords(html, context.locale), chunks);
}

export function exampleNames(type: string): string[] {
  return definitions[type]?.examples.map(({ name }) => name) ?? [];
}

export function blockCss(type: string): string {
  return styles[type] ?? '';
}

export function typesWithIslands(): string[] {
  return Object.values(definitions).flatMap(({ type, hydrate }) => (hydrate ? [type] : []));
}
