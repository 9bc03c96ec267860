/** A selection as a table: what photographers look up their files by. */
import { formatCsv } from '../table/csv.ts';
import type { ProofPick } from './proofs.ts';

export function selectionCsv(picks: readonly ProofPick[]): string {
  const rows = picks.map(({ filename, isFavourite, comment }) => [
    filename,
    isFavourite ? 'yes' : 'no',
    comment,
  ]);
  return formatCsv([['File', 'Favourite', 'Comment'], ...rows]);
}
