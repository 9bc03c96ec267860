/** Addresses that a member has saved. The first of them is the one that checkouts begin with. */
import { z } from 'zod';
import { idSchema } from '../links/link.ts';
import { ADDRESS_LIMIT, ADDRESS_PARTS, type Address } from '../store/settings/address-form.ts';

export const MOST_ADDRESSES = 10;

const part = z.string().max(ADDRESS_LIMIT);

export const savedAddressSchema = z.object({
  id: idSchema,
  address: z.object(
    Object.fromEntries(ADDRESS_PARTS.map((name) => [name, part])) as Record<keyof Address, typeof part>,
  ),
});
export type SavedAddress = z.output<typeof savedAddressSchema>;

/** The changed one keeps its place, and a new one comes last. @returns undefined where there are too many already */
export function withAddress(
  saved: readonly SavedAddress[],
  changed: SavedAddress,
): readonly SavedAddress[] | undefined {
  if (saved.some(({ id }) => id === changed.id))
    return saved.map((each) => (each.id === changed.id ? changed : each));
  return saved.length < MOST_ADDRESSES ? [...saved, changed] : undefined;
}

export function withDefault(saved: readonly SavedAddress[], id: string): readonly SavedAddress[] {
  return [...saved.filter((each) => each.id === id), ...saved.filter((each) => each.id !== id)];
}
