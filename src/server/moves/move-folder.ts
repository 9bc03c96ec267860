/** Where a move keeps its files: what was sent, what it works with, and what it made. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isId } from '#domain/id.ts';

export interface MoveFolder {
  readonly folder: string;
  readonly upload: string;
  /** Emptied before each run. */
  readonly work: string;
  readonly result: string;
}

export function moveFolder(root: string, moveId: string): MoveFolder {
  if (!isId(moveId)) throw new Error('not an id of a move');
  const folder = join(root, moveId);
  return {
    folder,
    upload: join(folder, 'upload'),
    work: join(folder, 'work'),
    result: join(folder, 'result'),
  };
}

export async function makeMoveFolder(at: MoveFolder): Promise<void> {
  await mkdir(at.folder, { recursive: true, mode: 0o700 });
}

export async function removeMoveFolder({ folder }: MoveFolder): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
