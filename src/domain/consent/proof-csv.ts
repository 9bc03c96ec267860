/** The log as a table, to be shown to whoever asks for proof. */
import { formatCsv } from '../table/csv.ts';
import type { Decision } from './proof.ts';

const HEAD = ['At', 'Visitor', 'Decision', 'Allowed', 'Wording', 'Round', 'Global Privacy Control'];

export function decisionsCsv(decisions: readonly Decision[]): string {
  const rows = decisions.map(({ at, visitor, action, categories, wording, policyVersion, isOptingOut }) => [
    new Date(at).toISOString(),
    visitor,
    action,
    categories.join(' '),
    wording,
    String(policyVersion),
    isOptingOut ? 'yes' : 'no',
  ]);
  return formatCsv([HEAD, ...rows]);
}
