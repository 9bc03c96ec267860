/** Declares an experiment: what it is called, who takes part, and what visitors should do. */
import { type ReactNode, useState } from 'react';
import { change, create, type ExperimentEntry } from '#domain/experiments/calls.ts';
import { call } from '../api.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import { type ChosenGoal, GoalFields, isWholeGoal, toGoal } from './goal-fields.tsx';
import { keyOf } from './queries.ts';
import { type Split, SplitFields, toWeights } from './split-fields.tsx';
import * as say from './words/en.ts';

type ExperimentType = ExperimentEntry['experimentType'];

interface ExperimentDialogProps {
  readonly siteId: string;
  /** Undefined for a new one. */
  readonly experiment: ExperimentEntry | undefined;
  readonly onClose: () => void;
  readonly onDone?: (experiment: ExperimentEntry) => void;
}

const KINDS = [
  { value: 'AB_TEST', label: say.abTest },
  { value: 'FEATURE_TOGGLE', label: say.featureToggle },
] as const;
const COUNTS = [
  { value: '2', label: say.twoVersions },
  { value: '3', label: say.threeVersions },
  { value: '4', label: say.fourVersions },
] as const;

interface Draft {
  readonly name: string;
  readonly experimentType: ExperimentType;
  readonly versions: string;
  readonly share: string;
  readonly split: Split;
  readonly goal: ChosenGoal;
}

const NEW: Draft = {
  name: '',
  experimentType: 'AB_TEST',
  versions: '2',
  share: '100',
  split: undefined,
  goal: { kind: 'page', value: '' },
};

function draftOf({ name, experimentType, versions, share, weights, goal }: ExperimentEntry): Draft {
  return {
    name,
    experimentType,
    versions: String(versions.length),
    share: String(share),
    split: weights?.map(String),
    goal: goal ?? { kind: 'none', value: '' },
  };
}

function bodyOf({ name, experimentType, versions, share, split, goal }: Draft) {
  const count = experimentType === 'AB_TEST' ? Number(versions) : 2;
  const weights = (experimentType === 'AB_TEST' && toWeights(split, count)) || null;
  return { name, experimentType, versions: count, share: Number(share), weights, goal: toGoal(goal) };
}

function isWhole({ name, experimentType, versions, share, split, goal }: Draft): boolean {
  const isShare = /^\d{1,3}$/.test(share) && Number(share) >= 1 && Number(share) <= 100;
  const isTest = experimentType === 'AB_TEST';
  const isSplit = !isTest || toWeights(split, Number(versions)) !== undefined;
  return name.trim() !== '' && isShare && isSplit && isWholeGoal(goal, isTest);
}

export function ExperimentDialog({ siteId, experiment, onClose, onDone }: ExperimentDialogProps): ReactNode {
  const [draft, setDraft] = useState(() => (experiment ? draftOf(experiment) : NEW));
  const set = (next: Partial<Draft>) => setDraft({ ...draft, ...next });
  const isTest = draft.experimentType === 'AB_TEST';
  const body = bodyOf(draft);
  const sending = useAction(
    () =>
      experiment
        ? call(change, { site: siteId, experiment: experiment.id, body })
        : call(create, { site: siteId, body }),
    {
      reads: keyOf(siteId),
      isFailureShown: true,
      onDone: (answer) => {
        onClose();
        onDone?.(answer.experiment);
      },
    },
  );
  return (
    <FormDialog
      title={experiment ? say.editExperiment : say.newExperiment}
      action={experiment ? say.save : say.create}
      isIncomplete={!isWhole(draft)}
      sending={{ ...sending, mutate: () => sending.mutate() }}
      onClose={onClose}
    >
      <TextField
        label={say.name}
        value={draft.name}
        maxLength={60}
        placeholder={say.nameExample}
        onChange={(name) => set({ name })}
      />
      <SelectField<ExperimentType>
        label={say.kind}
        value={draft.experimentType}
        options={KINDS}
        onChange={(experimentType) => set({ experimentType })}
      />
      {isTest && (
        <SelectField
          label={say.numberOfVersions}
          value={draft.versions}
          options={COUNTS}
          onChange={(versions) => set({ versions })}
        />
      )}
      <TextField
        label={isTest ? say.share : say.shareWhoGetIt}
        hint={isTest ? say.shareHint : say.shareHintToggle}
        value={draft.share}
        inputMode="numeric"
        maxLength={3}
        suffix={say.ofAllVisitors}
        onChange={(share) => set({ share })}
      />
      {isTest && (
        <SplitFields
          versions={Number(draft.versions)}
          split={draft.split}
          onChange={(split) => set({ split })}
        />
      )}
      <GoalFields siteId={siteId} goal={draft.goal} mayBeNone={!isTest} onChange={(goal) => set({ goal })} />
    </FormDialog>
  );
}
