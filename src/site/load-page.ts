/** Brings together what a page shows: props of today's version, references and the blocks' own data. */

import { loaders } from '#blocks/data.ts';
import { definitions } from '#blocks/definitions.ts';
import { parseProps } from '#domain/block.ts';
import type { Block, Body, Section } from '#domain/content/content.ts';
import { type Conditions, resolveBody } from '#domain/content/overlays.ts';
import type { MediaView } from '#domain/media/media.ts';
import type { PageView, SiteView } from '#domain/page.ts';
import type { LinkTarget, SiteData } from '#domain/site-data.ts';
import { collectReferences } from './references.ts';

export interface LoadedBlock {
  readonly block: Block;
  /** Undefined for an unknown type or props that do not parse: shown as a placeholder to owners only. */
  readonly props: unknown;
  readonly problem?: string | undefined;
  readonly data: unknown;
}

export interface LoadedSection {
  readonly section: Section;
  readonly blocks: readonly LoadedBlock[];
}

export interface LoadedPage {
  readonly site: SiteView;
  readonly page: PageView;
  readonly sections: readonly LoadedSection[];
  readonly header: readonly LoadedSection[];
  readonly footer: readonly LoadedSection[];
  readonly media: ReadonlyMap<string, MediaView>;
  readonly targets: ReadonlyMap<string, LinkTarget>;
  readonly now: number;
}

export interface PageRequest {
  readonly site: SiteView;
  readonly page: PageView;
  readonly data: SiteData;
  readonly now: number;
  readonly conditions?: Conditions;
  readonly query?: Readonly<Record<string, string>>;
}

export async function loadPage(request: PageRequest): Promise<LoadedPage> {
  const { site, page } = request;
  const conditions = request.conditions ?? {};
  const bodies = [page.body, site.header, site.footer].map((body) => resolveBody(body, conditions));
  const expanded = await Promise.all(bodies.map((body) => expandReusable(body, request, conditions)));
  const references = collectReferences(
    expanded,
    site.settings,
    site.navigation,
    site.header.fields,
    page.body.fields,
  );
  const [media, targets, sections, header, footer] = await Promise.all([
    request.data.media([...references.media]),
    request.data.links([...references.documents]),
    ...expanded.map((list) => loadSections(list, request)),
  ]);
  return {
    site,
    page,
    media,
    targets,
    now: request.now,
    sections: sections ?? [],
    header: header ?? [],
    footer: footer ?? [],
  };
}

/** Puts the blocks of reusable sections in the place of those that refer to them. One level deep. */
async function expandReusable(body: Body, request: PageRequest, conditions: Conditions): Promise<Section[]> {
  const lists = await Promise.all(
    body.sections.map(async (section): Promise<Section[]> => {
      if (section.hidden) return [];
      if (!section.source) return [section];
      const source = await request.data.body(section.source.id);
      return source
        ? resolveBody(source, conditions).sections.filter((inner) => !inner.source && !inner.hidden)
        : [];
    }),
  );
  return lists.flat();
}

async function loadSections(sections: readonly Section[], request: PageRequest): Promise<LoadedSection[]> {
  return Promise.all(
    sections.map(async (section) => ({
      section,
      blocks: await Promise.all(section.blocks.map((block) => loadBlock(block, request))),
    })),
  );
}

async function loadBlock(block: Block, request: PageRequest): Promise<LoadedBlock> {
  const definition = definitions[block.type];
  if (!definition)
    return { block, props: undefined, data: undefined, problem: `unknown block “${block.type}”` };
  const parsed = parseProps(definition, block.version, block.props);
  if (!parsed.ok) return { block, props: undefined, data: undefined, problem: parsed.message };
  const load = loaders[block.type];
  if (!load) return { block, props: parsed.props, data: undefined };
  const data = await load(parsed.props, {
    site: request.data,
    now: request.now,
    timeZone: request.site.settings.timeZone,
    collectionId: request.page.collectionId,
    query: request.query ?? {},
  });
  return { block, props: parsed.props, data };
}
