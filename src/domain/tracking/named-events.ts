/** Events that owners name: something visitors do, by the name it is counted under and goals know it by. */
import { z } from 'zod';
import { idSchema } from '../links/link.ts';
import { trimSlashes } from '../trim.ts';
import type { SeenHit } from './visits.ts';

export const EVENT_KINDS = ['button', 'form', 'product', 'popup', 'download', 'scroll', 'video'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const MAX_EVENTS = 30;
export const SCROLL_DEPTHS = ['25', '50', '75', '100'] as const;
/** What becomes of a popup, and of a video. */
export const POPUP_ACTIONS = ['shown', 'closed', 'converted'] as const;
export const VIDEO_ACTIONS = ['play', 'end'] as const;

export const eventShape = {
  name: z.string().trim().min(1).max(80),
  kind: z.enum(EVENT_KINDS),
  value: z.string().trim().max(300).default('').meta({
    description:
      'The words of a button; the id of a form; the path of a product; an action and the id of a popup (“shown ID”); the end of a file’s address, empty for all downloads; a scroll depth in percent; “play” or “end” of a video.',
  }),
};
export const eventSchema = z.strictObject({ id: idSchema, ...eventShape });
export type NamedEvent = z.infer<typeof eventSchema>;

/** What each is made of. */
export const EVENT_SOURCES = {
  button: 'button-click',
  form: 'form-submit',
  product: 'view',
  popup: 'overlay',
  download: 'download',
  scroll: 'scroll',
  video: 'video',
} as const satisfies Readonly<Record<EventKind, SeenHit['event']>>;

type Asked = Pick<SeenHit, 'event' | 'path' | 'subject'>;
type Test = (hit: Asked, value: string) => boolean;

const TESTS: Readonly<Record<EventKind, Test>> = {
  button: ({ subject }, value) => subject === value,
  form: ({ subject }, value) => subject === value,
  product: ({ path }, value) => path === (trimSlashes(value) || '/'),
  popup: ({ subject }, value) => subject === value,
  download: ({ subject }, value) => subject.endsWith(value),
  scroll: ({ subject }, value) => Number(subject) === Number(value),
  video: ({ subject }, value) => subject.startsWith(value),
};

export function isNamedBy({ kind, value }: Pick<NamedEvent, 'kind' | 'value'>, hit: Asked): boolean {
  return hit.event === EVENT_SOURCES[kind] && TESTS[kind](hit, value);
}

/** Adds each named event behind what it is made of. */
export function withNamedEvents<Hit extends Asked>(
  hits: readonly Hit[],
  named: readonly NamedEvent[],
): readonly Hit[] {
  if (named.length === 0) return hits;
  return hits.flatMap((hit) => [
    hit,
    ...named
      .filter((each) => isNamedBy(each, hit))
      .map(({ name }): Hit => ({ ...hit, event: 'event', subject: name })),
  ]);
}

/** What pages have to watch for: the rest is counted anyway. */
const WATCHED = { download: 'click', scroll: 'scroll', video: 'play' } as const;
export type WatchedType = (typeof WATCHED)[keyof typeof WATCHED];

export function watchedBy(named: readonly Pick<NamedEvent, 'kind'>[]): WatchedType[] {
  const types = named.flatMap(({ kind }) => (kind in WATCHED ? WATCHED[kind as keyof typeof WATCHED] : []));
  return [...new Set(types)];
}
