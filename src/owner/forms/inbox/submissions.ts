/** The calls for submissions. */
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type FormSubmission,
  read,
  readList,
  readNews,
  type SubmissionList,
} from '#domain/forms/calls-inbox.ts';
import { mailLink } from '#domain/forms/contact-links.ts';
import { EMPTY_SUMMARY, summarize } from '#domain/forms/summarize.ts';
import { call, queryOf } from '../../api.ts';
import { fill } from '../../fill.ts';
import { unreadKey } from './use-unread.ts';
import * as say from './words/en.ts';

export type Folder = 'inbox' | 'spam';

export interface InboxFilter {
  readonly folder: Folder;
  /** Id of a form; empty for all. */
  readonly form: string;
  readonly search: string;
}

export type SubmissionPages = InfiniteData<SubmissionList>;

export const submissionKeys = {
  all: (siteId: string) => ['submissions', siteId] as const,
  lists: (siteId: string) => ['submissions', siteId, 'list'] as const,
  one: (siteId: string, id: string) => ['submissions', siteId, 'one', id] as const,
  news: (siteId: string) => ['submission-news', siteId] as const,
};

/** Refetched only on request, so that rows never jump. */
export function useSubmissions(siteId: string, filter: InboxFilter) {
  return useInfiniteQuery({
    queryKey: [...submissionKeys.lists(siteId), filter],
    queryFn: ({ signal, pageParam }) =>
      call(readList, { site: siteId, query: { ...filter, before: pageParam } }, { signal }),
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
    queryFn: ({ signal }) => call(read, { site: siteId, submission: id }, { signal }),
  });
}

/** Counts what arrives while the list is open; paused while the window is hidden. */
const NEWS_EVERY_MS = 10_000;

/** @param after id of the newest shown submission; undefined until it is known */
export function useSubmissionNews(siteId: string, filter: InboxFilter, after: string | undefined) {
  const asked = { site: siteId, query: { ...filter, after } };
  const client = useQueryClient();
  return useQuery({
    queryKey: [...submissionKeys.news(siteId), queryOf(asked)],
    queryFn: async ({ signal }) => {
      const news = await call(readNews, asked, { signal });
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
  return address && mailLink(address, fill(say.reFormname, { formName: formName || say.yourMessage }));
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
  return { who: who ?? (formName || say.someone), what: long?.text.replace(/\s+/g, ' ') ?? '' };
}
