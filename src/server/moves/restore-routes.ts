/** Putting a site back to how an archive of it holds it: one that was made here, or one that is sent. */
import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import * as moves from '#domain/moves/calls.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import { moveFolder } from './move-folder.ts';
import { findSiteName } from './queries.ts';
import {
  EXPORTS,
  find,
  MISSING,
  type MoveCalled,
  type MoveRoutesDeps,
  startIn,
  startUpload,
} from './route-steps.ts';

export function restoreRoutes(deps: MoveRoutesDeps, answer: AnswerCall): void {
  answer(moves.restoreFromFile, async (call) => {
    const task = await readTask(deps, call, call.query.confirmation ?? '');
    if (task.kind !== 'restore') return task;
    return startUpload(deps, call, { task, filename: call.query.filename ?? '' });
  });
  answer(moves.siteExports.restore, async (call, { confirmation }) => {
    const from = await find(deps, call, EXPORTS);
    if (from?.state !== 'done' || from.kind === 'static') return MISSING;
    const task = await readTask(deps, call, confirmation);
    if (task.kind !== 'restore') return task;
    const date = new Date(from.createdAt).toISOString().slice(0, 10);
    const filename = `${task.identifier}-${date}.tar.gz`;
    const { result } = moveFolder(deps.movesDir, from.id);
    return startIn(deps, call, { task, filename }, async ({ upload }) => {
      await copyFile(result, upload, constants.COPYFILE_FICLONE);
      return undefined;
    });
  });
}

async function readTask(
  { db }: MoveRoutesDeps,
  { actor, siteId }: MoveCalled & { readonly siteId: string },
  confirmation: string,
) {
  const site = await findSiteName(db.read, siteId);
  if (!site) return MISSING;
  if (confirmation.trim() !== site.title.trim()) {
    const message = `Type the site’s name “${site.title}” to restore it. Nothing has changed.`;
    return { kind: 'unconfirmed', message } as const;
  }
  // The archive may hold code on its pages.
  if (!actor.mayInjectCode) {
    const message = 'You need permission to add code to restore the site from an archive.';
    return { kind: 'forbidden', message } as const;
  }
  return { kind: 'restore', siteId, identifier: site.identifier } as const;
}
