/** Who draws the maps of a site: as it is stored, with the changes made here, and the way to save them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isEqualJson } from '#domain/json.ts';
import * as calls from '#domain/maps/calls.ts';
import type { MapSettings } from '#domain/maps/settings.ts';
import { call } from '../api.ts';
import { showToast } from '../ui/toasts.tsx';

interface Saved {
  readonly maps: MapSettings;
  /** Undefined leaves it as it is. */
  readonly placesKey?: string;
}

export function useMaps(site: string) {
  const queryKey = ['maps', site];
  const queryClient = useQueryClient();
  const stored = useQuery({ queryKey, queryFn: ({ signal }) => call(calls.readMaps, { site }, { signal }) });
  const [change, setChange] = useState<Partial<MapSettings>>({});
  const [placesKey, setPlacesKey] = useState('');
  const before = stored.data?.maps;
  const value = before && { ...before, ...change };
  const saving = useMutation({
    mutationFn: (body: Saved) => call(calls.saveMaps, { site, body }),
    onSuccess: (state, { maps, placesKey: sent }) => {
      queryClient.setQueryData(queryKey, state);
      // What was typed meanwhile is still unsaved.
      setChange((now) => (isEqualJson({ ...maps, ...now }, maps) ? {} : now));
      setPlacesKey((now) => (now.trim() === (sent ?? '') ? '' : now));
      showToast('Saved. Your maps are drawn like this from now on.');
    },
  });
  const isChanged = value !== undefined && (!isEqualJson(value, before) || placesKey.trim() !== '');
  const save = () => {
    const key = placesKey.trim();
    if (value) saving.mutate({ maps: value, ...(key && { placesKey: key }) });
  };
  return {
    stored,
    value,
    placesKey,
    setPlacesKey,
    error: saving.error,
    isChanged,
    isSaving: saving.isPending,
    isAtRisk: isChanged && !(saving.isPending && isEqualJson(saving.variables.maps, value)),
    set: (part: Partial<MapSettings>) => setChange((now) => ({ ...now, ...part })),
    save,
  };
}
