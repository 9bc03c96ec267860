import { type ReactNode, useState } from 'react';
import { importTable, type RowReport } from '#domain/redirects/calls.ts';
import { MAX_ROWS } from '#domain/redirects/redirect-table.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { FileChoice } from '../ui/file-choice.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import * as say from './words/en.ts';

const SHOWN_AT_ONCE = 100;
const OUTCOMES: Readonly<
  Record<RowReport['outcome'], { readonly label: string; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
  created: { label: say.newLabel, tone: 'good' },
  changed: { label: say.changed, tone: 'accent' },
  unchanged: { label: say.unchanged, tone: 'neutral' },
  refused: { label: say.rejected, tone: 'danger' },
};
/** What has to be looked at comes first. */
const ORDER: readonly RowReport['outcome'][] = ['refused', 'changed', 'created', 'unchanged'];

interface RedirectTablePanelProps {
  readonly siteId: string;
  readonly onTaken: () => Promise<void>;
}

export function RedirectTablePanel({ siteId, onTaken }: RedirectTablePanelProps): ReactNode {
  const [file, setFile] = useState<File>();
  const [csv, setCsv] = useState('');
  const look = useAction(
    async (chosen: File) => {
      const text = await chosen.text();
      setCsv(text);
      return call(importTable, { site: siteId, body: { csv: text, isDryRun: true } });
    },
    { isFailureShown: true },
  );
  const take = useAction(() => call(importTable, { site: siteId, body: { csv } }), {
    said: ({ rows }) => {
      const taken = rows.filter(isTaken).length;
      return fill(say.takenRedirectsImported, { taken });
    },
    isFailureShown: true,
    onDone: async () => {
      choose(undefined);
      await onTaken();
    },
  });
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    take.reset();
    if (chosen) look.mutate(chosen);
    else look.reset();
  };
  const rows = look.data?.rows;
  const taken = rows?.filter(isTaken).length ?? 0;
  return (
    <Panel
      title={say.importFromCsv}
      description={fill(say.aCsvFileWithTheColumns, { maxRows: MAX_ROWS.toLocaleString(LOCALE) })}
      footer={
        rows && (
          <Button tone="primary" disabled={taken === 0} isBusy={take.isPending} onClick={() => take.mutate()}>
            {taken === 0
              ? say.nothingToImport
              : fill(say.importTaken, { taken: taken.toLocaleString(LOCALE) })}
          </Button>
        )
      }
    >
      <Stack>
        <FileChoice
          label={say.chooseACsvFile}
          hint=".csv"
          accept=".csv,.tsv,.txt,text/csv"
          file={file}
          onChange={choose}
        />
        {(look.error ?? take.error) && <Failure error={look.error ?? take.error} />}
        {rows && <Rows key={file?.name} rows={rows} />}
      </Stack>
    </Panel>
  );
}

function isTaken({ outcome }: RowReport): boolean {
  return outcome === 'created' || outcome === 'changed';
}

const COLUMNS: readonly Column<RowReport>[] = [
  { title: say.oldAddress, kind: 'name', cell: ({ from }) => from || say.empty },
  {
    title: say.newAddress,
    cell: ({ target, message }) => (
      <div className="stack snug words">
        {target || say.empty}
        {message && <span className="small warn">{message}</span>}
      </div>
    ),
  },
  { title: say.line, cell: ({ line }) => fill(say.lineLine, { line }) },
  {
    title: say.outcome,
    kind: 'actions',
    cell: ({ outcome }) => <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>,
  },
];

function Rows({ rows }: { readonly rows: readonly RowReport[] }): ReactNode {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const sorted = rows.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
  const refused = rows.filter(({ outcome }) => outcome === 'refused').length;
  const left = rows.length - shown;
  return (
    <>
      <Notice tone={refused > 0 ? 'warning' : 'good'}>
        {refused === 0
          ? fill(say.allCountLinesCanBeImported, { count: rows.length.toLocaleString(LOCALE) })
          : fill(say.refusedOfCountLinesCantBe, { refused, count: rows.length.toLocaleString(LOCALE) })}
      </Notice>
      <Listing
        label={say.linesOfTheTable}
        isBare
        rows={sorted.slice(0, shown)}
        idOf={({ line }) => `${line}`}
        columns={COLUMNS}
        empty={{ title: say.noLines, children: say.chooseACsvFileWithOne }}
      />
      {left > 0 && (
        <Button isWide onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {fill(say.showMoreOfLeft, { left: left.toLocaleString(LOCALE) })}
        </Button>
      )}
    </>
  );
}
