/** What a site is on home screens, for its owner. */
import { Hono } from 'hono';
import type { z } from 'zod';
import * as calls from '#domain/web-app/calls.ts';
import { ICONS } from '#domain/web-app/manifest.ts';
import { type WebApp, webAppSchema } from '#domain/web-app/schema.ts';
import { UNFIT } from '#domain/web-app/web-app.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Common } from '../feature.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { IconFiles } from './icon-files.ts';
import { findWebApp } from './queries.ts';
import { saveWebApp } from './save-web-app.ts';
import { defaultsOf, findIconPicture } from './web-app-defaults.ts';

export type WebAppDeps = Kernel & Common & { readonly icons: IconFiles };

export function webAppRoutes(deps: WebAppDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(calls.readWebApp, ({ siteId }) => stateOf(deps, siteId));
  answer(calls.saveWebApp, async (call, webApp) => {
    const { siteId } = call;
    const saved = await recorded(
      deps,
      call,
      (within) => saveWebApp(within, { siteId, webApp }),
      ({ kind }) => (kind === 'saved' ? wordsOf(webApp) : undefined),
    );
    return saved.kind === 'unfit' ? saved : stateOf(deps, siteId);
  });
  answer(calls.previewIcon, async ({ siteId, query }) => {
    const icon = await previewOf(deps, siteId, query);
    if (!icon) return { kind: 'unfit', message: UNFIT };
    const headers = { 'content-type': 'image/png', 'cache-control': 'private, max-age=60' };
    return new Response(new Uint8Array(icon.bytes), { headers });
  });
  return app;
}

async function previewOf(
  { db, icons, findSiteView }: WebAppDeps,
  siteId: string,
  { purpose, icon: id, backgroundColor }: z.output<typeof calls.previewIcon.query>,
) {
  const spec = ICONS.findLast((each) => each.purpose === purpose);
  const site = await findSiteView(siteId);
  if (!spec || !site || (id !== undefined && !(await findIconPicture(db.read, siteId, id)))) return undefined;
  const icon = id === undefined ? {} : { icon: { ref: 'media', id } };
  const webApp = webAppSchema.parse({ ...icon, ...(backgroundColor && { backgroundColor }) });
  return icons.get({ spec, webApp, site });
}

async function stateOf({ db, findSiteView }: WebAppDeps, siteId: string): Promise<calls.WebAppState> {
  const site = await findSiteView(siteId);
  if (!site) throw new Error('A site that may be read is there.');
  const webApp = (await findWebApp(db.read, siteId)) ?? webAppSchema.parse({});
  return { webApp, defaults: await defaultsOf(db.read, site) };
}

function wordsOf({ isOn }: WebApp): string {
  return isOn ? 'changed the home screen settings' : 'turned off the home screen settings';
}
