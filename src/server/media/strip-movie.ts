/**
 * Takes the place, the maker and the notes out of a film. MP4 and QuickTime keep them in boxes beside the
 * tracks; those become free space of the same length, so that nothing else in the file has to move.
 */
import { constants } from 'node:fs';
import { copyFile, type FileHandle, open } from 'node:fs/promises';

/** Boxes that hold nothing needed for playing: user data, and metadata of the film or of a track. */
const NOTES = new Set(['udta', 'meta', 'uuid']);
const HOLDERS = new Set(['moov', 'trak']);
const ZEROS = new Uint8Array(65_536);
/** A file of more boxes than this is left for the player to make sense of. */
const MAX_BOXES = 20_000;

/** Writes the cleaned film to `target` and returns that path. */
export async function stripMovie(path: string, target: string): Promise<string> {
  await copyFile(path, target, constants.COPYFILE_FICLONE);
  const handle = await open(target, 'r+');
  try {
    await freeNotes(handle, { start: 0, end: (await handle.stat()).size }, { boxes: 0 });
  } finally {
    await handle.close();
  }
  return target;
}

interface Extent {
  readonly start: number;
  readonly end: number;
}

async function freeNotes(handle: FileHandle, within: Extent, seen: { boxes: number }): Promise<void> {
  for (let at = within.start; at + 8 <= within.end; ) {
    seen.boxes += 1;
    const box = await readBox(handle, at, within.end);
    if (!box || seen.boxes > MAX_BOXES) return;
    if (HOLDERS.has(box.type)) await freeNotes(handle, box.body, seen);
    else if (NOTES.has(box.type)) await freeBox(handle, at, box.body);
    at = box.body.end;
  }
}

interface Box {
  readonly type: string;
  readonly body: Extent;
}

/** Undefined where the bytes are no box that fits: other kinds of film have none. */
async function readBox(handle: FileHandle, at: number, limit: number): Promise<Box | undefined> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, at);
  if (bytesRead < 8) return undefined;
  const short = buffer.readUInt32BE(0);
  const header = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(buffer.readBigUInt64BE(8)) : short === 0 ? limit - at : short;
  if (size < header || at + size > limit) return undefined;
  return { type: buffer.toString('latin1', 4, 8), body: { start: at + header, end: at + size } };
}

async function freeBox(handle: FileHandle, at: number, body: Extent): Promise<void> {
  await handle.write(Buffer.from('free', 'latin1'), 0, 4, at + 4);
  for (let position = body.start; position < body.end; position += ZEROS.length) {
    await handle.write(ZEROS, 0, Math.min(ZEROS.length, body.end - position), position);
  }
}
