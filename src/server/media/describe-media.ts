/** What was done with files, in the words of the activity. */
import { HOUR_MS } from '#domain/time.ts';
import { type NewActivity, recordActivity, type Tell, type Told } from '../activity/record-activity.ts';
import type { MediaChanged } from './change-media.ts';
import type { MediaDeps } from './open-media.ts';
import type { UploadMedia } from './upload-media.ts';

type Verb = 'uploaded' | 'replaced' | 'changed' | 'deleted' | 'restored';

const WORDS: Readonly<Record<Verb, string>> = {
  uploaded: 'uploaded',
  replaced: 'replaced',
  changed: 'changed',
  deleted: 'deleted',
  restored: 'restored',
};

function toldOf(verb: Verb, { id, filename }: { readonly id: string; readonly filename: string }): Told {
  return {
    action: `media.${verb}`,
    what: `${WORDS[verb]} “${filename}”`,
    target: { kind: 'media', id },
    ...(verb === 'changed' ? { onceInMs: HOUR_MS } : {}),
  };
}

export function describeChange(verb: 'changed' | 'deleted' | 'restored'): Tell<MediaChanged> {
  return (changed) => (changed.kind === 'changed' ? toldOf(verb, changed.media) : undefined);
}

/** For bytes that take their time: the line is written with the row, when the file is there. */
export function recordStored(
  deps: MediaDeps,
  { actor, siteId }: Pick<NewActivity, 'actor' | 'siteId'>,
  verb: 'uploaded' | 'replaced' | 'changed',
): NonNullable<UploadMedia['alsoWrite']> {
  return (tx, media) => recordActivity(tx, deps, { ...toldOf(verb, media), actor, siteId });
}
