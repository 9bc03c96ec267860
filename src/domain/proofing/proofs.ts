/** What a client says of pictures that are put before them: which are favourites, and what is to be done to each. */
import { z } from 'zod';
import type { Shape } from '../calls/call.ts';
import type { MediaRef } from '../links/link.ts';

/** Where the form of a page is sent. */
export const PROOFING_PATH = '/api/proofing';
/** Where a client is thanked. */
export const PROOFS_SENT_PATH = '/proofs/sent';
export const MAX_COMMENT = 1000;
export const MAX_NAME = 100;
export const MAX_NOTE = 2000;
/** Of one block: the oldest beyond this are forgotten. */
export const KEPT_SELECTIONS = 50;

export const proofPick = z
  .object({
    picture: z.string().max(40).meta({ description: 'Its id in the block.' }),
    mediaId: z.string().max(24),
    filename: z.string().max(1000),
    isFavourite: z.boolean(),
    comment: z.string().max(MAX_COMMENT),
  })
  .meta({ id: 'ProofPick' });
export type ProofPick = Shape<typeof proofPick>;

/** What is kept of one that was sent. */
export interface ProofSelection {
  readonly id: string;
  readonly documentId: string;
  readonly blockId: string;
  /** Of the page, at the time. */
  readonly title: string;
  readonly name: string;
  readonly note: string;
  readonly picks: readonly ProofPick[];
  readonly sentAt: number;
}

/** What the props of a block of proofs say of what may be chosen. */
export interface ProofsOfBlock {
  readonly items: readonly { readonly id: string; readonly image?: MediaRef | undefined }[];
  /** Of favourites. */
  readonly maximum?: number | undefined;
}

/** What a page shows of itself. */
export interface ShownProofs {
  /** Something can be sent: the page has a password. */
  readonly isOpen: boolean;
  /** The one that was sent last. */
  readonly last?: ProofSelection | undefined;
}

export const favouriteField = (picture: string) => `favourite-${picture}`;
export const commentField = (picture: string) => `comment-${picture}`;

interface Proof {
  readonly id: string;
  readonly mediaId: string;
  readonly filename: string;
}

/** What was entered, of those pictures that are there, in their order; what nothing was said of is left out. */
export function readPicks(fields: Readonly<Record<string, string>>, proofs: readonly Proof[]): ProofPick[] {
  return proofs.flatMap(({ id, mediaId, filename }) => {
    const isFavourite = fields[favouriteField(id)] !== undefined;
    const comment = cleanText(fields[commentField(id)], MAX_COMMENT);
    return isFavourite || comment !== '' ? [{ picture: id, mediaId, filename, isFavourite, comment }] : [];
  });
}

export function cleanText(text: string | undefined, most: number): string {
  return (text ?? '').toWellFormed().replaceAll('\r\n', '\n').trim().slice(0, most).toWellFormed();
}

export function countFavourites(picks: readonly ProofPick[]): number {
  return picks.filter(({ isFavourite }) => isFavourite).length;
}

export function countComments(picks: readonly ProofPick[]): number {
  return picks.filter(({ comment }) => comment !== '').length;
}
