import { useQuery } from '@tanstack/react-query';
import { readList, readOne } from '#domain/experiments/calls.ts';
import { call } from '../api.ts';

export const keyOf = (site: string) => ['experiments', site] as const;

export function useExperiments(site: string) {
  return useQuery({
    queryKey: [...keyOf(site), 'list'],
    queryFn: ({ signal }) => call(readList, { site }, { signal }),
  });
}

export function useExperiment(site: string, experiment: string) {
  return useQuery({
    queryKey: [...keyOf(site), experiment],
    queryFn: ({ signal }) => call(readOne, { site, experiment }, { signal }),
  });
}
