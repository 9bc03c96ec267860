/** Newsletter lists as the owner area asks for them. */
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as lists from '#domain/lists/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { useAction } from '../ui/use-action.ts';
import * as say from './words/en.ts';

const FOLDERS = ['subscribed', 'pending', 'gone'] as const;
export type Folder = (typeof FOLDERS)[number];

export interface MemberLook {
  readonly folder: Folder;
  readonly search: string;
}

export function useLists(siteId: string) {
  return useQuery({
    queryKey: ['lists', siteId],
    queryFn: ({ signal }) => call(lists.readAll, { site: siteId }, { signal }),
    refetchInterval: REFRESH_MS,
  });
}

export function useMembers(siteId: string, listId: string, { folder, search }: MemberLook) {
  return useInfiniteQuery({
    queryKey: ['lists', siteId, listId, folder, search],
    queryFn: ({ signal, pageParam: before }) =>
      call(
        lists.readMembers,
        { site: siteId, list: listId, query: { state: folder, search, before } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
    refetchInterval: REFRESH_MS,
  });
}

/** Who confirms while the list is looked at appears in it. */
const REFRESH_MS = 30_000;

export function membersOf(data: InfiniteData<lists.MemberPage> | undefined): readonly lists.ListMember[] {
  return data?.pages.flatMap(({ members }) => members) ?? [];
}

interface Change<Input, Answer> {
  readonly run: (input: Input) => Promise<Answer>;
  /** What is said when it worked; without words nothing is. */
  readonly done?: (answer: Answer) => string;
  readonly onDone?: (answer: Answer) => void;
  /** Failures are shown where they belong. */
  readonly isQuiet?: boolean;
}

/** A call that changes lists or who is on them. */
export function useListChange<Input, Answer>(siteId: string, change: Change<Input, Answer>) {
  return useAction(change.run, {
    ...(change.done && { said: change.done }),
    reads: ['lists', siteId],
    onDone: change.onDone,
    isFailureShown: change.isQuiet ?? false,
  });
}

export function people(count: number): string {
  return fill(say.countPeople, { count });
}
