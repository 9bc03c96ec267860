/** Putting a site back to how an archive of it holds it: one that was made here, or one that is sent. */
import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { z } from 'zod';
import type { MoveTask } from '#domain/moves/move.ts';
import type { Call, RouteWriter } from '../http/api-routes.ts';
import type { RouteAbout } from '../http/route-list.ts';
import { makeMoveFolder, moveFolder, removeMoveFolder } from './move-folder.ts';
import { findSiteName } from './queries.ts';
import {
  answer,
  BINARY,
  EXPORTS,
  fail,
  find,
  type MoveRoutesDeps,
  missing,
  SITE,
  startUpload,
  TRANSFER,
} from './route-steps.ts';
import { startRecorded } from './tell.ts';

const CONFIRMATION = z
  .string()
  .max(200)
  .meta({ description: 'The name of the site, typed by whoever does it.' });
const confirmed = z.strictObject({ confirmation: CONFIRMATION });
const query = z.object({ confirmation: CONFIRMATION, filename: z.string().max(200).default('') });
const DESCRIPTION =
  'Pages the archive does not hold go to the trash; versions, files, domains and people stay. How the site was before is kept as an archive for a week.';

export function restoreRoutes(deps: MoveRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  const send: RouteAbout = {
    summary: 'Puts the site back to how an archive of it holds it.',
    description: `The body is the archive. ${DESCRIPTION}`,
    query,
    takes: BINARY,
  };
  route('POST', `${SITE}/restores`, TRANSFER, send, async (call) => {
    const given = query.safeParse(call.context.req.query());
    const task = await readTask(deps, call, given.data?.confirmation ?? '');
    if (task instanceof Response) return task;
    return startUpload(deps, call, { siteId: call.siteId, task, filename: given.data?.filename ?? '' });
  });
  const again: RouteAbout = {
    summary: 'Puts the site back to how one of its archives here holds it.',
    description: DESCRIPTION,
  };
  bodyRoute(
    'POST',
    `${SITE}/exports/:move/restore`,
    TRANSFER,
    confirmed,
    again,
    async (call, { confirmation }) => {
      const from = await find(deps, call, EXPORTS);
      if (from?.state !== 'done' || from.kind === 'static') return missing(call.context);
      const task = await readTask(deps, call, confirmation);
      if (task instanceof Response) return task;
      const id = deps.newId();
      const at = moveFolder(deps.movesDir, id);
      await makeMoveFolder(at);
      await copyFile(moveFolder(deps.movesDir, from.id).result, at.upload, constants.COPYFILE_FICLONE);
      const date = new Date(from.createdAt).toISOString().slice(0, 10);
      const filename = `${task.identifier}-${date}.tar.gz`;
      const started = await startRecorded(deps, call, { id, siteId: call.siteId, task, filename });
      if (started.kind !== 'started') await removeMoveFolder(at);
      return answer(call.context, started);
    },
  );
}

async function readTask(
  { db }: MoveRoutesDeps,
  { context, actor, siteId }: Call,
  confirmation: string,
): Promise<Extract<MoveTask, { kind: 'restore' }> | Response> {
  const site = await findSiteName(db.read, siteId);
  if (!site) return missing(context);
  if (confirmation.trim() !== site.title.trim()) {
    const message = `Type the site’s name “${site.title}” to restore it. Nothing was changed.`;
    return fail(context, 422, 'unconfirmed', message);
  }
  // The archive may hold code on its pages.
  if (!actor.mayInjectCode)
    return fail(
      context,
      403,
      'forbidden',
      'Only who may add code to the site may restore it from an archive.',
    );
  return { kind: 'restore', siteId, identifier: site.identifier };
}
