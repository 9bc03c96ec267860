/** One line of text, several, or code; also days, colours and web addresses, which are text with rules. */
import { type ReactNode, useState } from 'react';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { checkLink } from '#domain/links/check-link.ts';
import { fill } from '../../fill.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import styles from '../panel.module.css';
import { type FieldState, type Path, useField } from '../panel-context.tsx';
import * as say from './words/en.ts';

type TextDescription = Extract<
  FieldDescription,
  { kind: 'text' | 'long-text' | 'code' | 'day' | 'colour' | 'web-address' }
>;

export function TextControl({
  field,
  path,
}: {
  readonly field: TextDescription;
  readonly path: Path;
}): ReactNode {
  const state = useField<string | undefined>(path, field.kind);
  const common = {
    ...field.input,
    label: field.label,
    hint: field.hint,
    error: state.error,
    aside: state.aside,
    value: state.value ?? '',
    // An optional text that is emptied is absent, so that the value it replaces shows again.
    onChange: (text: string) => state.set(field.isOptional && text === '' ? undefined : text),
  };
  switch (field.kind) {
    case 'long-text':
      return <TextArea {...common} rows={field.input?.rows ?? 3} />;
    case 'code':
      return <TextArea {...common} rows={8} isCode />;
    case 'day':
      return <TextField {...common} type="date" />;
    case 'colour':
      return <TextField {...common} suffix={<ColourWell state={state} label={field.label} />} />;
    case 'web-address':
      return <WebAddress field={field} state={state} />;
    default:
      return <TextField {...common} />;
  }
}

function ColourWell({
  state,
  label,
}: {
  readonly state: FieldState<string | undefined>;
  readonly label: string;
}): ReactNode {
  return (
    <input
      type="color"
      className={styles['well']}
      aria-label={fill(say.labelPickAColour, { label })}
      value={/^#[0-9a-f]{6}$/i.test(state.value ?? '') ? state.value : '#888888'}
      onChange={(event) => state.set(event.currentTarget.value)}
    />
  );
}

/** Says what is wrong once the field is left, since every address is wrong while it is being typed. */
function WebAddress({
  field,
  state,
}: {
  readonly field: TextDescription;
  readonly state: FieldState<string | undefined>;
}): ReactNode {
  const [problem, setProblem] = useState<string>();
  // Kept as a change of the address that it replaces: if that has changed since, both versions are shown.
  const [typing, setTyping] = useState<{ readonly text: string; readonly set: typeof state.set }>();
  const typed = typing?.text;
  const keep = (): void => {
    if (typing === undefined) return;
    const { text } = typing;
    const checked = checkLink(text === '' ? '' : withScheme(text));
    if (!checked.ok && checked.reason !== 'empty') {
      setProblem(checked.message);
      return;
    }
    typing.set(checked.ok ? checked.link : '');
    setTyping(undefined);
  };
  return (
    <TextField
      label={field.label}
      hint={field.hint}
      aside={state.aside}
      error={problem ?? state.error}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder="https://"
      value={typed ?? state.value ?? ''}
      onChange={(text) => {
        setTyping((before) => ({ text, set: before?.set ?? state.set }));
        setProblem(undefined);
      }}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  );
}

/** `example.com` is meant as a web address, `ada@example.com` as a mail address. */
function withScheme(typed: string): string {
  const text = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || /^[#/]/.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
  return /^[^\s/]+\.[^\s/]{2,}/.test(text) ? `https://${text}` : text;
}
