/** One of a few values side by side, one of many in a list, or any number of them. */
import type { ReactNode } from 'react';
import type { Choice, FieldDescription } from '#domain/fields/describe-schema.ts';
import { SelectField } from '../../ui/field.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Labelled } from '../labelled.tsx';
import styles from '../panel.module.css';
import { type Path, useField } from '../panel-context.tsx';

const MAX_SEGMENTS = 4;
/** What fits side by side into the narrowest panel. */
const MAX_SEGMENT_LETTERS = 27;

function isSegmented(choices: readonly Choice[]): boolean {
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0);
  return choices.length <= MAX_SEGMENTS && letters + 2 * choices.length <= MAX_SEGMENT_LETTERS + 8;
}

type ChoiceDescription = Extract<FieldDescription, { kind: 'choice' | 'choices' }>;
interface Props {
  readonly field: ChoiceDescription;
  readonly path: Path;
}

const SampleChoice = lazyPart(
  () => import('./sample-choice.tsx'),
  'SampleChoice',
  ({ plain }) => plain,
);

export function ChoiceControl(props: Props): ReactNode {
  const plain = <PlainChoice {...props} />;
  const { field, path } = props;
  if (field.kind !== 'choice' || !field.hasSamples) return plain;
  return <SampleChoice field={field} path={path} plain={plain} />;
}

function PlainChoice({ field, path }: Props): ReactNode {
  const state = useField<string | number | undefined>(path, field.kind);
  const { label, hint, choices } = field;
  const isListed = (field.kind === 'choice' && field.isListed) || !isSegmented(choices);
  const options = choices.map((choice) => ({ value: String(choice.value), label: choice.label }));
  const set = (text: string): void => state.set(choices.find(({ value }) => String(value) === text)?.value);
  const value = String(state.value ?? '');
  if (isListed) {
    const { error, aside } = state;
    return <SelectField {...{ label, hint, error, aside, value, options }} onChange={set} />;
  }
  return (
    <Labelled label={label} hint={hint} error={state.error} aside={state.aside}>
      <Segmented label={label} value={value} options={options} onChange={set} />
    </Labelled>
  );
}

export function ChoicesControl({ field, path }: Props): ReactNode {
  const state = useField<readonly (string | number)[] | undefined>(path, field.kind);
  const chosen = state.value ?? [];
  return (
    <Labelled label={field.label} hint={field.hint} error={state.error} aside={state.aside}>
      <div className="tiles">
        {field.choices.map(({ value, label }) => (
          <label key={value} className={`row tight ${styles['check']}`}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                state.set(
                  event.currentTarget.checked ? [...chosen, value] : chosen.filter((each) => each !== value),
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
    </Labelled>
  );
}
