/** Reads and changes the settings of a site, with undo. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isEqualJson } from '#domain/json.ts';
import { change as changeCall, type SaidOnPages } from '#domain/settings/calls.ts';
import type { SiteSettings, SiteSettingsChange } from '#domain/settings/site-settings.ts';
import { ApiError, call } from '../api.ts';
import { fill } from '../fill.ts';
import { ME_KEY } from '../session.ts';
import { showError, showToast } from '../ui/toasts.tsx';
import { settingsQuery } from './settings-query.ts';
import * as say from './words/en.ts';

interface Saving {
  readonly change: SiteSettingsChange;
  /** The previous values; absent for an undo itself. */
  readonly before?: SiteSettingsChange;
}

export interface SettingsForm {
  readonly stored: ReturnType<typeof useStored>;
  /** The stored settings with the changes made here. */
  readonly value: SiteSettings | undefined;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Whether there are changes that are not being saved. */
  readonly isAtRisk: boolean;
  /** Null removes an optional setting. */
  readonly set: (change: SiteSettingsChange) => void;
  readonly save: () => void;
  /** The same settings were saved elsewhere: what is here is kept until the owner saves again, or discards it. */
  readonly takeTheirs?: (() => void) | undefined;
}

function savedWords({ isClosed }: SiteSettingsChange, canUndo: boolean): string {
  if (!canUndo) return say.restored;
  if (isClosed === undefined || isClosed === null) return say.savedVisitorsSeeItNow;
  return isClosed ? say.savedTheSiteIsClosedTo : say.savedTheSiteIsOpenTo;
}

/** Tells the owner where pages show what was saved. */
function pagesWords({ published, drafts }: SaidOnPages = { published: 0, drafts: 0 }): string {
  const on = published > 0 ? ` ${fill(say.updatedInPublishedPlacesOnYour, { published })}` : '';
  const later = drafts > 0 ? ` ${fill(say.draftsMorePlacesHaveOtherChanges, { drafts })}` : '';
  return on + later;
}

function useStored(siteId: string) {
  return useQuery(settingsQuery(siteId));
}

export function useSettingsForm(siteId: string): SettingsForm {
  const stored = useStored(siteId);
  const [change, setChange] = useState<SiteSettingsChange>({});
  const queryClient = useQueryClient();
  // What was stored when the first change was made.
  const [base, setBase] = useState<SiteSettings>();
  const [isOvertaken, setIsOvertaken] = useState(false);
  const saving = useMutation({
    mutationFn: async (what: Saving) => {
      const now = await queryClient.fetchQuery({ ...settingsQuery(siteId), staleTime: 0 });
      if (what.before && base && !isSameIn(what.change, base, now)) {
        setBase(now);
        setIsOvertaken(true);
        throw new ApiError(409, 'conflict', OVERTAKEN, undefined);
      }
      return call(changeCall, { site: siteId, body: what.change });
    },
    onSuccess: ({ onPages }, { change, before }) => {
      const undo = before && {
        label: say.undo,
        onSelect: () => saving.mutate({ change: before }),
      };
      // Updated before the refetch, so that saved changes no longer count as unsaved.
      queryClient.setQueryData(
        settingsQuery(siteId).queryKey,
        (stored) => stored && withoutNulls(change, stored),
      );
      setChange((current) => withoutSent(current, change));
      setBase(undefined);
      setIsOvertaken(false);
      showToast(savedWords(change, undo !== undefined) + pagesWords(onPages), {
        about: 'saved settings',
        ...(undo ? { action: undo } : {}),
      });
      void queryClient.invalidateQueries({ queryKey: ['settings', siteId] });
      void queryClient.invalidateQueries({ queryKey: ME_KEY });
    },
    onError: showError,
  });
  const value = stored.data && { ...stored.data, ...withoutNulls(change, stored.data) };
  return {
    stored,
    value,
    isChanged: isDifferent(change, stored.data),
    isSaving: saving.isPending,
    isAtRisk: isDifferent(
      change,
      saving.isPending && stored.data ? withoutNulls(saving.variables.change, stored.data) : stored.data,
    ),
    set: (part) => {
      setBase((before) => before ?? stored.data);
      setChange((current) => ({ ...current, ...part }));
    },
    takeTheirs: isOvertaken
      ? () => {
          setChange({});
          setBase(undefined);
          setIsOvertaken(false);
        }
      : undefined,
    save: () => {
      const names = Object.keys(change) as (keyof SiteSettings)[];
      const before = Object.fromEntries(names.map((name) => [name, stored.data?.[name] ?? null]));
      saving.mutate({ change, before: before as SiteSettingsChange });
    },
  };
}

/** What was typed during the save is still unsaved. */
function withoutSent(current: SiteSettingsChange, sent: SiteSettingsChange): SiteSettingsChange {
  const names = Object.keys(current) as (keyof SiteSettings)[];
  const left = names.filter((name) => !(name in sent) || !isEqualJson(current[name], sent[name]));
  return Object.fromEntries(left.map((name) => [name, current[name]])) as SiteSettingsChange;
}

const OVERTAKEN = say.notSavedSomeoneElseChangedThese;

/** Whether these settings were never changed. */
function isSameIn(change: SiteSettingsChange, base: SiteSettings, now: SiteSettings): boolean {
  const names = Object.keys(change) as (keyof SiteSettings)[];
  return names.every(
    (name) =>
      isEqualJson(base[name] ?? null, now[name] ?? null) ||
      isEqualJson(change[name] ?? null, now[name] ?? null),
  );
}

/** What was typed and reverted is no change. */
function isDifferent(change: SiteSettingsChange, stored: SiteSettings | undefined): boolean {
  const names = Object.keys(change) as (keyof SiteSettings)[];
  return names.some((name) => !isEqualJson(change[name] ?? null, stored?.[name] ?? null));
}

/** Removed settings are absent, not null. */
function withoutNulls(change: SiteSettingsChange, stored: SiteSettings): SiteSettings {
  const entries = Object.entries({ ...stored, ...change }).map(([name, value]) => [name, value ?? undefined]);
  return Object.fromEntries(entries) as SiteSettings;
}
