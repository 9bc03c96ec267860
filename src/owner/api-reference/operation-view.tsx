/** One call: what it does, what it takes, what it gives, and how to try it. */
import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { rich } from '../rich.tsx';
import { IconButton } from '../ui/button.tsx';
import { useCopy } from '../ui/use-copy.ts';
import styles from './api-reference.module.css';
import { curlOf } from './example.ts';
import type { Media, Operation, Schemas } from './reference.ts';
import { Property, SchemaView } from './schema-view.tsx';
import * as say from './words/en.ts';

export interface OperationViewProps {
  readonly operation: Operation;
  readonly origin: string;
  readonly schemas: Schemas;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

export function OperationView(props: OperationViewProps): ReactNode {
  const { operation, isOpen, onToggle } = props;
  const { id, method, path, summary } = operation;
  return (
    <details
      id={id}
      className={styles['operation']}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) onToggle(event.currentTarget.open);
      }}
    >
      <summary>
        <span className={`small accent ${styles['method']}`} data-method={method}>
          {method}
        </span>
        <span className="stack snug words">
          <span className="strong">{summary}</span>
          <code className="muted">{path}</code>
        </span>
      </summary>
      {isOpen && <Details {...props} />}
    </details>
  );
}

function Details({ operation, origin, schemas }: OperationViewProps): ReactNode {
  const { description, parameters, body, answer, conflict } = operation;
  const curl = curlOf(operation, origin, schemas);
  return (
    <div className={`stack loose words ${styles['details']}`}>
      {description && <p>{description}</p>}
      <p className={`muted ${styles['muted']}`}>
        <Permission operation={operation} />
      </p>
      {parameters.length > 0 && (
        <Part title={say.parameters}>
          <ul className={`stack snug ${styles['properties']}`}>
            {parameters.map(({ name, schema, required }) => (
              <Property key={name} name={name} schema={schema} isRequired={required} schemas={schemas} />
            ))}
          </ul>
        </Part>
      )}
      {body && (
        <Part title={say.body}>
          <MediaView media={body} schemas={schemas} />
        </Part>
      )}
      {answer && (
        <Part title={say.answer}>
          <MediaView media={answer} schemas={schemas} isAnswer />
        </Part>
      )}
      {conflict && (
        <Part title={say.answerIfSomeoneElseChangedIt}>
          <MediaView media={conflict} schemas={schemas} isAnswer />
        </Part>
      )}
      <Part title={say.example}>
        <Code text={curl} />
      </Part>
    </div>
  );
}

function Permission({ operation: { permission, scope } }: Pick<OperationViewProps, 'operation'>): ReactNode {
  if (permission === 'open') return say.publicLabel;
  if (permission === 'visitor') return say.forPagesOfASiteAnswers;
  if (permission === 'self') return say.forSignedInPeopleAboutTheir;
  const code = (inside: ReactNode) => <code>{inside}</code>;
  return scope === undefined
    ? rich(say.requiresThePermission, { permission, code })
    : rich(say.requiresThePermissionOrAToken, { permission, scope, code });
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section>
      <h3 className={styles['part']}>{title}</h3>
      {children}
    </section>
  );
}

interface MediaViewProps {
  readonly media: Media;
  readonly schemas: Schemas;
  readonly isAnswer?: boolean;
}

function MediaView({ media, schemas, isAnswer = false }: MediaViewProps): ReactNode {
  if (media.schema && /json|urlencoded/.test(media.type))
    return <SchemaView schema={media.schema} schemas={schemas} isAnswer={isAnswer} />;
  if (media.type.startsWith('no content'))
    return <p className={`muted ${styles['muted']}`}>{say.nothing204}</p>;
  return (
    <p className={`muted ${styles['muted']}`}>
      {rich(say.aFileSentAsType, { type: media.type, code: (inside) => <code>{inside}</code> })}
    </p>
  );
}

function Code({ text }: { readonly text: string }): ReactNode {
  const { isCopied, copy } = useCopy(text);
  return (
    <div className={`row soft tight top ${styles['code']}`}>
      <pre>{text}</pre>
      <IconButton
        label={isCopied ? say.copied : say.copy}
        icon={isCopied ? <Check /> : <Copy />}
        size="small"
        onClick={copy}
      />
    </div>
  );
}
