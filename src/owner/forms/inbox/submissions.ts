/** The calls for submissions. */
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { mailLink } from '#domain/forms/contact-links.ts';
import type {
  FormSubmission,
  NotedSubmission,
  SubmissionList,
  SubmissionNews,
} from '#domain/forms/submission.ts';
import { EMPTY_SUMMARY, summarize } from '#domain/forms/summarize.ts';
import { api } from '../../api.ts';
import { unreadKey } from './use-unread.ts';

export type Folder = 'inbox' | 'spam';

export interface InboxFilter {
  readonly folder: Folder;
  /** Id of a form; empty for all. */
  readonly form: string;
  readonly search: string;
}

export type SubmissionPages = InfiniteData<SubmissionList>;

export function submissionsPath(siteId: string): string {
  return `/api/sites/${siteId}/submissions`;
}

export const submissionKeys = {
  all: (siteId: string) => ['submissions', siteId] as const,
  lists: (siteId: string) => ['submissions', siteId, 'list'] as const,
  one: (siteId: string, id: string) => ['submissions', siteId, 'one', id] as const,
  news: (siteId: string) => ['submission-news', siteId] as const,
};

/** The filters as a query, without empty ones. */
export function queryOf(filter: Partial<InboxFilter> & { readonly [name: string]: string }): string {
  return String(new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')));
}

/** Refetched only on request, so that rows never jump. */
export function useSubmissions(siteId: string, filter: InboxFilter) {
  return useInfiniteQuery({
    queryKey: [...submissionKeys.lists(siteId), filter],
    queryFn: ({ signal, pageParam }) =>
      api.get<SubmissionList>(`${submissionsPath(siteId)}?${queryOf({ ...filter, before: pageParam })}`, {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useSubmission(siteId: string, id: string) {
  return useQuery({
    queryKey: submissionKeys.one(siteId, id),
    queryFn: ({ signal }) =>
      api.get<{ readonly submission: NotedSubmission }>(`${submissionsPath(siteId)}/${id}`, { signal }),
  });
}

/** Counts what arrives while the list is open; paused while the window is hidden. */
const NEWS_EVERY_MS = 10_000;

/** @param after id of the newest shown submission; undefined until it is known */
export function useSubmissionNews(siteId: string, filter: InboxFilter, after: string | undefined) {
  const query = queryOf({ ...filter, after: after ?? '' });
  const client = useQueryClient();
  return useQuery({
    queryKey: [...submissionKeys.news(siteId), query],
    queryFn: async ({ signal }) => {
      const news = await api.get<SubmissionNews>(`${submissionsPath(siteId)}/news?${query}`, { signal });
      client.setQueryData(unreadKey(siteId), news);
      return news;
    },
    refetchInterval: NEWS_EVERY_MS,
    staleTime: 0,
    enabled: after !== undefined,
  });
}

export function allOf(data: SubmissionPages | undefined): readonly FormSubmission[] {
  return data?.pages.flatMap(({ submissions }) => submissions) ?? [];
}

/** A link to write to the sender; undefined if no address was given. */
export function replyLink({ content, formName }: FormSubmission): string | undefined {
  const address = content
    .filter(({ type }) => type === 'email')
    .map(summarize)
    .find((text) => text.includes('@'));
  return address && mailLink(address, `Re: ${formName || 'your message'}`);
}

/** The sender and a summary, as two short texts. */
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
