/**
 * Overlays: one mechanism for every "except when". Base first, then variants, locales, mobile,
 * so that the most particular condition wins. Objects merge key by key, and lists entry by entry where the overlay
 * names entries (`keyOf`); everything else replaces.
 */
import { isObject } from '../json.ts';
import type { Block, Body, Section } from './content.ts';

/** What is known of the request: which overlays apply. `mobile` is left to CSS on published pages. */
export interface Conditions {
  readonly locale?: string;
  /** Experiment name to assigned variant. */
  readonly variants?: Readonly<Record<string, string>>;
  readonly mobile?: boolean;
}

type Overlaid = { overlays?: Record<string, Record<string, unknown>> | undefined };

/** How strongly a condition binds: 0 when it does not apply. */
function rank(name: string, conditions: Conditions): number {
  if (name === 'mobile') return conditions.mobile ? 3 : 0;
  if (name.startsWith('locale:')) return name === `locale:${conditions.locale}` ? 2 : 0;
  const [experiment = '', variant] = name.slice('variant:'.length).split('=');
  return variant !== undefined && conditions.variants?.[experiment] === variant ? 1 : 0;
}

/** The conditions of an overlay map that apply, weakest first. */
export function applicable(overlays: Readonly<Record<string, unknown>>, conditions: Conditions): string[] {
  return Object.keys(overlays)
    .map((name) => ({ name, rank: rank(name, conditions) }))
    .filter((entry) => entry.rank > 0)
    .sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))
    .map((entry) => entry.name);
}

/** By what an overlay names an entry of a list: its id, or its place where entries have none. */
export function keyOf(entry: unknown, index: number): string {
  return isObject(entry) && typeof entry['id'] === 'string' ? entry['id'] : String(index);
}

/** Deep merge of a partial value over a base. `undefined` in the overlay leaves the base; null replaces. */
export function merge(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (Array.isArray(base) && isObject(over))
    return base.map((entry, index) => merge(entry, over[keyOf(entry, index)]));
  if (!isObject(base) || !isObject(over)) return over;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    if (key !== '__proto__') merged[key] = merge(base[key], value);
  }
  return merged;
}

/**
 * The value under the conditions. Overlays that do not apply stay attached (the mobile one is needed later
 * to write CSS); applied ones are folded in.
 */
export function resolve<T extends Overlaid>(value: T, conditions: Conditions): T {
  if (!value.overlays) return value;
  const names = applicable(value.overlays, conditions);
  if (names.length === 0) return value;
  const overlays = { ...value.overlays };
  let resolved: unknown = value;
  for (const name of names) {
    resolved = merge(resolved, overlays[name]);
    delete overlays[name];
  }
  return { ...(resolved as T), overlays };
}

/** A whole body under the conditions: the body's own overlays, then each section's and block's. */
export function resolveBody(body: Body, conditions: Conditions): Body {
  const resolved = resolve(body, conditions);
  return {
    ...resolved,
    sections: resolved.sections.map(
      (section): Section => ({
        ...resolve(section, conditions),
        blocks: section.blocks.map((block): Block => resolve(block, conditions)),
      }),
    ),
  };
}

/** The languages in which something of a body is translated: BCP 47. */
export function languagesIn(body: Body): string[] {
  const blocks = body.sections.flatMap((section) => section.blocks);
  const conditions = [body, ...body.sections, ...blocks].flatMap(({ overlays = {} }) =>
    Object.keys(overlays),
  );
  return [...new Set(conditions)].flatMap((each) => (each.startsWith('locale:') ? each.slice(7) : []));
}

export function getIn(value: unknown, path: readonly string[]): unknown {
  let current = value;
  for (const key of path) {
    if (Array.isArray(current)) current = current[indexOf(key)];
    else if (isObject(current) && Object.hasOwn(current, key)) current = current[key];
    else return undefined;
  }
  return current;
}

/** The place in a list that a step of a path names; -1 for anything but plain digits. */
export function indexOf(key: string): number {
  return /^(0|[1-9]\d{0,8})$/.test(key) ? Number(key) : -1;
}
