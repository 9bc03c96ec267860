/** What a body or an answer holds, name by name; what is inside opens when it is asked for. */
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Schema } from '#domain/api-reference/calls.ts';
import { fill } from '../fill.ts';
import { rich } from '../rich.tsx';
import styles from './api-reference.module.css';
import type { Schemas } from './reference.ts';
import { insideOf, schemaWords } from './schema-words.ts';
import * as say from './words/en.ts';

interface SchemaViewProps {
  readonly schema: Schema;
  readonly schemas: Schemas;
  /** What is answered tells what may be absent, what is sent what has to be there. */
  readonly isAnswer?: boolean;
}

export function SchemaView({ schema, schemas, isAnswer = false }: SchemaViewProps): ReactNode {
  const inside = insideOf(schema, schemas);
  if (!inside) return <p className={`muted ${styles['muted']}`}>{schemaWords(schema, schemas)}</p>;
  if (inside.anyOf) {
    return (
      <ol className={`stack ${styles['choices']}`}>
        {inside.anyOf.map((each, index) => (
          <li key={index}>
            <span className={`muted ${styles['muted']}`}>{index === 0 ? say.oneOfThese : say.or}</span>
            <Properties schema={each} schemas={schemas} isAnswer={isAnswer} />
          </li>
        ))}
      </ol>
    );
  }
  return <Properties schema={inside} schemas={schemas} isAnswer={isAnswer} />;
}

function Properties({ schema, schemas, isAnswer = false }: SchemaViewProps): ReactNode {
  return (
    <ul className={`stack snug ${styles['properties']}`}>
      {Object.entries(schema.properties ?? {}).map(([name, each]) => (
        <Property
          key={name}
          name={name}
          schema={each}
          isRequired={schema.required?.includes(name) ?? false}
          schemas={schemas}
          isAnswer={isAnswer}
        />
      ))}
    </ul>
  );
}

interface PropertyProps extends SchemaViewProps {
  readonly name: string;
  readonly isRequired: boolean;
}

export function Property({ name, schema, isRequired, schemas, isAnswer = false }: PropertyProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const hasInside = insideOf(schema, schemas) !== undefined;
  return (
    <li className={styles['property']}>
      <span className="cluster baseline">
        <code className="ink">{name}</code>
        <span className={`muted ${styles['muted']}`}>
          {schemaWords(schema, schemas)}
          {isRequired && !isAnswer && <span className="accent"> {say.required}</span>}
          {!isRequired && isAnswer && ` ${say.optional}`}
          {schema.default !== undefined &&
            !isAnswer &&
            ` ${fill(say.defaultStringify, { stringify: JSON.stringify(schema.default) })}`}
        </span>
        {hasInside && (
          <button
            type="button"
            className={`inline lit snug small accent ${styles['inside']}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={13} aria-hidden="true" />
            {rich(say.insideName, {
              name,
              span: (inside) => <span className="visually-hidden">{inside}</span>,
            })}
          </button>
        )}
      </span>
      {schema.description && <span className="block">{schema.description}</span>}
      {isOpen && <SchemaView schema={schema} schemas={schemas} isAnswer={isAnswer} />}
    </li>
  );
}
