/** What the owner says a host or a cookie is for that no catalogue knows. */
import { z } from 'zod';
import { OPTIONAL_CATEGORIES, type OptionalCategory } from './categories.ts';

export const assignmentSchema = z.strictObject({
  kind: z.enum(['host', 'cookie']),
  name: z
    .string()
    .trim()
    .regex(/^[^\s;=,/]{1,200}$/, 'must be a host or the name of a cookie'),
  category: z.enum(OPTIONAL_CATEGORIES),
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** Code that serves several ends waits for the one that people agree to least. */
const MOST_CAUTIOUS_FIRST: readonly OptionalCategory[] = ['marketing', 'analytics', 'media', 'functional'];

/** @param mark an address, or the text of a script that names hosts and cookies */
export function assignedTo(
  mark: string,
  assigned: readonly Assignment[],
): { readonly category: OptionalCategory; readonly cookies: readonly string[] } | undefined {
  if (assigned.length === 0) return undefined;
  const host = hostOf(mark);
  const fitting = assigned.filter(({ kind, name }) =>
    host === undefined ? mark.includes(name) : kind === 'host' && isOfHost(host, name),
  );
  const category = MOST_CAUTIOUS_FIRST.find((each) => fitting.some((one) => one.category === each));
  const cookies = fitting.filter(({ kind }) => kind === 'cookie').map(({ name }) => name);
  return category && { category, cookies };
}

function isOfHost(host: string, name: string): boolean {
  return host === name || host.endsWith(`.${name}`);
}

/** For addresses that leave the scheme to the page. */
const ANYWHERE = 'https://anywhere.invalid';

export function hostOf(mark: string): string | undefined {
  const address = mark.trim();
  if (!/^(https?:|wss?:)?\/\//i.test(address) || !URL.canParse(address, ANYWHERE)) return undefined;
  return new URL(address, ANYWHERE).hostname;
}
