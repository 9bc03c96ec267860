/** What is wrong with redirects as a whole: circles, detours, and rules that lead nowhere or never apply. */
import type { RedirectProblem } from './calls.ts';
import { localTarget, type OwnHosts } from './own-hosts.ts';
import type { Redirect } from './redirect.ts';

/** Browsers give up after about twenty; nobody should wait for five. */
const MAX_STEPS = 20;

export interface Surroundings {
  /** Paths of everything visitors can see. */
  readonly paths: ReadonlySet<string>;
  readonly byFrom: ReadonlyMap<string, Redirect>;
  /** Of the site itself. */
  readonly hosts?: OwnHosts;
}

/** The rules by the address they are for. */
export function indexRedirects(redirects: readonly Redirect[]): Map<string, Redirect> {
  return new Map(redirects.map((redirect) => [redirect.from, redirect]));
}

export function problemOf(given: Redirect, around: Surroundings): RedirectProblem | undefined {
  const redirect = { ...given, target: targetOf(given, around) };
  if (around.paths.has(redirect.from)) {
    const message = `There is a page at ${redirect.from}, so visitors see that page and are not redirected.`;
    return { kind: 'covered', message };
  }
  const way = follow(redirect, around);
  if (way.isLoop) {
    return { kind: 'loop', message: `This is a loop: ${[redirect.from, ...way.stops].join(' → ')}.` };
  }
  const end = way.stops.at(-1) ?? redirect.target;
  if (way.stops.length > 1) {
    const message = `Visitors are redirected ${way.stops.length} times. Point it straight to ${end}.`;
    return { kind: 'chain', message };
  }
  if (end.startsWith('/') && !around.paths.has(pathOf(end)))
    return { kind: 'nowhere', message: `There is no page at ${pathOf(end)}.` };
  return undefined;
}

function targetOf({ target }: Redirect, { hosts }: Surroundings): string {
  return hosts ? localTarget(target, hosts) : target;
}

/** The addresses a visitor is sent to, one after the other. */
function follow(first: Redirect, around: Surroundings): { stops: string[]; isLoop: boolean } {
  const { paths, byFrom } = around;
  const seen = new Set([first.from]);
  const stops = [first.target];
  for (let target = first.target; stops.length <= MAX_STEPS; ) {
    const path = pathOf(target);
    if (seen.has(path)) return { stops, isLoop: true };
    const next = target.startsWith('/') && !paths.has(path) ? byFrom.get(path) : undefined;
    if (!next) return { stops, isLoop: false };
    seen.add(path);
    target = targetOf(next, around);
    stops.push(target);
  }
  return { stops, isLoop: true };
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '') || '/';
}
