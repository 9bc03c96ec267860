/** What lies over the pages: as it is stored, with the changes made here, and the way to save them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isEqualJson } from '#domain/json.ts';
import * as calls from '#domain/popups/calls.ts';
import type { OverPages } from '#domain/popups/schema.ts';
import { call } from '../api.ts';
import { showToast } from '../ui/toasts.tsx';

export function useOverPages(site: string) {
  const queryKey = ['popups', site];
  const queryClient = useQueryClient();
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.readOverPages, { site }, { signal }),
  });
  const [change, setChange] = useState<Partial<OverPages>>({});
  const before = stored.data?.overPages;
  const value = before && { ...before, ...change };
  const saving = useMutation({
    mutationFn: ({ overPages }: { readonly overPages: OverPages; readonly undo?: OverPages }) =>
      call(calls.saveOverPages, { site, body: overPages }),
    onSuccess: (state, { overPages, undo }) => {
      queryClient.setQueryData(queryKey, state);
      // What was typed meanwhile is still unsaved.
      setChange((now) => (isEqualJson({ ...overPages, ...now }, overPages) ? {} : now));
      const onSelect = () => undo && saving.mutate({ overPages: undo });
      if (undo) showToast('Saved.', { action: { label: 'Undo', onSelect } });
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
    isAtRisk: isChanged && !(saving.isPending && isEqualJson(saving.variables.overPages, value)),
    set: (part: Partial<OverPages>) => setChange((now) => ({ ...now, ...part })),
    save: () => value && before && saving.mutate({ overPages: value, undo: before }),
  };
}
