/** Who may see a page, a folder with what is in it, or a collection with its entries. */
import { z } from 'zod';
import { isId } from '../id.ts';

const MAX_CHOSEN = 50;

export type Access =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'members' }
  | { readonly kind: 'plans'; readonly anyOf: readonly string[] };

/** What the table of gates holds: the rule, and for a lesson how many days into the membership it opens. */
export type Gated = Access & { readonly afterDays?: number };

export const accessSchema: z.ZodType<Access> = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('everyone') }),
    z.object({ kind: z.literal('members') }),
    z.object({
      kind: z.literal('plans'),
      anyOf: z
        .array(z.string().refine(isId))
        .min(1)
        .max(MAX_CHOSEN)
        .meta({ description: 'Ids of plans, or of areas for all their plans. One is enough.' }),
    }),
  ])
  .meta({ id: 'Access', description: 'Who can see it: everyone, members, or members with a plan.' });

export const gatedSchema: z.ZodType<Gated> = z.intersection(
  accessSchema,
  z.object({ afterDays: z.int().min(1).exactOptional() }),
);

/** @param access undefined where nothing is set */
export function isForEveryone(access: Access | undefined): boolean {
  return access === undefined || access.kind === 'everyone';
}
