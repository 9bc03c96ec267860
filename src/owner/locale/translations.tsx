/** All that has texts on a site, with how much of each is translated into a language. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import type { AnswerOf } from '#domain/calls/call.ts';
import { readTranslations } from '#domain/locale/calls.ts';
import { MAX_EXPORTED } from '#domain/locale/exchange/calls-files.ts';
import { TEXT_GROUPS, type TextGroup } from '#domain/locale/text-kinds.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ShowMore } from '../ui/list.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FileActions } from './file-actions.tsx';
import { languageName } from './language-name.ts';

type Row = AnswerOf<typeof readTranslations>['documents'][number];

const PARTS: Readonly<Record<string, string>> = {
  header: 'Header',
  footer: 'Footer',
  navigation: 'Navigation',
};

/** Above its rows, and above their names. */
const GROUP_WORDS: Readonly<Record<TextGroup, { readonly title: string; readonly name?: string }>> = {
  pages: { title: 'Pages', name: 'Page' },
  posts: { title: 'Posts', name: 'Post' },
  products: { title: 'Products', name: 'Product' },
  menus: { title: 'Menus' },
  parts: { title: 'Header, footer and sections' },
  settings: { title: 'Site settings' },
  labels: { title: 'Categories and tags' },
  store: { title: 'Store' },
  bookings: { title: 'Bookings' },
  consent: { title: 'Cookie banner' },
  popups: { title: 'Popups and bars' },
  emails: { title: 'Emails' },
};

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Address', cell: addressOf },
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

function addressOf({ kind, path }: Row): string {
  return path ?? (kind in PARTS ? 'On every page' : '');
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
  const rows = list.data?.pages.flatMap(({ documents }) => documents).filter(({ total }) => total > 0);
  const [chosen, setChosen] = useState<readonly string[]>();
  const listing = {
    idOf: ({ id }: Row) => id,
    bulk: {
      nameOf: titleOf,
      most: MAX_EXPORTED,
      actions: ({ ids }: { readonly ids: readonly string[] }) => (
        <Button onClick={() => setChosen(ids)}>Export</Button>
      ),
    },
    open: ({ id }: Row) => `/sites/${site.id}/translations/${language}/${id}`,
    empty: {
      title: 'Nothing to translate',
      picture: <Languages size={32} />,
      children: 'Pages with text appear here.',
    },
  };
  return (
    <Screen
      title={`Translate into ${languageName(language)}`}
      description="Text without a translation shows in the main language."
      above={{ to: `/sites/${site.id}/settings/languages`, label: 'Languages' }}
      actions={<FileActions language={language} />}
      width="wide"
    >
      {chosen && <ExportDialog language={language} documents={chosen} onClose={() => setChosen(undefined)} />}
      {rows === undefined || rows.length === 0 ? (
        <Listing {...listing} label="Pages to translate" columns={COLUMNS} query={list} rows={rows} />
      ) : (
        <>
          {TEXT_GROUPS.map((group) => (
            <Group key={group} group={group} listing={listing} rows={rows} />
          ))}
          <ShowMore list={list} />
        </>
      )}
    </Screen>
  );
}

interface GroupProps {
  readonly group: TextGroup;
  readonly rows: readonly Row[];
  readonly listing: Omit<ComponentProps<typeof Listing<Row>>, 'label' | 'columns' | 'rows'>;
}

function Group({ group, rows, listing }: GroupProps): ReactNode {
  const own = rows.filter((row) => row.group === group);
  if (own.length === 0) return null;
  const { title, name = 'Name' } = GROUP_WORDS[group];
  return (
    <Panel title={title}>
      <Listing
        {...listing}
        isBare
        label={`${title} to translate`}
        rows={own}
        columns={[{ title: name, kind: 'name', cell: titleOf }, ...COLUMNS]}
      />
    </Panel>
  );
}
