/**
 * Marks what calls tell of people: buyers, guests, senders, subscribers. What is marked is given to callers that hold the
 * permission in the mark, and is null for all others. `seesPersonal` of the accounts' rules says who holds it.
 */
import { z } from 'zod';
import type { Permission } from '../accounts/permissions.ts';

/** Of a schema, in the API reference as well. */
const PERSONAL_MARK = 'x-personal';
const HIDES_ADDRESSES = 'x-hides-addresses';

/** In an answer: null without the permission. In a query: refused without it, since a search tells as much as a list. */
export function personal<S extends z.ZodType>(schema: S, permission: Permission): z.ZodNullable<S> {
  return schema.nullable().meta({ [PERSONAL_MARK]: permission });
}

/**
 * The same where every role that may make the call holds the permission: only programs get null. The owner area
 * is used by people, so the type has no null.
 */
export function hiddenFromPrograms<S extends z.ZodType>(schema: S, permission: Permission): S {
  return personal(schema, permission) as z.ZodType as S;
}

/** Part of a query that finds people by what is known of them. */
export function findsPeople<S extends z.ZodType>(schema: S, permission: Permission): S {
  return schema.meta({ [PERSONAL_MARK]: permission });
}

/** A sentence that may name a mail address: without the permission, addresses in it are struck out. */
export function hidingAddresses<S extends z.ZodType>(schema: S, permission: Permission): S {
  return schema.meta({ [PERSONAL_MARK]: permission, [HIDES_ADDRESSES]: true });
}

export interface PersonalMark {
  readonly permission: Permission;
  readonly isStruck: boolean;
}

export function markOf(schema: z.core.$ZodType): PersonalMark | undefined {
  const meta = z.globalRegistry.get(schema);
  const permission = meta?.[PERSONAL_MARK] as Permission | undefined;
  return permission && { permission, isStruck: meta?.[HIDES_ADDRESSES] === true };
}
