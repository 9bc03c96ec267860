/** Tags or categories: typed one by one, proposed from those in use, changed and taken away where they stand. */
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { addLabels, checkLabel, type LabelKind } from '#domain/links/labels.ts';
import { LABEL_MESSAGES } from '#domain/links/messages.ts';
import { fillMessage } from '#domain/message-template.ts';
import { fill } from '../fill.ts';
import { TextField } from '../ui/field.tsx';
import { unfinishedWords } from '../ui/unfinished.ts';
import styles from './labels-field.module.css';
import * as say from './words/en.ts';

export interface LabelsFieldProps {
  readonly kind: LabelKind;
  readonly label: string;
  readonly value: readonly string[];
  /** In use elsewhere in the collection. */
  readonly proposed: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

const FIRST: Readonly<Record<LabelKind, string>> = { tag: say.addATag, category: say.addACategory };
const FURTHER: Readonly<Record<LabelKind, string>> = {
  tag: say.addAnotherTag,
  category: say.addAnotherCategory,
};

export function LabelsField(props: LabelsFieldProps): ReactNode {
  const { kind, label, value, proposed } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const typing = useTyping(props);
  const { text, edited } = typing;
  const how = edited === undefined ? say.pressEnterToAddIt : say.pressEnterToChangeIt;
  return (
    <div className="stack tight">
      <TextField
        ref={input}
        label={label}
        value={text}
        list={listId}
        placeholder={(value.length === 0 ? FIRST : FURTHER)[kind]}
        hint={
          text === ''
            ? undefined
            : edited === undefined
              ? say.enterOrACommaAddsIt
              : say.enterOrACommaChangesIt
        }
        error={typing.problem}
        data-unfinished={edited === text ? undefined : unfinishedWords(text, how)}
        onChange={typing.type}
        onKeyDown={typing.onKeyDown}
        onPaste={typing.onPaste}
        onBlur={() => edited === undefined && typing.keep()}
      />
      <datalist id={listId}>
        {proposed
          .filter((each) => !value.includes(each))
          .map((each) => (
            <option key={each} value={each} />
          ))}
      </datalist>
      <Chips
        {...props}
        edited={edited}
        onEdit={(one) => {
          input.current?.focus();
          typing.edit(one);
        }}
        onRemove={typing.remove}
      />
    </div>
  );
}

/** What is being typed: a new label, or another name for one that stands there. */
function useTyping({ kind, value, onChange }: LabelsFieldProps) {
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const checked = checkLabel(
    kind,
    text,
    value.filter((each) => each !== edited),
  );
  const begin = (one?: string) => {
    setEdited(one);
    setText(one ?? '');
    setRefusal(undefined);
  };
  const keep = () => {
    if (!checked.ok) return;
    const { label } = checked;
    onChange(
      edited === undefined ? [...value, label] : value.map((each) => (each === edited ? label : each)),
    );
    begin();
  };
  const type = (next: string) => {
    const added = edited === undefined ? addLabels(kind, next, value) : undefined;
    if (added && added.labels.length > value.length) onChange(added.labels);
    setText(added ? added.rest : next);
    setRefusal(undefined);
  };
  const edit = (one: string) => {
    const isBusy = edited !== undefined && edited !== one && text !== edited;
    if (isBusy) setRefusal(fillMessage(LABEL_MESSAGES.oneAtATime, { tagType: kind }));
    else begin(one);
  };
  const isIdle = text === '' && edited === undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      keep();
    }
    if (event.key === 'Escape' && !isIdle) {
      event.stopPropagation();
      begin();
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && isIdle && last !== undefined) edit(last);
  };
  return {
    text,
    edited,
    // What is missing is no mistake while somebody types.
    problem: refusal ?? (checked.ok || checked.reason === 'empty' ? undefined : checked.message),
    keep,
    edit,
    onKeyDown,
    type,
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      // A field of one line would run the lines together.
      const lines = event.clipboardData.getData('text/plain');
      if (edited !== undefined || !/[\n\t]/.test(lines.trim())) return;
      event.preventDefault();
      type(lines);
    },
    remove: (one: string) => {
      if (one === edited) begin();
      onChange(value.filter((other) => other !== one));
    },
  };
}

interface ChipsProps extends Pick<LabelsFieldProps, 'label' | 'value'> {
  readonly edited: string | undefined;
  readonly onEdit: (one: string) => void;
  readonly onRemove: (one: string) => void;
}

function Chips({ label, value, edited, onEdit, onRemove }: ChipsProps): ReactNode {
  if (value.length === 0) return null;
  return (
    <ul className="cluster tight" aria-label={fill(say.labelOfThisPost, { label })}>
      {value.map((each) => (
        <li
          key={each}
          className={`inline soft snug ${styles['chip']}`}
          data-edited={each === edited || undefined}
        >
          <button type="button" className={`clip ink ${styles['word']}`} onClick={() => onEdit(each)}>
            {each}
          </button>
          <button
            type="button"
            className={`centre muted ${styles['remove']}`}
            aria-label={fill(say.removeEach, { each })}
            onClick={() => onRemove(each)}
          >
            <X size={13} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
