/** The pages, posts and parts of a site with how much of each is translated into a language. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { AnswerOf } from '#domain/calls/call.ts';
import { readTranslations } from '#domain/locale/calls.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Screen } from '../ui/page.tsx';
import { languageName } from './language-name.ts';

type Row = AnswerOf<typeof readTranslations>['documents'][number];

const PARTS: Readonly<Record<string, string>> = {
  header: 'Header',
  footer: 'Footer',
  navigation: 'Navigation',
};

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Page', kind: 'name', cell: titleOf },
  { title: 'Address', cell: ({ path }) => path ?? 'On every page' },
  { title: 'Status', cell: StatusOf },
  {
    title: 'To translate',
    kind: 'number',
    cell: ({ missing, outdated }) => missing + outdated,
    unit: () => 'to translate',
    sortBy: ({ missing, outdated }) => missing + outdated,
  },
];

function titleOf({ kind, title }: Row): string {
  return PARTS[kind] ?? (title || 'Untitled');
}

function StatusOf({ total, missing, outdated }: Row): ReactNode {
  if (outdated > 0) return <Badge tone="warning">Outdated</Badge>;
  if (missing === 0) return <Badge tone="good">Translated</Badge>;
  return missing === total ? <Badge>Not translated</Badge> : <Badge tone="accent">Partly translated</Badge>;
}

export function Translations(): ReactNode {
  const site = useSite();
  const { language = '' } = useParams();
  const list = useInfiniteQuery({
    queryKey: ['translations', site.id, language],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(readTranslations, { site: site.id, language, query: { offset: String(pageParam) } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return (
    <Screen
      title={`Translate into ${languageName(language)}`}
      description="Text without a translation shows in the main language."
      above={{ to: `/sites/${site.id}/settings/languages`, label: 'Languages' }}
      width="wide"
    >
      <Listing
        label="Pages to translate"
        query={list}
        rows={list.data?.pages.flatMap(({ documents }) => documents).filter(({ total }) => total > 0)}
        idOf={({ id }) => id}
        columns={COLUMNS}
        open={({ id }) => `/sites/${site.id}/translations/${language}/${id}`}
        empty={{
          title: 'Nothing to translate',
          picture: <Languages size={32} />,
          children: 'Pages with text appear here.',
        }}
      />
    </Screen>
  );
}
