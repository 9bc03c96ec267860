/** What is wrong with redirects as a whole: circles, detours, and rules that lead nowhere or never apply. */
import type { RedirectProblem } from './calls.ts';
import type { Redirect } from './redirect.ts';

/** Browsers give up after about twenty; nobody should wait for five. */
const MAX_STEPS = 20;

export interface Surroundings {
  /** Paths of everything visitors can see. */
  readonly paths: ReadonlySet<string>;
  readonly byFrom: ReadonlyMap<string, Redirect>;
}

/** The rules by the address they are for. */
export function indexRedirects(redirects: readonly Redirect[]): Map<string, Redirect> {
  return new Map(redirects.map((redirect) => [redirect.from, redirect]));
}

export function problemOf(redirect: Redirect, around: Surroundings): RedirectProblem | undefined {
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

/** The addresses a visitor is sent to, one after the other. */
function follow(first: Redirect, { paths, byFrom }: Surroundings): { stops: string[]; isLoop: boolean } {
  const seen = new Set([first.from]);
  const stops = [first.target];
  for (let target = first.target; stops.length <= MAX_STEPS; ) {
    const path = pathOf(target);
    if (seen.has(path)) return { stops, isLoop: true };
    const next = target.startsWith('/') && !paths.has(path) ? byFrom.get(path) : undefined;
    if (!next) return { stops, isLoop: false };
    seen.add(path);
    target = next.target;
    stops.push(target);
  }
  return { stops, isLoop: true };
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '') || '/';
}
