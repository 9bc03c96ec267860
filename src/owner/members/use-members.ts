/** Members as the owner area asks for them. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Period } from '#domain/locale/period.ts';
import * as members from '#domain/members/calls.ts';
import type { MemberChoice } from '#domain/members/member-filter.ts';
import { memberSettings } from '#domain/members/settings.ts';
import { call } from '../api.ts';

export const keyOf = (siteId: string) => ['members', siteId] as const;

export function useMembers(siteId: string, chosen: MemberChoice) {
  return useInfiniteQuery({
    queryKey: [...keyOf(siteId), 'list', chosen],
    queryFn: ({ signal, pageParam: before }) =>
      call(members.readAll, { site: siteId, query: { ...chosen, before } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
}

export function useMember(siteId: string, siteMember: string) {
  return useQuery({
    queryKey: [...keyOf(siteId), siteMember],
    queryFn: ({ signal }) => call(members.read, { site: siteId, siteMember }, { signal }),
  });
}

export function useFigures(siteId: string, period: Period) {
  return useQuery({
    queryKey: [...keyOf(siteId), 'figures', period],
    queryFn: ({ signal }) => call(members.readFigures, { site: siteId, query: { ...period } }, { signal }),
    placeholderData: (before) => before,
  });
}

export function useCanJoin(siteId: string): boolean | undefined {
  const { data } = useQuery({
    queryKey: [...keyOf(siteId), 'settings'],
    queryFn: ({ signal }) => call(memberSettings.read, { site: siteId }, { signal }),
  });
  return data?.memberSettings.canJoin;
}
