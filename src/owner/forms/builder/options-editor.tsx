/** The options of a choice field as an editable list: Enter adds one, and every pasted line becomes one. */
import { GripVertical, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { firstOptions } from '#domain/forms/edit-fields.ts';
import type { FormField } from '#domain/forms/form.ts';
import { Labelled } from '../../fields/labelled.tsx';
import { fill } from '../../fill.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import drop from '../../ui/drop-line.module.css';
import { useReorder } from '../../ui/use-edge-drag.ts';
import styles from './options-editor.module.css';
import { useFormBuilder } from './use-form-builder.ts';
import { isTwice, type Option, type Options, useOptions } from './use-options.ts';
import * as say from './words/en.ts';

const MAX_OPTIONS = 100;
const STATEMENTS = {
  label: say.statements,
  add: say.addAStatement,
  name: say.statementNumber,
  remove: say.removeStatementNumber,
} as const;
const CHOICES = {
  label: say.choices,
  add: say.addAChoice,
  name: say.choiceNumber,
  remove: say.removeChoiceNumber,
} as const;

export function OptionsEditor({ field }: { readonly field: FormField }): ReactNode {
  const builder = useFormBuilder();
  const words = field.type === 'likert' ? STATEMENTS : CHOICES;
  const options = useOptions(
    field.options,
    (next, renamed) => builder.setOptions(field.id, next, renamed),
    firstOptions(field.type),
  );
  const list = useRef<HTMLUListElement>(null);
  const [focusKey, setFocusKey] = useState<{ readonly key: number }>();
  useEffect(() => {
    if (!focusKey) return;
    list.current?.querySelector<HTMLElement>(`[data-option="${focusKey.key}"]`)?.focus();
  }, [focusKey]);
  const twice = options.entries.find(isTwice);
  const isFull = options.entries.length >= MAX_OPTIONS;
  const add = (afterKey?: number): void => {
    if (!isFull) setFocusKey({ key: options.add(afterKey) });
  };
  return (
    <Labelled
      label={words.label}
      hint={isFull ? fill(say.youCanAddUpToMaxoptions, { maxOptions: MAX_OPTIONS }) : undefined}
      error={twice && fill(say.textIsAlreadyInTheList, { text: twice.text.trim() })}
    >
      <ul ref={list} className="stack full snug">
        {options.entries.map((option, index) => (
          <OptionRow
            key={option.key}
            fieldId={field.id}
            option={option}
            index={index}
            words={words}
            options={options}
            onAdd={() => add(option.key)}
            onFocus={(key) => setFocusKey({ key })}
          />
        ))}
      </ul>
      <Button size="small" tone="quiet" icon={<Plus />} disabled={isFull} onClick={() => add()}>
        {words.add}
      </Button>
    </Labelled>
  );
}

interface OptionRowProps {
  readonly fieldId: string;
  readonly option: Option;
  readonly index: number;
  readonly words: typeof STATEMENTS | typeof CHOICES;
  readonly options: Options;
  readonly onAdd: () => void;
  readonly onFocus: (key: number) => void;
}

function OptionRow(props: OptionRowProps): ReactNode {
  const { fieldId, option, index, words, options, onFocus } = props;
  const { key, text } = option;
  const { row, handle, edge } = useReorder({
    list: `options of ${fieldId}`,
    id: String(key),
    index,
    onMove: (dragged, to) => options.move(Number(dragged), to),
  });
  return (
    <li ref={row} className={`anchor ${drop['row']} row snug ${styles['option']}`} data-edge={edge}>
      <span ref={handle} className={`centre fixed muted ${styles['handle']}`}>
        <GripVertical size={14} aria-hidden="true" />
      </span>
      <input
        type="text"
        data-option={key}
        className="input grow"
        aria-label={fill(words.name, { number: index + 1 })}
        aria-invalid={isTwice(option) || undefined}
        aria-keyshortcuts="Enter Alt+ArrowUp Alt+ArrowDown"
        maxLength={200}
        value={text}
        onChange={(event) => options.type(key, event.currentTarget.value)}
        onKeyDown={(event) => takeKey(event, props)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (!/[\r\n\t]/.test(pasted.trim())) return;
          event.preventDefault();
          const { selectionStart, selectionEnd } = event.currentTarget;
          onFocus(options.paste(key, pasted, selectionStart === 0 && selectionEnd === text.length));
        }}
        onBlur={() => options.settle(key)}
      />
      <IconButton
        label={text ? fill(say.removeText, { text }) : fill(words.remove, { number: index + 1 })}
        icon={<X />}
        size="small"
        onClick={() => removeAt(props)}
      />
    </li>
  );
}

function removeAt({ option, index, options, onFocus }: OptionRowProps): void {
  const next = options.entries[index - 1] ?? options.entries[index + 1];
  options.remove(option.key);
  if (next) onFocus(next.key);
}

function takeKey(event: KeyboardEvent, props: OptionRowProps): void {
  const { option, index, options, onAdd, onFocus } = props;
  const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const beside = options.entries[index + way];
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) onAdd();
  else if (event.key === 'Backspace' && option.text === '') removeAt(props);
  else if (way !== 0 && event.altKey) {
    options.move(option.key, index + way);
    onFocus(option.key);
  } else if (way !== 0 && beside) onFocus(beside.key);
  else return;
  event.preventDefault();
}
