/** Members from a table: plans are chosen, a trial shows what would happen, then it happens. */
import { type ReactNode, useState } from 'react';
import type { PlanInArea } from '#domain/members/areas.ts';
import { fill } from '../../fill.ts';
import { listed } from '../../language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileChoice } from '../../ui/file-choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ImportReport } from './import-report.tsx';
import { ChoosePlans, plansByName } from './plan-choices.tsx';
import { readTable, type Table } from './table-import.ts';
import { type Choices, useImport } from './use-import.ts';
import * as say from './words/en.ts';

interface ImportDialogProps {
  readonly plans: readonly PlanInArea[];
  readonly onClose: () => void;
}

const NOTHING: Choices = { planOf: new Map(), planForAll: '', sendsMail: false, joinsNewsletter: false };

export function ImportDialog({ plans, onClose }: ImportDialogProps): ReactNode {
  const [file, setFile] = useState<File>();
  const [table, setTable] = useState<Table>();
  const [choices, setChoices] = useState(NOTHING);
  const run = useImport(table, choices);
  const choose = async (chosen: File | undefined) => {
    setFile(chosen);
    setTable(undefined);
    run.reset();
    if (!chosen) return;
    try {
      const read = await readTable(chosen);
      setTable(read);
      setChoices({ ...NOTHING, planOf: plansByName(read.marks, plans) });
    } catch (error) {
      run.fail(error);
    }
  };
  const { trial, result, progress } = run;
  return (
    <Dialog
      title={say.importMembers}
      isOpen
      onClose={() => {
        run.stop();
        onClose();
      }}
      footer={<Footer run={run} isReady={table !== undefined} onClose={onClose} />}
    >
      <Stack>
        {!trial && !result && (
          <FileChoice
            label={say.chooseACsvFile}
            hint={say.aCsvFileFromVitrineGhost}
            accept=".csv,.tsv,.txt,text/csv"
            file={file}
            onChange={(chosen) => void choose(chosen)}
          />
        )}
        {table && !trial && !result && <Options {...{ table, plans, choices, onChange: setChoices }} />}
        {progress !== undefined && (
          <Progress share={progress} label={run.isTrial ? say.checking : say.importing} />
        )}
        {run.failure && <Notice tone="danger">{run.failure}</Notice>}
        {table && trial && !result && <ImportReport report={trial} table={table} isTrial />}
        {table && result && <ImportReport report={result} table={table} />}
      </Stack>
    </Dialog>
  );
}

interface OptionsProps {
  readonly table: Table;
  readonly plans: readonly PlanInArea[];
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

function Options({ table, plans, choices, onChange }: OptionsProps): ReactNode {
  const { unread, hasPasswords, hasNewsletter } = table;
  const change = (part: Partial<Choices>) => onChange({ ...choices, ...part });
  const getsPlan = choices.planForAll !== '' || [...choices.planOf.values()].some((plan) => plan !== '');
  return (
    <>
      {plans.length > 0 && <ChoosePlans {...{ table, plans, choices }} onChange={change} />}
      {hasNewsletter && (
        <Switch
          label={say.addToTheNewsletter}
          hint={say.onlyThoseTheFileSays}
          isOn={choices.joinsNewsletter}
          onChange={(joinsNewsletter) => change({ joinsNewsletter })}
        />
      )}
      {getsPlan && (
        <Switch
          label={say.emailPeopleWhoGetAPlan}
          hint={say.theyGetTheWelcomeEmail}
          isOn={choices.sendsMail}
          onChange={(sendsMail) => change({ sendsMail })}
        />
      )}
      {hasPasswords && <p className="hint">{say.passwordsAreKept}</p>}
      {unread.length > 0 && (
        <p className="words hint">{fill(say.columnsNotImported, { columns: listed([...unread]) })}</p>
      )}
    </>
  );
}

interface FooterProps {
  readonly run: ReturnType<typeof useImport>;
  readonly isReady: boolean;
  readonly onClose: () => void;
}

function Footer({ run, isReady, onClose }: FooterProps): ReactNode {
  const { trial, result, progress } = run;
  const isBusy = progress !== undefined;
  if (result)
    return (
      <Button tone="primary" onClick={onClose}>
        {say.done}
      </Button>
    );
  if (!trial)
    return (
      <Button tone="primary" disabled={!isReady} isBusy={isBusy} onClick={() => void run.start(true)}>
        {say.checkFile}
      </Button>
    );
  const taken = trial.made + trial.changed;
  return (
    <>
      <Button onClick={run.reset}>{say.back}</Button>
      <Button tone="primary" isBusy={isBusy} disabled={taken === 0} onClick={() => void run.start(false)}>
        {fill(say.importTakenMembers, { taken })}
      </Button>
    </>
  );
}
