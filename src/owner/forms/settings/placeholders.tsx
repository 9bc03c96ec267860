/** Placeholders that are filled in for each mail; pressing one inserts it at the caret. */
import { type FocusEvent, type ReactNode, useRef } from 'react';
import type { MailsOfForm } from '#domain/forms/calls.ts';
import { placeholderOf } from '#domain/forms/mail-template.ts';
import { sampleContent } from '#domain/forms/sample-values.ts';
import { fill } from '../../fill.ts';
import styles from './form-part.module.css';
import * as say from './words/en.ts';

type Writable = HTMLInputElement | HTMLTextAreaElement;

export interface Insertion {
  /** Of each control it may go into. */
  readonly onFocus: (event: FocusEvent<Writable>) => void;
  /** Around the one it goes into at first. */
  readonly place: (element: HTMLElement | null) => void;
  readonly insert: (placeholder: string) => void;
}

export function useInsertion(): Insertion {
  const first = useRef<Writable>(null);
  const written = useRef<Writable>(null);
  return {
    onFocus: (event) => {
      written.current = event.currentTarget;
    },
    place: (element) => {
      first.current = element?.querySelector<Writable>('textarea, input') ?? null;
    },
    insert: (placeholder) => {
      const target = written.current ?? first.current;
      if (!target) return;
      target.focus();
      const { length } = target.value;
      target.setRangeText(placeholder, target.selectionStart ?? length, target.selectionEnd ?? length, 'end');
      target.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

/** Those that are no labels, as owners read them; inserted is the name that mails know. */
const OWN = { name: say.name, form: say.form, site: say.site, 'all entries': say.allEntries } as const;
type Own = keyof typeof OWN;

interface PlaceholdersProps {
  /** Into what. */
  readonly label: string;
  readonly form: MailsOfForm;
  /** Beside the labels of its fields. */
  readonly more: readonly Own[];
  readonly onInsert: (placeholder: string) => void;
}

export function Placeholders({ label, form, more, onInsert }: PlaceholdersProps): ReactNode {
  const labels = sampleContent(form.fields)
    .filter(({ type }) => type !== 'password' && type !== 'name')
    .map((field) => field.label);
  const own = new Map<string, string>((['name', ...more] as const).map((name) => [name, OWN[name]]));
  const all = [...new Set(['name', ...labels, ...more])];
  return (
    <fieldset className={`cluster snug ${styles['placeholders']}`}>
      <legend className="visually-hidden">{label}</legend>
      <span className={`hint ${styles['insert']}`} aria-hidden="true">
        {say.insert}
      </span>
      {all.map((name) => (
        <button
          key={name}
          type="button"
          className={`clip hint well ${styles['placeholder']}`}
          aria-label={fill(say.insertName, { name: own.get(name) ?? name })}
          onClick={() => onInsert(placeholderOf(name))}
        >
          {own.get(name) ?? name}
        </button>
      ))}
    </fieldset>
  );
}
