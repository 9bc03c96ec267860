/** Imports, exports and backups, in the words of the activity: whoever fetches one takes everything along. */
import type { MoveOutcome } from '#domain/moves/calls.ts';
import { IMPORT_SOURCE_NAMES } from '#domain/moves/move.ts';
import { MINUTE_MS } from '#domain/time.ts';
import type { Tell, Told } from '../activity/record-activity.ts';
import type { MoveRecord, MoveStarted } from './queries.ts';

function wordsOf({ task }: Pick<MoveRecord, 'task'>): string {
  switch (task.kind) {
    case 'import':
      return `the ${task.isDryRun ? 'trial of an ' : ''}import from ${IMPORT_SOURCE_NAMES[task.source]}`;
    case 'import-site':
      return 'the import of a site';
    case 'duplicate':
      return 'the duplicate of the site';
    case 'export':
      return `the export of the site${task.hasSubmissions ? ' with submissions' : ''}`;
    case 'static':
      return 'the copy for other web servers';
    case 'restore':
      return 'restoring the whole site from an archive';
    case 'backup':
      return 'the backup of the installation';
  }
}

export const describeStarted: Tell<MoveStarted> = (started) =>
  started.kind === 'started'
    ? {
        action: `transfer.${started.move.kind}`,
        what: `started ${wordsOf(started.move)}`,
        target: { kind: 'move', id: started.move.id },
      }
    : undefined;

/** What came of it, for those who were not there when it was done. */
export function describeOutcome(move: MoveRecord, outcome: MoveOutcome): Told {
  const words = `${wordsOf(move)} that ${move.startedBy} had started`;
  const target = { kind: 'move', id: move.id };
  if (outcome.kind === 'done') return { action: 'transfer.finished', what: `finished ${words}`, target };
  const end = outcome.message.search(/[.!?](?:\s|$)/);
  const why = end < 0 ? outcome.message : outcome.message.slice(0, end + 1);
  return { action: 'transfer.failed', what: `could not finish ${words}: ${why}`, target };
}

export function describeStopped(move: MoveRecord): Omit<Told, 'action'> {
  return { what: `stopped ${wordsOf(move)}`, target: { kind: 'move', id: move.id } };
}

export function describeRemoved(move: MoveRecord, isUnderWay: boolean) {
  if (isUnderWay) return { action: 'transfer.stopped', what: `stopped ${wordsOf(move)}` } as const;
  const day = new Date(move.createdAt).toISOString().slice(0, 10);
  return { action: 'transfer.removed', what: `deleted ${wordsOf(move)} of ${day}` } as const;
}

/** A download that is begun again and again is noted once a minute. */
export function describeFetched(move: MoveRecord): Omit<Told, 'action'> {
  return {
    what: `downloaded ${wordsOf(move)}`,
    target: { kind: 'move', id: move.id },
    onceInMs: MINUTE_MS,
  };
}
