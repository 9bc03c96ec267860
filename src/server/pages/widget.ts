/**
 * Renders one block for a page that is open already. What it holds comes from whoever asks, so it is treated like any
 * stranger's: only blocks that carry no code, only props their schema takes, only what is published.
 */

import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { definitions } from '#blocks/definitions.ts';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { parseQueryString } from '#domain/calls/query-string.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { emptyBody } from '#domain/content/content.ts';
import { RESERVED_IDS } from '#domain/content/reserved-ids.ts';
import { isId } from '#domain/id.ts';
import type { PageView } from '#domain/page.ts';
import * as widgetCalls from '#domain/widget/calls.ts';
import type { WidgetRequest } from '#domain/widget/contract.ts';
import { loadPage } from '#site/load-page.ts';
import { renderWidget } from '#site/render-widget.tsx';
import { answerVisitors } from '../http/answer-visitors.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { readText } from '../http/read-body.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import type { PageRoutesDeps } from './routes.ts';
import { siteDataOf } from './site-data.ts';
import type { CurrentSite } from './site-views.ts';

/** Renderings one address may ask for: thirty at once, then one a second. */
const RENDERINGS = { burst: 30, everyMs: 1000 };
const MAX_BODY_BYTES = 64_000;
const NO_STORE = { 'cache-control': 'no-store' };

const requestSchema = z.object({
  type: z.union([z.string().max(60), z.int()]),
  id: z.string().refine(isId),
  value: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<WidgetRequest>;

type Asked = Omit<z.infer<typeof requestSchema>, 'type'> & {
  readonly definition: AnyBlockDefinition;
  readonly collectionId: string | undefined;
};

export function widgetRoutes(deps: PageRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const renderings = new RateLimiter(RENDERINGS, deps.now);
  answerVisitors(app, widgetCalls.renderWidget, async (context) => {
    const read = await readText(context, MAX_BODY_BYTES);
    if (read.kind === 'too-large') return refuse(context, 'The block is too large.', 413);
    if (!renderings.take(deps.clientAddress(context)))
      return refuse(context, 'Too many blocks. Try again later.', 429);
    const asked = readAsked(read.text);
    if (typeof asked === 'string') return refuse(context, asked, 400);
    const { id, version } = context.get('site');
    const site = await deps.views.get(deps.db.read, id, version);
    const html = site && (await render(deps, site, asked));
    if (html === undefined) return refuse(context, 'This block cannot be shown.', 400);
    return context.json({ html }, 200, NO_STORE);
  });
  return app;
}

/** What is asked for, or what is wrong with it. */
function readAsked(form: string): Asked | string {
  const { widgetJSON, collectionId } = parseQueryString(form);
  const read = requestSchema.safeParse(readJson(widgetJSON));
  if (!read.success) return 'Send “widgetJSON” with the type, the id and the value of a block.';
  const { type, ...rest } = read.data;
  const definition =
    typeof type === 'string'
      ? definitions[type]
      : Object.values(definitions).find(({ code }) => code === type);
  if (!definition || definition.carriesCode) return 'This block does not exist.';
  if (collectionId !== undefined && (typeof collectionId !== 'string' || !isId(collectionId)))
    return 'This collection does not exist.';
  return { ...rest, definition, collectionId };
}

function readJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function render(
  deps: PageRoutesDeps,
  { view }: CurrentSite,
  { definition, id, value, collectionId }: Asked,
): Promise<string | undefined> {
  const block = blockOf(id, definition.type, value, definition.version);
  const page: PageView = {
    id: '',
    type: PAGE_TYPES.page,
    path: '/',
    body: bodyOf('', RESERVED_IDS.widgetSection, [block]),
    collectionId,
    parents: [],
    tags: [],
    categories: [],
    isHiddenFromSearch: true,
    isPreview: false,
  };
  const site = { ...view, header: emptyBody(''), footer: emptyBody('') };
  const data = siteDataOf(deps, view);
  return renderWidget(await loadPage({ site, page, data, now: deps.now() }), deps.assets);
}

function refuse(context: Context, message: string, status: 400 | 413 | 429): Response {
  return context.json({ error: { kind: 'refused', message } }, status, NO_STORE);
}
