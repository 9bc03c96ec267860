/** Settings that a feature keeps as one value: as they are stored, with the changes made here, and the way to save them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isEqualJson } from '#domain/json.ts';
import { showToast } from '../ui/toasts.tsx';

interface FeatureSettings<State, Value extends object, Change extends object> {
  /** Of the query, beside the site. */
  readonly key: string;
  readonly site: string;
  read(signal: AbortSignal): Promise<State>;
  save(value: Value): Promise<State>;
  valueOf(state: State): Value;
  /** What is said of it once it is saved. */
  readonly saved: string;
  /** Whether that offers to take it back: not where something of it cannot be, such as a key that is never told again. */
  readonly hasUndo?: boolean;
  /** The value with a change; where it is left out, what the change holds replaces what was there. */
  merge?(value: Value, change: Change): Value;
}

export function useFeatureSettings<State, Value extends object, Change extends object = Partial<Value>>(
  kept: FeatureSettings<State, Value, Change>,
) {
  const {
    key,
    site,
    merge = (value: Value, change: Change): Value => ({ ...value, ...change }),
    hasUndo = true,
  } = kept;
  const queryKey = [key, site];
  const about = `saved ${key}`;
  const queryClient = useQueryClient();
  const stored = useQuery({ queryKey, queryFn: ({ signal }) => kept.read(signal) });
  const [change, setChange] = useState({} as Change);
  const before = stored.data === undefined ? undefined : kept.valueOf(stored.data);
  const value = before && merge(before, change);
  const saving = useMutation({
    mutationFn: (sent: { readonly value: Value; readonly undo?: Value }) => kept.save(sent.value),
    onSuccess: (state, { value: sent, undo }) => {
      queryClient.setQueryData(queryKey, state);
      // What was typed meanwhile is still unsaved.
      setChange((now) => (isEqualJson(merge(sent, now), sent) ? ({} as Change) : now));
      if (!undo) showToast('Back as it was.', { about });
      else if (!hasUndo) showToast(kept.saved, { about });
      else
        showToast(kept.saved, {
          about,
          action: { label: 'Undo', onSelect: () => saving.mutate({ value: undo }) },
        });
    },
  });
  const isChanged = value !== undefined && !isEqualJson(value, before);
  return {
    stored,
    value,
    error: saving.error,
    isChanged,
    isSaving: saving.isPending,
    isAtRisk: isChanged && !(saving.isPending && isEqualJson(saving.variables.value, value)),
    set: (part: Change) => setChange((now) => ({ ...now, ...part })),
    save: () => value && before && saving.mutate({ value, undo: before }),
  };
}
