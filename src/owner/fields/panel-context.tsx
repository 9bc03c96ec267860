/**
 * What every control shares: the form that it stands in, which may be a block's panel or one of settings; and of the panel
 * beside the page the target, its layer, and the way changes take.
 */
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import {
  changeValue,
  type Editable,
  type LayeredValue,
  layersAt,
  readValue,
  resetValue,
} from '#domain/fields/edit-layer.ts';
import { isEqualJson } from '#domain/json.ts';
import type { FieldPanelProps } from './contract.ts';
import { OriginTag, OverriddenTag } from './origin-tag.tsx';

export interface PanelContext extends Omit<FieldPanelProps, 'target'> {
  readonly target: Editable;
  /** What is wrong with a value at a path; undefined where it can be kept. */
  readonly problemOf: (path: readonly string[], value: unknown) => string | undefined;
}

/** All that most controls know of where they stand. */
export interface FieldForm {
  readonly siteId: string;
  /** Paths of fields lead into it. */
  readonly value: unknown;
  readonly useField: (path: Path, kind?: FieldDescription['kind']) => FieldState<unknown>;
}

const Form = createContext<FieldForm | undefined>(undefined);
export const FieldFormProvider = Form.Provider;

export function useFieldForm(): FieldForm {
  const form = useContext(Form);
  if (!form) throw new Error('Fields belong in a form.');
  return form;
}

export function useField<Value>(path: Path, kind?: FieldDescription['kind']): FieldState<Value> {
  return useFieldForm().useField(path, kind) as FieldState<Value>;
}

const Context = createContext<PanelContext | undefined>(undefined);

export function PanelProvider(props: {
  readonly value: PanelContext;
  readonly children: ReactNode;
}): ReactNode {
  const { value: panel, children } = props;
  const { siteId, target } = panel;
  return (
    <Context value={panel}>
      <Form value={{ siteId, value: target.value, useField: useLayeredField }}>{children}</Form>
    </Context>
  );
}

export function usePanel(): PanelContext {
  const panel = useContext(Context);
  if (!panel) throw new Error('Fields belong in a field panel.');
  return panel;
}

export type Path = readonly string[];

export interface FieldState<Value> extends Omit<LayeredValue, 'value'> {
  /** What was typed last, kept or not. */
  readonly value: Value;
  readonly error: string | undefined;
  /** Keeps the value if it is valid; otherwise shows it with what is wrong. */
  readonly set: (value: unknown) => void;
  /** Says where the value comes from, and where another one is shown instead. */
  readonly aside: ReactNode;
}

interface Draft {
  readonly value: unknown;
  readonly error: string | undefined;
  /** The stored values beside which the draft stands; another one was set elsewhere and counts more. */
  readonly beside: readonly unknown[];
}

function useLayeredField(path: Path, kind?: FieldDescription['kind']): FieldState<unknown> {
  const panel = usePanel();
  const [draft, setDraft] = useState<Draft>();
  const stored = readValue(panel.target, panel.layer, path, kind);
  const isCurrent = draft?.beside.some((value) => isSame(value, stored.value)) === true;
  // It has arrived: from here on the stored value counts, so that undo is seen.
  if (isCurrent && draft?.error === undefined && isSame(draft?.value, stored.value)) setDraft(undefined);
  const shown = isCurrent && draft ? draft.value : stored.value;
  const set = (value: unknown): void => {
    const error = panel.problemOf(path, value);
    setDraft({ value, error, beside: error ? [stored.value] : [stored.value, value] });
    if (error) return;
    const operations = changeValue(panel.target, panel.layer, path, value, kind);
    if (operations.length > 0) panel.onChange(operations);
  };
  const reset = (): void => {
    setDraft(undefined);
    panel.onChange(resetValue(panel.target, panel.layer, path));
  };
  const aside =
    stored.origin === 'base' ? (
      <OverriddenTag layers={layersAt(panel.target, path)} />
    ) : (
      <OriginTag layer={panel.layer} origin={stored.origin} onReset={reset} />
    );
  const error = isCurrent ? draft?.error : undefined;
  return { value: shown, origin: stored.origin, error, set, aside };
}

function isSame(a: unknown, b: unknown): boolean {
  return isEqualJson(a ?? null, b ?? null);
}
