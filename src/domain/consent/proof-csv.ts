/** The log as a table, to be shown to whoever asks for proof. */
import { formatCsv } from '../table/csv.ts';
import type { Decision, Wording } from './proof.ts';

const HEAD = [
  'At',
  'Visitor',
  'Decision',
  'Allowed',
  'Wording',
  'Round',
  'Global Privacy Control',
  'The banner said',
];

export function decisionsCsv(decisions: readonly Decision[], wordings: readonly Wording[]): string {
  const said = new Map(wordings.map(({ hash, wording: text }) => [hash, text]));
  const rows = decisions.map(({ at, visitor, action, categories, wording, policyVersion, isOptingOut }) => [
    new Date(at).toISOString(),
    visitor,
    action,
    categories.join(' '),
    wording,
    String(policyVersion),
    isOptingOut ? 'yes' : 'no',
    said.get(wording) ?? '',
  ]);
  return formatCsv([HEAD, ...rows]);
}
