/** A list as a table, to be taken along. */
import { formatCsv } from '../table/csv.ts';
import type { ListMember, MemberSource } from './calls.ts';

export function membersCsv(members: readonly ListMember[]): string {
  const rows = members.map(({ email, name, state, source, askedAt, confirmedAt, endedAt }) => [
    email,
    name,
    state,
    sourceText(source),
    instant(askedAt),
    instant(confirmedAt),
    instant(endedAt),
  ]);
  return formatCsv([['Email', 'Name', 'State', 'From', 'Asked at', 'Confirmed at', 'Ended at'], ...rows]);
}

export function sourceText({ kind, formName, pagePath, by }: MemberSource): string {
  if (kind === 'form') return [formName || 'Form', pagePath].filter(Boolean).join(', ');
  if (kind === 'checkout') return 'Checkout';
  if (kind === 'account') return 'Account page';
  return `${kind === 'import' ? 'Imported' : 'Added'} by ${by || 'the owner'}`;
}

function instant(at: number | null): string {
  return at === null ? '' : new Date(at).toISOString();
}
