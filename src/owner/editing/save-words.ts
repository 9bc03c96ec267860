/** Says whether a document is saved, never more than is true, and what to do if it is not. */

import { fill } from '../fill.ts';
import type { SaveState } from './state.ts';
import * as say from './words/en.ts';

export interface SaveWords {
  /** In the bar. */
  readonly short: string;
  /** Read by screen readers and shown in the tooltip. */
  readonly rest: string;
  /** What happens next, one press away; empty where all is well. */
  readonly details: string;
}

const KEPT = say.yourChangesAreKeptInThis;
const WORDS: Readonly<Record<'saved' | 'saving' | 'offline' | 'signed-out' | 'server-problem', SaveWords>> = {
  saved: { short: say.saved, rest: '', details: '' },
  saving: { short: say.saving, rest: '', details: '' },
  offline: {
    short: say.offline,
    rest: `. ${say.changesWillBeSavedLater}`,
    details: say.theServerIsntRespondingCheckYour,
  },
  'signed-out': {
    short: say.signedOut,
    rest: `. ${say.changesWillBeSavedLater}`,
    details: say.signInAgainInAnotherTab,
  },
  'server-problem': {
    short: say.serverError,
    rest: `. ${say.retrying}`,
    details: say.theServerCouldNotSaveYour,
  },
};

/** @param now milliseconds since the epoch */
export function saveWords(saving: SaveState, now: number): SaveWords {
  switch (saving.kind) {
    case 'rate-limited':
      return {
        short: fill(say.retryingInSecondsuntilS, { secondsUntil: secondsUntil(saving.until, now) }),
        rest: '',
        details: say.theServerIsGettingTooMany,
      };
    case 'refused':
      return {
        short: say.notSaved,
        rest: `: ${saving.message}`,
        details: fill(say.messageTheChangeIsStillHere, { message: saving.message }),
      };
    case 'stopped':
      return { short: say.notSaved, rest: `: ${saving.message}`, details: `${saving.message} ${KEPT}.` };
    default:
      return WORDS[saving.kind];
  }
}

function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1000));
}

/** Why what is here is not saved, as a sentence; undefined where it is, or is about to be. */
export function unsavedReason(saving: SaveState, now: number): string | undefined {
  if (saving.kind === 'saved' || saving.kind === 'saving') return undefined;
  const { short, rest } = saveWords(saving, now);
  const words = `${short}${rest}`;
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
