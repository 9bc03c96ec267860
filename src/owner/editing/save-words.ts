/** Says whether a document is saved, never more than is true, and what to do if it is not. */
import type { SaveState } from './state.ts';

export interface SaveWords {
  /** In the bar. */
  readonly short: string;
  /** Read by screen readers and shown in the tooltip. */
  readonly rest: string;
  /** What happens next, one press away; empty where all is well. */
  readonly details: string;
}

const KEPT = 'Your changes are kept in this browser';
const WORDS: Readonly<Record<'saved' | 'saving' | 'offline' | 'signed-out' | 'server-problem', SaveWords>> = {
  saved: { short: 'Saved', rest: '', details: '' },
  saving: { short: 'Saving…', rest: '', details: '' },
  offline: {
    short: 'Offline',
    rest: '. Changes will be saved later',
    details: `The server isn’t responding. Check your connection and keep working. ${KEPT} and will be saved once you are back online.`,
  },
  'signed-out': {
    short: 'Signed out',
    rest: '. Changes will be saved later',
    details: `Sign in again in another tab. ${KEPT} and will be saved once you sign in.`,
  },
  'server-problem': {
    short: 'Server error',
    rest: '. Retrying…',
    details: `The server could not save your last changes. ${KEPT} and will be sent again automatically.`,
  },
};

/** @param now milliseconds since the epoch */
export function saveWords(saving: SaveState, now: number): SaveWords {
  switch (saving.kind) {
    case 'rate-limited':
      return {
        short: `Retrying in ${secondsUntil(saving.until, now)} s`,
        rest: '',
        details: `The server is getting too many requests. ${KEPT} and will be sent again automatically.`,
      };
    case 'refused':
      return {
        short: 'Not saved',
        rest: `: ${saving.message}`,
        details: `${saving.message} The change is still here, and ${KEPT.toLowerCase()}. Change it, undo it or discard it; everything else is saved.`,
      };
    case 'stopped':
      return { short: 'Not saved', rest: `: ${saving.message}`, details: `${saving.message} ${KEPT}.` };
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
