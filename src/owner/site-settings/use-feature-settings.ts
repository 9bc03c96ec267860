/** Settings that a feature keeps as one value: as they are stored, with the changes made here, and the way to save them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isEqualJson } from '#domain/json.ts';
import { ApiError } from '../api.ts';
import { showToast } from '../ui/toasts.tsx';
import * as say from './words/en.ts';

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
  /** The part of the value that `save` stores; where it is left out, all of it. */
  compared?(value: Value): unknown;
  /** The value with a change; where it is left out, what the change holds replaces what was there. */
  merge?(value: Value, change: Change): Value;
}

const READ_WITHIN_MS = 30_000;
const OVERTAKEN = say.notSavedSomeoneElseSavedThis;

export function useFeatureSettings<State, Value extends object, Change extends object = Partial<Value>>(
  kept: FeatureSettings<State, Value, Change>,
) {
  const {
    key,
    site,
    merge = (value: Value, change: Change): Value => ({ ...value, ...change }),
    hasUndo = true,
    compared = (value: Value): unknown => value,
  } = kept;
  const queryKey = [key, site];
  const about = `saved ${key}`;
  const queryClient = useQueryClient();
  const stored = useQuery({ queryKey, queryFn: ({ signal }) => kept.read(signal) });
  const [change, setChange] = useState({} as Change);
  const before = stored.data === undefined ? undefined : kept.valueOf(stored.data);
  const value = before && merge(before, change);
  // What was stored when the first change was made.
  const [base, setBase] = useState<Value>();
  const [isOvertaken, setIsOvertaken] = useState(false);
  const saving = useMutation({
    mutationFn: async (sent: { readonly value: Value; readonly undo?: Value }) => {
      const now = await kept.read(AbortSignal.timeout(READ_WITHIN_MS));
      if (sent.undo && base && !isEqualJson(compared(kept.valueOf(now)), compared(base))) {
        // The whole value is sent: theirs comes in first, with what was changed here on top.
        queryClient.setQueryData(queryKey, now);
        setBase(kept.valueOf(now));
        setIsOvertaken(true);
        throw new ApiError(409, 'conflict', OVERTAKEN, undefined);
      }
      return kept.save(sent.value);
    },
    onSuccess: (state, { value: sent, undo }) => {
      queryClient.setQueryData(queryKey, state);
      setBase(undefined);
      setIsOvertaken(false);
      // What was typed meanwhile is still unsaved.
      setChange((now) => (isEqualJson(merge(sent, now), sent) ? ({} as Change) : now));
      if (!undo) showToast(say.restored, { about });
      else if (!hasUndo) showToast(kept.saved, { about });
      else
        showToast(kept.saved, {
          about,
          action: { label: say.undo, onSelect: () => saving.mutate({ value: undo }) },
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
    set: (part: Change) => {
      setBase((known) => known ?? before);
      setChange((now) => ({ ...now, ...part }));
    },
    takeTheirs: isOvertaken
      ? () => {
          setChange({} as Change);
          setBase(undefined);
          setIsOvertaken(false);
        }
      : undefined,
    /** Another call of this screen has changed what is stored: that is no one else's change. */
    adopt: (state: State) => {
      queryClient.setQueryData(queryKey, state);
      setBase(kept.valueOf(state));
    },
    save: () => value && before && saving.mutate({ value, undo: before }),
  };
}
