/** Products from a table: its columns are looked at, a trial says what would happen, then it happens. */
import { type ReactNode, useState } from 'react';
import type { Collection } from '#domain/content/calls-collections.ts';
import type { ProductTable } from '#domain/store/catalogue/product-table/read-products.ts';
import { useRefreshDocuments } from '../../../documents.ts';
import { useTimeZone } from '../../../fields/site-data.ts';
import { fill } from '../../../fill.ts';
import { useSite } from '../../../session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { FileChoice } from '../../../ui/file-choice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { type TableAttempt, useTableRun } from '../../../ui/use-table-run.ts';
import { openShop } from '../open-shop.ts';
import { ColumnTable } from './column-table.tsx';
import { FetchChoice } from './fetch-choice.tsx';
import { ImportReport } from './import-report.tsx';
import { PictureProgress } from './picture-progress.tsx';
import { readTable, runTable } from './table-import.ts';
import * as say from './words/en.ts';

export interface ImportDialogProps {
  readonly shops: readonly Collection[];
  readonly currency: string;
  readonly onClose: () => void;
}

export function ImportDialog({ shops, currency, onClose }: ImportDialogProps): ReactNode {
  const { id: site } = useSite();
  const [shopId, setShopId] = useState(shops[0]?.id ?? '');
  const [file, setFile] = useState<File>();
  const [table, setTable] = useState<ProductTable>();
  const [isFetching, setIsFetching] = useState(false);
  const run = useRun({ shopId, setShopId, currency, table, isFetching });
  const choose = async (chosen: File | undefined) => {
    setFile(chosen);
    setTable(undefined);
    run.reset();
    if (!chosen) return;
    try {
      setTable(await readTable(chosen));
    } catch (error) {
      run.fail(error);
    }
  };
  const { trial, result } = run;
  return (
    <Dialog
      title={say.importProducts}
      isOpen
      onClose={() => {
        run.stop();
        onClose();
      }}
      footer={<Footer run={run} table={table} onClose={onClose} />}
    >
      <Stack>
        {!result && (
          <FileChoice
            label={say.chooseACsvFile}
            hint={say.aCsvFileFromVitrineShopify}
            accept=".csv,.tsv,.txt,text/csv"
            file={file}
            onChange={(chosen) => void choose(chosen)}
          />
        )}
        {!result && shops.length > 1 && (
          <SelectField
            label={say.into}
            value={shopId}
            options={shops.map((shop) => ({ value: shop.id, label: shop.title }))}
            onChange={(id) => {
              setShopId(id);
              run.reset();
            }}
          />
        )}
        {table && !trial && !result && (
          <ColumnTable
            table={table}
            onChange={(mapping) => {
              setTable({ ...table, mapping });
              run.reset();
            }}
          />
        )}
        {run.progress !== undefined && (
          <Progress share={run.progress} label={run.isTrial ? say.checking : say.importing} />
        )}
        {run.failure && <Notice tone="danger">{run.failure}</Notice>}
        {table && trial && !result && (
          <>
            <ImportReport report={trial} table={table} isTrial />
            <FetchChoice table={table} isOn={isFetching} onChange={setIsFetching} />
          </>
        )}
        {table && result && <ImportReport report={result} table={table} />}
        {(result || !table) && <PictureProgress site={site} />}
      </Stack>
    </Dialog>
  );
}

type RunState = ReturnType<typeof useRun>;

function Footer({
  run,
  table,
  onClose,
}: {
  readonly run: RunState;
  readonly table: ProductTable | undefined;
  readonly onClose: () => void;
}): ReactNode {
  if (run.result)
    return (
      <Button tone="primary" onClick={onClose}>
        {say.done}
      </Button>
    );
  const { trial } = run;
  const taken = trial ? trial.made + trial.changed : 0;
  if (trial)
    return (
      <>
        <Button onClick={run.reset}>{say.backToTheColumns}</Button>
        <Button
          tone="primary"
          isBusy={run.progress !== undefined}
          disabled={taken === 0}
          onClick={() => void run.start(false)}
        >
          {fill(say.importTakenProducts, { taken })}
        </Button>
      </>
    );
  return (
    <Button
      tone="primary"
      disabled={!table}
      isBusy={run.progress !== undefined}
      onClick={() => void run.start(true)}
    >
      {say.checkFile}
    </Button>
  );
}

interface RunOf {
  readonly shopId: string;
  readonly setShopId: (id: string) => void;
  readonly currency: string;
  readonly table: ProductTable | undefined;
  readonly isFetching: boolean;
}

function useRun({ shopId, setShopId, currency, table, isFetching }: RunOf) {
  const { id: site } = useSite();
  const timeZone = useTimeZone(site);
  const refresh = useRefreshDocuments(site);
  const run =
    table &&
    (async (attempt: TableAttempt) => {
      const collection = shopId || (await openShop(site));
      setShopId(collection);
      const report = await runTable({ site, collection, currency, timeZone, table, isFetching, ...attempt });
      if (!attempt.isTrial) await refresh();
      return report;
    });
  return useTableRun({
    run,
    failureWords: (message) => fill(say.messageProductsAlreadyImportedAreKept, { message }),
  });
}
