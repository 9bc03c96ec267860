/** The panel of a text with a shape: the shapes as they are drawn, then what its schema says of it. */
import { type ReactNode, useId, useMemo } from 'react';
import type { TextShapeProps } from '#blocks/text-shape/definition.ts';
import mountShape from '#blocks/text-shape/island.ts';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { type Choice, describeFields } from '#domain/fields/describe-schema.ts';
import { BlockPanel } from '../../fields/block-panel.tsx';
import { Group } from '../../fields/group.tsx';
import { Labelled } from '../../fields/labelled.tsx';
import { useField } from '../../fields/panel-context.tsx';
import styles from '../samples.module.css';
import { useIsland } from '../use-island.ts';
import * as say from './words/en.ts';

const NOTHING = {};

export function Panel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
  const shape = useMemo(
    () => describeFields(definition.props).find(({ key }) => key === 'shape')?.field,
    [definition],
  );
  return (
    <>
      {shape?.kind === 'choice' && (
        <Group>
          <Shapes label={shape.label} choices={shape.choices} />
        </Group>
      )}
      <BlockPanel definition={definition} without={['shape']} />
    </>
  );
}

function Shapes({
  label,
  choices,
}: {
  readonly label: string;
  readonly choices: readonly Choice[];
}): ReactNode {
  const { value, set, error, aside } = useField<TextShapeProps['shape']>(['props', 'shape']);
  const id = useId();
  const marks = {
    'data-shape-mode': useField<string>(['props', 'mode']).value,
    'data-shape-direction': useField<string>(['props', 'direction']).value,
    'data-shape-duration': useField<number>(['props', 'duration']).value,
    'data-shape-thickness': useField<string>(['props', 'thickness']).value,
  };
  return (
    <Labelled label={label} error={error} aside={aside}>
      <div className="tiles" role="radiogroup" aria-label={label}>
        {choices.map((choice) => (
          <label key={choice.value} className="pick stack snug">
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={choice.value === value}
              onChange={() => set(choice.value)}
            />
            <Sample marks={{ ...marks, 'data-shape': choice.value }} />
            <span className="hint">{choice.label}</span>
          </label>
        ))}
      </div>
    </Labelled>
  );
}

/** Changes of the marks play it anew. */
function Sample({
  marks,
}: {
  readonly marks: Readonly<Record<`data-${string}`, string | number>>;
}): ReactNode {
  const root = useIsland<HTMLSpanElement, object>(mountShape, NOTHING);
  return (
    <span ref={root} className={`centre soft ink ${styles['picture']}`} aria-hidden="true">
      <span className="text-shape">
        <mark {...marks}>{say.words}</mark>
      </span>
    </span>
  );
}
