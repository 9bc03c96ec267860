/** The calls of owners and of those who sign in, at the limits of their schemas. */
import { CALL_HEADER, SESSION_COOKIE } from '#domain/accounts/contract.ts';
import type { Call } from '#domain/calls/call.ts';
import { recordedRoutes } from '#server/http/route-list.ts';
import { createTestSite } from '../../server/fixture.ts';
import { furnishSite } from '../../server/furnish-site.ts';
import { createTestAccount, OWNER_ORIGIN, signedInBrowser } from '../../server/owner.ts';
import type { Ordinary } from './ordinary.ts';
import { bodyOf, type Size } from './owner-bodies.ts';
import { OWNER_SAMPLES } from './owner-samples.ts';
import type { SweptSite } from './swept-site.ts';
import type { Target } from './targets.ts';

export interface OwnerTarget extends Target {
  readonly grown: readonly Target[];
}

const ORDINARY: Size = { items: 1, letters: 30, unit: 'a', most: 4000 };
/** Of a body: what the server takes at most is 4 MB. */
const MOST = 3_500_000;
/** Of texts that say no limit of their own. */
const LETTERS = 60_000;
const UNITS = ['7', '/', '@', '.', ' ', '[', "$'", 'e\u0301', 'a@b.c,'];

type NamedSize = Size & { readonly name: string };

const LONG_TEXTS: readonly NamedSize[] = UNITS.map((unit) => ({
  name: `long texts of ${unit}`,
  items: 3,
  letters: LETTERS,
  unit,
  most: MOST,
}));
const LONG_LISTS: readonly NamedSize[] = [
  { name: 'long lists', items: 20_000, letters: 40, unit: 'a', most: 800_000 },
  { name: 'long lists of long texts', items: 20_000, letters: 400, unit: ' a', most: MOST },
];

/** A declared call, or an address that is answered without one. */
type Route = { readonly method: string; readonly path: string } & Partial<Pick<Call, 'query' | 'body'>>;

const TURNS = UNITS.length;

/** They end what the others are about. */
const LAST = /^DELETE \/api\/sites\/:site$/;

/** Calls that ask nobody who they are, as strangers send them. */
export function openTargets(site: SweptSite): Target[] {
  const calls = recordedRoutes(site.app.ownerRoutes);
  const recorded = new Set(calls.map(nameOf));
  const others = site.app.ownerRoutes
    .flatMap(({ routes }) => routes)
    .filter((route) => !recorded.has(nameOf(route)))
    .map(({ method, path }): Route => ({ method, path }));
  return [...calls.filter(({ may }) => may === 'open'), ...others].map((call) => ({
    name: `owner ${nameOf(call)}`,
    make: () => ordinaryOf(call, { ids: site.ids, cookies: {}, size: ORDINARY }),
  }));
}

/** @param isBrief long texts take turns */
export async function ownerTargets(site: SweptSite, isBrief: boolean): Promise<OwnerTarget[]> {
  const furnished = await furnishSite(site.deps, await createTestSite(site.deps, { app: site.app }), 'swept');
  const account = await createTestAccount(site.deps, { isOwner: true });
  const browser = await signedInBrowser(site.deps, site.app, account);
  const ids = { ...furnished.ids, ...site.ids, site: site.siteId, document: site.ids['post'] ?? '' };
  const cookies = { [SESSION_COOKIE]: browser.cookie };
  const calls = recordedRoutes(site.app.ownerRoutes).filter(({ may }) => may !== 'open' && may !== 'visitor');
  return calls
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((call, index) => {
      const make = (size: Size) => () => ordinaryOf(call, { ids, cookies, size });
      const name = nameOf(call);
      const texts = isBrief ? LONG_TEXTS.filter((_, at) => at % TURNS === index % TURNS) : LONG_TEXTS;
      const sizes = call.body ? [...texts, ...LONG_LISTS] : [];
      const sample = OWNER_SAMPLES[name];
      const wide = sample && {
        name: `${name}, at its own limits`,
        make: () => ({ ...make(ORDINARY)(), json: sample() }),
      };
      return {
        name,
        make: make(ORDINARY),
        grown: [
          ...sizes.map((size) => ({ name: `${name}, ${size.name}`, make: make(size) })),
          ...(wide ? [wide] : []),
        ],
      };
    });
}

/** What is read comes first, and what is deleted last. */
function rankOf(call: Call): number {
  if (LAST.test(nameOf(call))) return 3;
  return call.method === 'DELETE' ? 2 : call.method === 'GET' ? 0 : 1;
}

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

interface Sender {
  readonly ids: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  readonly size: Size;
}

function ordinaryOf(call: Route, { ids, cookies, size }: Sender): Ordinary {
  const params = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ids[name] ?? 'none']);
  const query = Object.keys(call.query?.shape ?? {}).map((name) => [name, ids[name] ?? '1']);
  const own = { origin: OWNER_ORIGIN, 'sec-fetch-site': 'same-origin', [CALL_HEADER]: '1' };
  return {
    method: call.method,
    route: call.path,
    host: new URL(OWNER_ORIGIN).host,
    params: Object.fromEntries(params),
    query: Object.fromEntries(query),
    headers: { 'accept-encoding': 'gzip, deflate, br', ...own },
    cookies,
    ...(call.body ? { json: bodyOf(call.body, size) } : {}),
  };
}
