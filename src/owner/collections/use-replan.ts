/** Moves a plan to another day, shown at once and put back if the server says otherwise. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemsAnswer } from '#domain/content/calls-collections.ts';
import { schedule } from '#domain/content/calls-publishing.ts';
import { type CivilDate, utcOf } from '#domain/locale/civil-date.ts';
import { call } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useSite } from '../session.ts';
import { showError, showToast } from '../ui/toasts.tsx';
import { type CalendarEntry, movedTo } from './calendar-entries.ts';
import * as say from './words/en.ts';

export interface Replan {
  readonly move: (entry: CalendarEntry, day: CivilDate) => Promise<void>;
  /** For those who do not see where it went. */
  readonly announcement: string;
}

const DAY = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export function useReplan(collectionId: string, timeZone: string): Replan {
  const { id: siteId } = useSite();
  const client = useQueryClient();
  const refresh = useRefreshDocuments(siteId);
  const [announcement, setAnnouncement] = useState('');
  const show = (itemId: string, at: number): void => {
    client.setQueriesData<ItemsAnswer>(
      { queryKey: ['documents', siteId, 'calendar', collectionId] },
      (before) =>
        before && {
          ...before,
          items: before.items.map((item) => (item.id === itemId ? { ...item, scheduledAt: at } : item)),
        },
    );
  };
  const plan = async ({ item }: CalendarEntry, at: number): Promise<boolean> => {
    show(item.id, at);
    try {
      // The version that was planned stays planned, whatever has been written since.
      const version = item.scheduledId === null ? {} : { revisionId: item.scheduledId };
      const body = { at, action: item.scheduledAction ?? 'publish', ...version };
      await call(schedule, { site: siteId, document: item.id, body });
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      void refresh();
    }
  };
  const move = async (entry: CalendarEntry, day: CivilDate): Promise<void> => {
    const title = entry.item.title || say.untitled;
    const at = movedTo(entry.at, day, timeZone);
    if (at === entry.at) return;
    if (at <= Date.now()) {
      setAnnouncement(fill(say.titleStaysWhereItWasThat, { title }));
      showError(say.thatTimeHasPassedChooseA);
      return;
    }
    const to = DAY.format(utcOf(day));
    setAnnouncement(fill(say.titleIsNowScheduledForTo, { title, to }));
    if (await plan(entry, at))
      showToast(fill(say.titleIsScheduledForTo, { title, to }), {
        about: entry.id,
        action: { label: say.undo, onSelect: () => void plan(entry, entry.at) },
      });
  };
  return { move, announcement };
}
