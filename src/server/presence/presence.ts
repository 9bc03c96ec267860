/**
 * Who is on which page at this moment: kept in memory only, since it is worth nothing a few seconds later. With
 * several processes on one database each knows those who talk to it; saves reach everybody through the draft.
 */
import { colourOf, PRESENCE_TTL_MS } from '#domain/editor/presence.ts';
import type { Person, PresenceInput } from '#domain/presence/calls.ts';

interface Seat {
  readonly name: string;
  readonly owner: string;
  /** Since when, by id. */
  readonly holds: ReadonlyMap<string, number>;
  readonly seenAt: number;
}

export interface Presence {
  /** Takes in that somebody is there, or leaves; gives everybody else on the page. */
  visit(page: string, who: { name: string; owner: string }, input: PresenceInput): Person[];
}

/** Most tabs on one page; whoever comes later is not shown. */
const MAX_SEATS = 100;

export function createPresence(now: () => number): Presence {
  const pages = new Map<string, Map<string, Seat>>();
  const clean = () => {
    const oldest = now() - PRESENCE_TTL_MS;
    for (const [page, seats] of pages) {
      for (const [id, seat] of seats) if (seat.seenAt < oldest) seats.delete(id);
      if (seats.size === 0) pages.delete(page);
    }
  };
  return {
    visit(page, who, { seat, holds, isLeaving }) {
      clean();
      const seats = pages.get(page) ?? new Map<string, Seat>();
      // A seat is its owner's: nobody may speak for another tab by its id.
      const before = seats.get(seat);
      const isOwn = (before?.owner ?? who.owner) === who.owner;
      if (isOwn) seats.delete(seat);
      const since = new Map(holds.map((id) => [id, before?.holds.get(id) ?? now()]));
      if (isOwn && !isLeaving && seats.size < MAX_SEATS)
        seats.set(seat, { ...who, holds: since, seenAt: now() });
      if (seats.size > 0) pages.set(page, seats);
      else pages.delete(page);
      return [...seats]
        .filter(([id]) => id !== seat)
        .map(([id, other]) => ({
          seat: id,
          name: other.name,
          holds: heldBefore({ id, holds: other.holds }, { id: seat, holds: since }),
          colour: colourOf(id),
          isSelf: other.owner === who.owner,
        }));
    },
  };
}

interface Holder {
  readonly id: string;
  readonly holds: ReadonlyMap<string, number>;
}

/** What `other` holds that `asking` did not choose first; at the same instant the lower id has it. */
function heldBefore(other: Holder, asking: Holder): string[] {
  return [...other.holds].flatMap(([id, at]) => {
    const ownAt = asking.holds.get(id) ?? Number.POSITIVE_INFINITY;
    return at < ownAt || (at === ownAt && other.id < asking.id) ? [id] : [];
  });
}
