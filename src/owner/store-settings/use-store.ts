/** The settings of a store: as they are kept, with the changes made here, and the way to save them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isEqualJson } from '#domain/json.ts';
import * as calls from '#domain/store/calls-settings.ts';
import type { StoreSettings } from '#domain/store/settings.ts';
import { call } from '../api.ts';
import { showToast } from '../ui/toasts.tsx';

export function useStore(site: string) {
  const queryKey = ['store', site];
  const queryClient = useQueryClient();
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.readStore, { site }, { signal }),
  });
  const [change, setChange] = useState<Partial<StoreSettings>>({});
  const before = stored.data?.store;
  const value = before && { ...before, ...change };
  const saving = useMutation({
    mutationFn: ({ store }: { readonly store: StoreSettings; readonly undo?: StoreSettings }) =>
      call(calls.saveStore, { site, body: store }),
    onSuccess: (state, { store, undo }) => {
      queryClient.setQueryData(queryKey, state);
      // What was typed meanwhile is still unsaved.
      setChange((now) => (isEqualJson({ ...store, ...now }, store) ? {} : now));
      const onSelect = () => undo && saving.mutate({ store: undo });
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
    isAtRisk: isChanged && !(saving.isPending && isEqualJson(saving.variables.store, value)),
    set: (part: Partial<StoreSettings>) => setChange((now) => ({ ...now, ...part })),
    save: () => value && before && saving.mutate({ store: value, undo: before }),
  };
}
