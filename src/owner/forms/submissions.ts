/** Submissions as the owner area asks for them. */
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormSubmission, SubmissionList } from '#domain/forms/submission.ts';
import { EMPTY_SUMMARY, summarize } from '#domain/forms/summarize.ts';
import { api } from '../api.ts';
import { showError } from '../ui/toasts.tsx';

export type Folder = 'inbox' | 'spam';

export interface SubmissionLook {
  readonly folder: Folder;
  /** Id of a form; empty for all. */
  readonly form: string;
  readonly search: string;
}

export function submissionsPath(siteId: string): string {
  return `/api/sites/${siteId}/submissions`;
}

export function useSubmissions(siteId: string, look: SubmissionLook) {
  return useInfiniteQuery({
    queryKey: ['submissions', siteId, look],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams(
        Object.entries({ ...look, before: pageParam }).filter(([, value]) => value !== ''),
      );
      return api.get<SubmissionList>(`${submissionsPath(siteId)}?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
    refetchInterval: REFRESH_MS,
  });
}

/** What arrives while the list is looked at appears in it. */
const REFRESH_MS = 30_000;

export type SubmissionMark = { readonly isRead?: boolean; readonly isSpam?: boolean };

export function useMarking(siteId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...mark }: SubmissionMark & { readonly id: string }) =>
      api.patch<{ submission: FormSubmission }>(`${submissionsPath(siteId)}/${id}`, mark),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['submissions', siteId] }),
    onError: showError,
  });
}

export function useDeleting(siteId: string, onDeleted: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => api.post(`${submissionsPath(siteId)}/delete`, { ids }),
    onSuccess: async () => {
      onDeleted();
      await queryClient.invalidateQueries({ queryKey: ['submissions', siteId] });
    },
    onError: showError,
  });
}

export function allOf(data: InfiniteData<SubmissionList> | undefined): readonly FormSubmission[] {
  return data?.pages.flatMap(({ submissions }) => submissions) ?? [];
}

/** Who wrote and what, in two short texts. */
export function titleOf({ content, formName }: FormSubmission): {
  readonly who: string;
  readonly what: string;
} {
  const texts = content
    .map((kept) => ({ type: kept.type, text: summarize(kept) }))
    .filter(({ text }) => text !== EMPTY_SUMMARY);
  const who = ['name', 'email', 'text'].flatMap(
    (type) => texts.find((each) => each.type === type)?.text ?? [],
  )[0];
  const rest = texts.filter(({ text, type }) => text !== who && type !== 'email' && type !== 'hidden');
  const long = rest.find(({ type }) => type === 'textarea') ?? rest[0];
  return { who: who ?? (formName || 'Somebody'), what: long?.text.replace(/\s+/g, ' ') ?? '' };
}
