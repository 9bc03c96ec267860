/** Moves a plan to another day, shown at once and put back if the server says otherwise. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemsAnswer } from '#domain/content/calls-collections.ts';
import { schedule } from '#domain/content/calls-publishing.ts';
import { type CivilDate, utcOf } from '#domain/locale/civil-date.ts';
import { call } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { useSite } from '../session.ts';
import { showError, showToast } from '../ui/toasts.tsx';
import { type CalendarEntry, movedTo } from './calendar-entries.ts';

export interface Replan {
  readonly move: (entry: CalendarEntry, day: CivilDate) => Promise<void>;
  /** For those who do not see where it went. */
  readonly announcement: string;
}

const DAY = new Intl.DateTimeFormat(undefined, {
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
    const title = entry.item.title || 'Untitled';
    const at = movedTo(entry.at, day, timeZone);
    if (at === entry.at) return;
    if (at <= Date.now()) {
      setAnnouncement(`“${title}” stays where it was. That time has passed.`);
      showError('That time has passed. Choose a later day.');
      return;
    }
    const to = DAY.format(utcOf(day));
    setAnnouncement(`“${title}” is now scheduled for ${to}.`);
    if (await plan(entry, at))
      showToast(`“${title}” is scheduled for ${to}.`, {
        about: entry.id,
        action: { label: 'Undo', onSelect: () => void plan(entry, entry.at) },
      });
  };
  return { move, announcement };
}
