/** What signing in to a site carries (MEMB-03): read from a form of the browser and from what a script sends. */
import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '../accounts/password.ts';

/** Twice the length, since letters may take two units. */
const MAX_PASSWORD = 2 * MAX_PASSWORD_LENGTH;

/** A box that is ticked says `on` or `true`; one that is not says nothing. */
const ticked = z.union([z.boolean(), z.string(), z.number()]).transform((value) => {
  if (typeof value !== 'string') return Boolean(value);
  return value !== '' && value !== 'false' && value !== '0';
});

const loginSessionSchema = z.object({
  email: z.string().max(254),
  password: z.string().max(MAX_PASSWORD),
  rememberMe: ticked.default(false),
  xsrfToken: z.string().max(100).default(''),
});

export type LoginSession = z.output<typeof loginSessionSchema>;

/** @returns undefined where it is no sign-in */
export function readLoginSession(sent: unknown): LoginSession | undefined {
  const read = loginSessionSchema.safeParse(sent);
  return read.success ? read.data : undefined;
}
