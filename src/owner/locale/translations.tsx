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
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ShowMore } from '../ui/list.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FileActions } from './file-actions.tsx';
import { languageName } from './language-name.ts';
import * as say from './words/en.ts';

type Row = AnswerOf<typeof readTranslations>['documents'][number];

const PARTS: Readonly<Record<string, string>> = {
  header: say.header,
  footer: say.footer,
  navigation: say.navigation,
};

/** Above its rows, and above their names. */
const GROUP_WORDS: Readonly<Record<TextGroup, { readonly title: string; readonly name?: string }>> = {
  pages: { title: say.pages, name: say.page },
  posts: { title: say.posts, name: say.post },
  products: { title: say.products, name: say.product },
  menus: { title: say.menus },
  parts: { title: say.headerFooterAndSections },
  settings: { title: say.siteSettings },
  labels: { title: say.categoriesAndTags },
  store: { title: say.store },
  bookings: { title: say.bookings },
  consent: { title: say.cookieBanner },
  popups: { title: say.popupsAndBars },
  emails: { title: say.emails },
};

const COLUMNS: readonly Column<Row>[] = [
  { title: say.address, cell: addressOf },
  { title: say.status, cell: StatusOf },
  {
    title: say.toTranslate,
    kind: 'number',
    cell: ({ missing, outdated }) => missing + outdated,
    unit: () => say.toTranslate2,
    sortBy: ({ missing, outdated }) => missing + outdated,
  },
];

function titleOf({ kind, title }: Row): string {
  return PARTS[kind] ?? (title || say.untitled);
}

function addressOf({ kind, path }: Row): string {
  return path ?? (kind in PARTS ? say.onEveryPage : '');
}

function StatusOf({ total, missing, outdated }: Row): ReactNode {
  if (outdated > 0) return <Badge tone="warning">{say.outdated}</Badge>;
  if (missing === 0) return <Badge tone="good">{say.translated}</Badge>;
  return missing === total ? (
    <Badge>{say.notTranslated}</Badge>
  ) : (
    <Badge tone="accent">{say.partlyTranslated}</Badge>
  );
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
        <Button onClick={() => setChosen(ids)}>{say.exportLabel}</Button>
      ),
    },
    open: ({ id }: Row) => `/sites/${site.id}/translations/${language}/${id}`,
    empty: {
      title: say.nothingToTranslate,
      picture: <Languages size={32} />,
      children: say.pagesWithTextAppearHere,
    },
  };
  return (
    <Screen
      title={fill(say.translateIntoLanguagename, { languageName: languageName(language) })}
      description={say.textWithoutATranslationShowsIn}
      above={{ to: `/sites/${site.id}/settings/languages`, label: say.languages }}
      actions={<FileActions language={language} />}
      width="wide"
    >
      {chosen && <ExportDialog language={language} documents={chosen} onClose={() => setChosen(undefined)} />}
      {rows === undefined || rows.length === 0 ? (
        <Listing {...listing} label={say.pagesToTranslate} columns={COLUMNS} query={list} rows={rows} />
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
  const { title, name = say.name } = GROUP_WORDS[group];
  return (
    <Panel title={title}>
      <Listing
        {...listing}
        isBare
        label={fill(say.titleToTranslate, { title })}
        rows={own}
        columns={[{ title: name, kind: 'name', cell: titleOf }, ...COLUMNS]}
      />
    </Panel>
  );
}
