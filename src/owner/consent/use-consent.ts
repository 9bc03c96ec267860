/** What visitors are asked: as it is stored, with the changes made here, and the way to save them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as calls from '#domain/consent/calls.ts';
import type { Consent } from '#domain/consent/schema.ts';
import { isEqualJson } from '#domain/json.ts';
import { call } from '../api.ts';
import { showToast } from '../ui/toasts.tsx';

export function useConsent(site: string) {
  const queryKey = ['consent', site];
  const queryClient = useQueryClient();
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.readConsent, { site }, { signal }),
  });
  const [change, setChange] = useState<Partial<Consent>>({});
  const before = stored.data?.consent;
  const value = before && { ...before, ...change };
  const saving = useMutation({
    mutationFn: ({ consent }: { readonly consent: Consent; readonly undo?: Consent }) =>
      call(calls.saveConsent, { site, body: consent }),
    onSuccess: (state, { consent, undo }) => {
      queryClient.setQueryData(queryKey, state);
      // What was typed meanwhile is still unsaved.
      setChange((now) => (isEqualJson({ ...consent, ...now }, consent) ? {} : now));
      const onSelect = () => undo && saving.mutate({ consent: undo });
      if (undo)
        showToast('Saved. Visitors are asked like this from now on.', {
          action: { label: 'Undo', onSelect },
        });
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
    isAtRisk: isChanged && !(saving.isPending && isEqualJson(saving.variables.consent, value)),
    set: (part: Partial<Consent>) => setChange((now) => ({ ...now, ...part })),
    save: () => value && before && saving.mutate({ consent: value, undo: before }),
  };
}
