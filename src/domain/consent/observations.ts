/** What pages do when a browser opens them, sorted by what it is for, and put together with what their markup says. */
import { z } from 'zod';
import { type Assignment, assignedTo, hostOf } from './assigned.ts';
import type { OptionalCategory } from './categories.ts';
import type { FoundService } from './scan.ts';
import { keeperOf, serviceOf } from './services.ts';

const MOST = 500;

/** What the frame of a page tells the owner area, which trusts none of it: the page's own scripts can say it too. */
export const seenSchema = z.object({
  requests: z.array(z.object({ address: z.string().max(4000), isScript: z.boolean() })).max(MOST),
  kept: z.array(z.string().max(200)).max(MOST),
});
export type Seen = z.infer<typeof seenSchema>;

export interface SeenPage extends Seen {
  readonly path: string;
}

export interface Finding extends FoundService {
  /** Nobody knows what it is for: its owner can say so. */
  readonly unknown?: Pick<Assignment, 'kind' | 'name'> | undefined;
}

/** Of markup and of frames, each service once; what the owner has said of a host or a cookie counts. */
export function findingsOf(
  marked: readonly FoundService[],
  pages: readonly SeenPage[],
  assigned: readonly Assignment[],
): Finding[] {
  const all = [
    ...marked.map((each) => withAssignment(each, assigned)),
    ...pages.flatMap((page) => [
      ...page.requests.flatMap((request) => requested(page.path, request, assigned)),
      ...page.kept.map((name) => keptBy(page.path, name, assigned)),
    ]),
  ];
  const found = new Map<string, Finding>();
  for (const each of all) {
    const key = `${each.category} ${each.service} ${each.unknown?.kind === 'cookie' ? each.unknown.name : ''}`;
    const before = found.get(key);
    found.set(key, before ? together(before, each) : each);
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

function together(one: Finding, other: Finding): Finding {
  return {
    ...one,
    cookies: [...new Set([...one.cookies, ...other.cookies])],
    pages: [...new Set([...one.pages, ...other.pages])].sort(),
  };
}

/** Markup names what it does not know by its host. */
function withAssignment(found: FoundService, assigned: readonly Assignment[]): Finding {
  const isHost = /^[\w.-]+\.[\w-]+$/.test(found.service) && serviceOf(found.service, false).name === '';
  if (!isHost) return found;
  const category = assignedTo(`//${found.service}`, assigned)?.category ?? found.category;
  return { ...found, category, unknown: { kind: 'host', name: found.service } };
}

function requested(
  path: string,
  { address, isScript }: Seen['requests'][number],
  assigned: readonly Assignment[],
): Finding[] {
  const host = hostOf(address);
  if (host === undefined) return [];
  const known = serviceOf(address, isScript);
  const category = assignedTo(address, assigned)?.category ?? known.category;
  const unknown = known.name === '' ? ({ kind: 'host', name: host } as const) : undefined;
  return [{ service: known.name || host, category, cookies: known.cookies, pages: [path], unknown }];
}

function keptBy(path: string, name: string, assigned: readonly Assignment[]): Finding {
  const known = keeperOf(name);
  const said = assigned.find((each) => each.kind === 'cookie' && each.name === name)?.category;
  const category: OptionalCategory = said ?? known?.category ?? 'marketing';
  const isAssignable = known === undefined && /^[^\s;=,/]{1,200}$/.test(name);
  const unknown = isAssignable ? ({ kind: 'cookie', name } as const) : undefined;
  return { service: known?.name ?? '', category, cookies: [name], pages: [path], unknown };
}
