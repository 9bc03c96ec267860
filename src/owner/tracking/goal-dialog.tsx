/** Sets or changes a goal: its name, and what counts towards it, step by step. */
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type CountedGoal, changeGoal, createGoal } from '#domain/tracking/calls-goals.ts';
import { type GoalStep, MAX_STEPS, type StepKind } from '#domain/tracking/goals.ts';
import { call } from '../api.ts';
import { FormChoice } from '../figures/form-choice.tsx';
import { Suggested } from '../figures/suggested.tsx';
import { fill } from '../fill.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './goals-panel.module.css';
import * as say from './words/en.ts';

type Forms = readonly { readonly id: string; readonly name: string }[];

interface GoalDialogProps {
  readonly siteId: string;
  /** Undefined for a new one. */
  readonly goal: CountedGoal | undefined;
  readonly forms: Forms;
  readonly onClose: () => void;
}

const KINDS: readonly { readonly value: StepKind; readonly label: string }[] = [
  { value: 'page', label: say.visitsAPage },
  { value: 'button', label: say.clicksAButton },
  { value: 'form', label: say.submitsAForm },
  { value: 'event', label: say.triggersAnEvent },
  { value: 'order', label: say.placesAnOrder },
];

/** Known by a number of its own while it is edited: steps have nothing else to be told apart by. */
interface EditedStep extends GoalStep {
  readonly key: number;
}

export function GoalDialog({ siteId, goal, forms, onClose }: GoalDialogProps): ReactNode {
  const [name, setName] = useState(goal?.name ?? '');
  const [steps, setSteps] = useState<readonly EditedStep[]>(() =>
    (goal?.steps ?? [{ kind: 'page' as const, value: '' }]).map(({ kind, value }, key) => ({
      kind,
      value,
      key,
    })),
  );
  const body = {
    name,
    steps: steps.map(({ kind, value }) => ({ kind, value: kind === 'order' ? '' : value })),
  };
  const sending = useAction(
    () =>
      goal
        ? call(changeGoal, { site: siteId, goal: goal.id, body })
        : call(createGoal, { site: siteId, body }),
    { reads: ['visitors', siteId, 'goals'], isFailureShown: true, onDone: onClose },
  );
  const isWhole =
    name.trim() !== '' && steps.every(({ kind, value }) => kind === 'order' || value.trim() !== '');
  const replace = (key: number, next: Partial<GoalStep>) =>
    setSteps(steps.map((step) => (step.key === key ? { ...step, ...next } : step)));
  const add = () =>
    setSteps([...steps, { kind: 'page', value: '', key: 1 + Math.max(...steps.map(({ key }) => key)) }]);
  return (
    <FormDialog
      title={goal ? say.editGoal : say.newGoal}
      description={say.severalStepsMakeAFunnelWe}
      action={goal ? say.save : say.saveGoal}
      isIncomplete={!isWhole}
      sending={{ ...sending, mutate: () => sending.mutate() }}
      onClose={onClose}
    >
      <TextField
        label={say.name}
        value={name}
        maxLength={80}
        placeholder={say.workshopBooked}
        onChange={setName}
      />
      {steps.map((step, index) => (
        <div key={step.key} className={styles['row']}>
          <SelectField<StepKind>
            label={steps.length === 1 ? say.visitor : fill(say.stepCount, { count: index + 1 })}
            value={step.kind}
            options={KINDS}
            onChange={(kind) => replace(step.key, { kind, value: '' })}
          />
          <StepValue
            siteId={siteId}
            step={step}
            forms={forms}
            onChange={(value) => replace(step.key, { value })}
          />
          {steps.length > 1 && (
            <IconButton
              label={fill(say.removeStepCount, { count: index + 1 })}
              icon={<X size={16} />}
              onClick={() => setSteps(steps.filter((each) => each !== step))}
            />
          )}
        </div>
      ))}
      {steps.length < MAX_STEPS && (
        <div>
          <Button tone="quiet" icon={<Plus size={16} />} onClick={add}>
            {say.addAStep}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

interface StepValueProps {
  readonly siteId: string;
  readonly step: GoalStep;
  readonly forms: Forms;
  readonly onChange: (value: string) => void;
}

function StepValue({ siteId, step, forms, onChange }: StepValueProps): ReactNode {
  const { kind, value } = step;
  if (kind === 'order')
    return <TextField label={say.which} value={say.anyPaidOrder} disabled onChange={onChange} />;
  if (kind === 'form') return <FormChoice forms={forms} value={value} onChange={onChange} />;
  return <Suggested siteId={siteId} kind={kind} value={value} onChange={onChange} />;
}
