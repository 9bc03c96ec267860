/** A block's markup by itself, as the conformance suite and the browser tests look at it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { loaders } from '#blocks/data.ts';
import { definitions } from '#blocks/definitions.ts';
import { renders } from '#blocks/renders.ts';
import { styles } from '#blocks/styles.ts';
import type { SiteData } from '#domain/site-data.ts';
import { FAKE_NOW, fakeContext } from './fake-context.ts';
import { fakeSiteData } from './fake-site-data.ts';

interface RenderOptions {
  readonly blockId?: string;
  /** Stands in every text of what the block loads, to see what hostile words do. */
  readonly words?: string;
  /** What the site says otherwise than usual. */
  readonly site?: Partial<SiteData>;
  readonly query?: Readonly<Record<string, string>>;
  /** Of the page; default: English. */
  readonly locale?: string;
}

/** @param props as the block's definition parsed them */
export async function renderBlock(
  type: string,
  props: unknown,
  options: RenderOptions = {},
): Promise<string> {
  const { blockId, locale } = options;
  const context = fakeContext({
    ...(blockId === undefined ? {} : { blockId }),
    ...(locale === undefined ? {} : { locale }),
  });
  const data = await loaders[type]?.(props, {
    site: { ...fakeSiteData(options.words), ...options.site },
    blockId: context.blockId,
    now: FAKE_NOW,
    timeZone: 'Europe/Oslo',
    pageId: context.page.id,
    collectionId: context.page.collectionId,
    query: options.query ?? {},
  });
  const Render = renders[type];
  if (!Render) throw new Error(`${type} is not in renders.ts`);
  return renderToStaticMarkup(<Render props={props} data={data} context={context} />);
}

/** An example of a block, with some of its props changed. */
export async function renderExample(
  type: string,
  name: string,
  changes: Readonly<Record<string, unknown>> = {},
  options: RenderOptions = {},
): Promise<string> {
  const example = definitions[type]?.examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`There is no example “${name}” of “${type}”.`);
  return renderBlock(type, { ...example.props, ...changes }, options);
}

/** All examples of a block, one after the other, each under an id of its own. */
export async function renderExamples(type: string, locale = 'en'): Promise<string> {
  const examples = definitions[type]?.examples ?? [];
  const markup = await Promise.all(
    examples.map(({ props }, index) => renderBlock(type, props, { blockId: `block${index}`, locale })),
  );
  return markup.map((html) => `<div>${html}</div>`).join('');
}

export function blockTypes(): string[] {
  return Object.keys(definitions);
}

export function styleOf(type: string): string {
  return styles[type] ?? '';
}
