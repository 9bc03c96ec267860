/** What is written on each page: who bought it, with which order and when. The same in every language. */
import type { OrderTable } from '../tables.ts';

const MAX_NAME = 80;

export function stampLine({ name, number, placedAt, createdAt }: OrderTable): string {
  const date = new Date(placedAt ?? createdAt).toISOString().slice(0, 10);
  const parts = [
    name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME),
    number === null ? '' : `#${number}`,
    date,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
