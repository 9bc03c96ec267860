import { type ReactNode, useState } from 'react';
import { importTable, type RowReport } from '#domain/redirects/calls.ts';
import { MAX_ROWS } from '#domain/redirects/redirect-table.ts';
import { call } from '../api.ts';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { FileChoice } from '../ui/file-choice.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';

const SHOWN_AT_ONCE = 100;
const OUTCOMES: Readonly<
  Record<RowReport['outcome'], { readonly label: string; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
  created: { label: 'New', tone: 'good' },
  changed: { label: 'Changed', tone: 'accent' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
  refused: { label: 'Rejected', tone: 'danger' },
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
      return taken === 1 ? '1 redirect imported.' : `${taken} redirects imported.`;
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
      title="Import from CSV"
      description={`A CSV file with the columns From, To and Kind (301 or 302), up to ${MAX_ROWS.toLocaleString('en')} rows. Other redirects are kept.`}
      footer={
        rows && (
          <Button tone="primary" disabled={taken === 0} isBusy={take.isPending} onClick={() => take.mutate()}>
            {taken === 0 ? 'Nothing to import' : `Import ${taken.toLocaleString('en')}`}
          </Button>
        )
      }
    >
      <Stack>
        <FileChoice
          label="Choose a CSV file"
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
  { title: 'Old address', kind: 'name', cell: ({ from }) => from || '(empty)' },
  {
    title: 'New address',
    cell: ({ target, message }) => (
      <div className="stack snug words">
        {target || '(empty)'}
        {message && <span className="small warn">{message}</span>}
      </div>
    ),
  },
  { title: 'Line', cell: ({ line }) => `Line ${line}` },
  {
    title: 'Outcome',
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
          ? `All ${rows.length.toLocaleString('en')} lines can be imported.`
          : `${refused} of ${rows.length.toLocaleString('en')} lines can’t be imported. The others are not affected.`}
      </Notice>
      <Listing
        label="Lines of the table"
        isBare
        rows={sorted.slice(0, shown)}
        idOf={({ line }) => `${line}`}
        columns={COLUMNS}
        empty={{ title: 'No lines', children: 'Choose a CSV file with one redirect per line.' }}
      />
      {left > 0 && (
        <Button isWide onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          Show more of {left.toLocaleString('en')}
        </Button>
      )}
    </>
  );
}
