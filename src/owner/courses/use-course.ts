/** A course as the owner area asks for it. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { readItems } from '#domain/content/calls-collections.ts';
import { readMembers } from '#domain/courses/calls.ts';
import { call } from '../api.ts';

/** All of its lessons, drafts too, in the order of the collection. */
export function useLessons(site: string, collection: string) {
  return useQuery({
    queryKey: ['documents', site, 'lessons', collection],
    queryFn: async ({ signal }) => {
      const lessons: { readonly id: string; readonly title: string }[] = [];
      for (;;) {
        const query = { order: 'manual', offset: lessons.length } as const;
        const { items, total } = await call(readItems, { site, collection, query }, { signal });
        lessons.push(...items.map(({ id, title }) => ({ id, title })));
        if (items.length === 0 || lessons.length >= total) return lessons;
      }
    },
  });
}

export function useCourseMembers(site: string, collection: string) {
  return useInfiniteQuery({
    queryKey: ['course-members', site, collection],
    queryFn: ({ signal, pageParam: before }) =>
      call(readMembers, { site, collection, query: { before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
