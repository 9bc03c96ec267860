/** Brings together what a page shows: props of today's version, references and the blocks' own data. */

import type { BlockDataRequest } from '#blocks/contract.ts';
import { loaders } from '#blocks/data.ts';
import { definitions } from '#blocks/definitions.ts';
import { type ParsedProps, parseProps } from '#domain/block.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { type Block, type Body, emptyBody, type Section } from '#domain/content/content.ts';
import { visibleMenu } from '#domain/content/menu.ts';
import { type Conditions, resolveBody } from '#domain/content/overlays.ts';
import { isShownSomewhere, visibleBody } from '#domain/content/visible-body.ts';
import { experimentKeysIn } from '#domain/experiments/adopt.ts';
import { contextsOf, isEverywhere, type Variants } from '#domain/experiments/experiment.ts';
import type { Link } from '#domain/links/link.ts';
import type { MediaView } from '#domain/media/calls.ts';
import type { Navigation, PageEcho, PageView, SiteView } from '#domain/page.ts';
import { overPage, popupsAtAnyTime } from '#domain/popups/audience.ts';
import { contentsOver } from '#domain/popups/contents.ts';
import { overPagesSchema } from '#domain/popups/schema.ts';
import type { LinkTarget, SiteData } from '#domain/site-data.ts';
import type { Editing } from './edit/editing.ts';
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
  /** The section of the page that shows this one of a reusable section. */
  readonly from?: Section | undefined;
}

type ExpandedSection = Pick<LoadedSection, 'section' | 'from'>;

export interface LoadedPage {
  readonly site: SiteView;
  readonly page: PageView;
  readonly sections: readonly LoadedSection[];
  /** Below an item's own end. */
  readonly after: readonly LoadedSection[];
  readonly header: readonly LoadedSection[];
  readonly footer: readonly LoadedSection[];
  /** What lies over the page shows, by the ids of popups and the names of bars. */
  readonly over: ReadonlyMap<string, readonly LoadedSection[]>;
  readonly media: ReadonlyMap<string, MediaView>;
  readonly targets: ReadonlyMap<string, LinkTarget>;
  readonly now: number;
  readonly echo?: PageEcho | undefined;
  readonly editing?: Editing | undefined;
  /** Keys of the experiments that what it shows has versions of. */
  readonly varies: readonly string[];
}

export interface PageRequest {
  readonly site: SiteView;
  readonly page: PageView;
  /** Of the picture that stands for the page elsewhere. */
  readonly socialImageId?: string | undefined;
  readonly data: SiteData;
  readonly now: number;
  readonly query?: Readonly<Record<string, string>>;
  readonly echo?: PageEcho | undefined;
  /** In the editor's frame: what is hidden is there too. */
  readonly editing?: Editing | undefined;
  /** What this visitor gets of experiments. */
  readonly variants?: Variants | undefined;
}

/** A page being made, with the experiments that were met meanwhile. */
interface Loading extends PageRequest {
  readonly met: Set<string>;
}

const NOTHING = emptyBody('');

export async function loadPage(asked: PageRequest): Promise<LoadedPage> {
  const request = withShownBodies({ ...asked, met: new Set() });
  const { site, page, socialImageId } = request;
  const contents = site.overPages ? contentsOver(site.overPages) : [];
  const shown = contents.map(({ sectionId }) => showing(sectionId));
  const bodies = [page.body, site.header, site.footer, page.after ?? NOTHING, ...shown];
  const expanded = await Promise.all(bodies.map((body) => expandReusable(body, request)));
  const references = collectReferences(
    expanded,
    site.settings,
    site.navigation,
    site.header.fields,
    site.consent?.policyLink,
    page.body.fields,
  );
  const [media, targets, sections, header, footer, after, ...lyingOver] = await Promise.all([
    request.data.media([...new Set([...references.media, ...(socialImageId ? [socialImageId] : [])])]),
    request.data.links([...references.documents]),
    ...expanded.map((list) => loadSections(list, request)),
  ]);
  await meetScheduled(asked, request);
  const everywhere = request.variants ? (site.experiments ?? []).filter(isEverywhere) : [];
  const varies = [...request.met, ...everywhere.map(({ key }) => key)];
  const varied = { ...page, experiments: experimentsShown(request, varies) };
  return {
    site: { ...site, navigation: visibleNavigation(site.navigation, targets) },
    page: socialImageId ? { ...varied, socialImage: media.get(socialImageId) } : varied,
    varies,
    media,
    targets,
    now: request.now,
    echo: request.echo,
    editing: request.editing,
    after: after ?? [],
    sections: sections ?? [],
    header: header ?? [],
    footer: footer ?? [],
    over: new Map(contents.map(({ key }, index) => [key, lyingOver[index] ?? []])),
  };
}

/** A page is looked at once: popups that will lie over it by their schedule may have versions as well. */
async function meetScheduled({ site, page }: PageRequest, request: Loading): Promise<void> {
  if (!site.experiments || !site.overPages || !request.site.overPages || request.editing) return;
  const shown = new Set(request.site.overPages.popups.map(({ id }) => id));
  const others = popupsAtAnyTime(site.overPages, page.path).filter(({ id }) => !shown.has(id));
  const bodies = await Promise.all(others.map(({ sectionId }) => request.data.body(sectionId)));
  for (const key of bodies.flatMap((body) => (body ? experimentKeysIn(body) : []))) request.met.add(key);
}

/** Undefined on pages that no experiment changes. */
function experimentsShown(
  { site, variants, now }: PageRequest,
  varies: readonly string[],
): PageView['experiments'] {
  if (!variants) return undefined;
  const experiments = site.experiments?.filter(({ key }) => varies.includes(key)) ?? [];
  return experiments.length > 0 ? contextsOf(experiments, variants, now) : undefined;
}

/** A body that is nothing but a reusable section. */
function showing(sectionId: string): Body {
  const source = { ref: 'section', id: sectionId } as const;
  const section: Section = {
    id: sectionId,
    theme: 'paper',
    width: 'full',
    spacing: 'none',
    blocks: [],
    source,
  };
  return { ...NOTHING, sections: [section] };
}

/** With no more of each body than may be shown: what is made of the page cannot come to the rest. */
function withShownBodies(request: Loading): Loading {
  const { site, page } = request;
  const show = (body: Body) => shownBody(body, request);
  return {
    ...request,
    site: { ...site, header: show(site.header), footer: show(site.footer), overPages: overPageOf(request) },
    page: { ...page, body: show(page.body), after: page.after && show(page.after) },
  };
}

/** The editor shows the page itself, with the line above its header; a lock screen has nothing over it. */
function overPageOf({ site, page, now, editing }: PageRequest): SiteView['overPages'] {
  if (!site.overPages || page.type === PAGE_TYPES.lockScreen) return undefined;
  const shown = overPage(site.overPages, { path: page.path, now });
  return editing ? { ...NOTHING_OVER, announcement: shown.announcement } : shown;
}

const NOTHING_OVER = overPagesSchema.parse({});

/** Of a translated site: that of its language. */
function conditionsOf({ site, variants }: Pick<PageRequest, 'site' | 'variants'>): Conditions {
  return { ...(site.translation && { locale: site.settings.locale }), ...(variants && { variants }) };
}

function shownBody(body: Body, request: Loading): Body {
  for (const key of request.site.experiments ? experimentKeysIn(body) : []) request.met.add(key);
  const conditions = conditionsOf(request);
  return request.editing ? resolveBody(body, conditions) : visibleBody(body, conditions);
}

/** Without what is not published, deleted, or kept out of the menus by its own settings. */
function visibleNavigation({ main, footer }: Navigation, targets: LoadedPage['targets']): Navigation {
  const mayShow = (link: Link): boolean => {
    if ('url' in link || link.ref === 'media') return true;
    const target = targets.get(link.id);
    return target !== undefined && !target.isHiddenFromNavigation;
  };
  return { main: visibleMenu(main, mayShow), footer: visibleMenu(footer, mayShow) };
}

/** Puts the blocks of reusable sections in the place of those that refer to them. One level deep. */
async function expandReusable(body: Body, request: Loading): Promise<ExpandedSection[]> {
  const lists = await Promise.all(
    body.sections.map(async (section): Promise<ExpandedSection[]> => {
      if (!section.source) return [{ section }];
      const source = await request.data.body(section.source.id);
      const inner = (source ? shownBody(source, request).sections : [])
        .filter((inner) => !inner.source && isShownSomewhere(inner))
        .map((inner) => ({ section: inner, from: section }));
      // Something has to stand there for the owner to find what is missing.
      return inner.length === 0 && request.editing ? [{ section }] : inner;
    }),
  );
  return lists.flat();
}

/** Waits only for the blocks that load something: of most pages these are few. */
async function loadSections(
  sections: readonly ExpandedSection[],
  request: PageRequest,
): Promise<LoadedSection[]> {
  const waiting: Promise<void>[] = [];
  const loaded = sections.map((expanded) => {
    const blocks = expanded.section.blocks.map((block) => loadProps(block, expanded, request));
    for (const [index, each] of blocks.entries()) {
      const load = loaders[each.block.type];
      if (!load || each.props === undefined) continue;
      waiting.push(
        load(each.props, dataRequestOf(request, each.block.id)).then((data) => {
          blocks[index] = { ...each, data };
        }),
      );
    }
    return { ...expanded, blocks };
  });
  await Promise.all(waiting);
  return loaded;
}

/** Parsed props by the block they were stored in: header, footer and kept bodies come by again and again. */
const parsedProps = new WeakMap<Block, ParsedProps<unknown>>();

function propsOf(block: Block): ParsedProps<unknown> {
  const known = parsedProps.get(block);
  if (known) return known;
  const definition = definitions[block.type];
  const parsed: ParsedProps<unknown> = definition
    ? parseProps(definition, block.version, block.props)
    : { ok: false, message: `unknown block “${block.type}”` };
  parsedProps.set(block, parsed);
  return parsed;
}

function loadProps(block: Block, { section, from }: ExpandedSection, request: PageRequest): LoadedBlock {
  const only = request.editing?.only;
  if (only && !only.has((from ?? section).id)) return { block, props: undefined, data: undefined };
  const parsed = propsOf(block);
  return parsed.ok
    ? { block, props: parsed.props, data: undefined }
    : { block, props: undefined, data: undefined, problem: parsed.message };
}

function dataRequestOf({ site, page, data, now, query }: PageRequest, blockId: string): BlockDataRequest {
  return {
    blockId,
    site: data,
    now,
    timeZone: site.settings.timeZone,
    pageId: page.id,
    collectionId: page.collectionId,
    query: query ?? {},
  };
}
