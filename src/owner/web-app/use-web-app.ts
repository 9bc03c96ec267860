/** What the site is on home screens: as it is stored, with the changes made here, and the way to save them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isEqualJson } from '#domain/json.ts';
import * as calls from '#domain/web-app/calls.ts';
import type { WebApp } from '#domain/web-app/schema.ts';
import { call } from '../api.ts';
import { showToast } from '../ui/toasts.tsx';

/** Undefined takes a choice back. */
export type WebAppChange = { readonly [Name in keyof WebApp]?: WebApp[Name] | undefined };

export function useWebApp(site: string) {
  const queryKey = ['web-app', site];
  const queryClient = useQueryClient();
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.readWebApp, { site }, { signal }),
  });
  const [change, setChange] = useState<WebAppChange>({});
  const before = stored.data?.webApp;
  const value = before && changed(before, change);
  const saving = useMutation({
    mutationFn: ({ webApp }: { readonly webApp: WebApp; readonly undo?: WebApp }) =>
      call(calls.saveWebApp, { site, body: webApp }),
    onSuccess: (state, { webApp, undo }) => {
      queryClient.setQueryData(queryKey, state);
      // What was typed meanwhile is still unsaved.
      setChange((now) => (isEqualJson(changed(webApp, now), webApp) ? {} : now));
      const onSelect = () => undo && saving.mutate({ webApp: undo });
      if (undo) showToast('Saved. Visitors have it from now on.', { action: { label: 'Undo', onSelect } });
      else showToast('Back as it was.');
    },
  });
  const isChanged = value !== undefined && !isEqualJson(value, before);
  return {
    stored,
    value,
    error: saving.error,
    isChanged,
    isSaving: saving.isPending,
    isAtRisk: isChanged && !(saving.isPending && isEqualJson(saving.variables.webApp, value)),
    set: (part: WebAppChange) => setChange((now) => ({ ...now, ...part })),
    save: () => value && before && saving.mutate({ webApp: value, undo: before }),
  };
}

function changed(webApp: WebApp, change: WebAppChange): WebApp {
  const entries = Object.entries({ ...webApp, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as WebApp;
}
