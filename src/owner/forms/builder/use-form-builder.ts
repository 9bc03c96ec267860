/** The actions of a form's panel on its fields, each a single undo step, and the open field. */

import { createContext, useContext, useEffect, useState } from 'react';
import { FORM_TEMPLATES, type FormTemplate } from '#blocks/form/templates.ts';
import type { Operation } from '#domain/content/operations.ts';
import { changeValue, readValue } from '#domain/fields/edit-layer.ts';
import {
  changeKind,
  dropLostConditions,
  duplicateField,
  insertField,
  moveField,
  type NewKind,
  newField,
  type Renaming,
  removeField,
  setOptions,
} from '#domain/forms/edit-fields.ts';
import type { FormField } from '#domain/forms/form.ts';
import { isEqualJson } from '#domain/json.ts';
import type { ChangeWords } from '../../fields/contract.ts';
import { type PanelContext, usePanel } from '../../fields/panel-context.tsx';
import { fill } from '../../fill.ts';
import { listed } from '../../language.ts';
import { makeId } from '../../make-id.ts';
import { showError } from '../../ui/toasts.tsx';
import * as say from './words/en.ts';

export const FIELDS_PATH = ['props', 'fields'] as const;

/** What to focus once it is shown; a new object each time. */
interface Focus {
  readonly on: 'row' | 'label' | 'back';
  readonly id: string;
}

export interface FormBuilder {
  readonly fields: readonly FormField[];
  /** The field whose properties are shown. */
  readonly opened: FormField | undefined;
  /** The field that was open last; new fields are added below it. */
  readonly currentId: string | undefined;
  readonly focus: Focus | undefined;
  /** The template in use, as long as it is unchanged. */
  readonly untouched: FormTemplate | undefined;
  open(id: string, focus?: Focus['on']): void;
  close(): void;
  /** New fields are added below this one. */
  look(id: string): void;
  add(kind: NewKind, afterId?: string): void;
  /** @param to place in the list, from 0 */
  move(id: string, to: number): void;
  duplicate(id: string): void;
  remove(id: string): void;
  changeKind(id: string, kind: NewKind): void;
  /** @param renamed options, so that conditions on them follow */
  setOptions(id: string, options: readonly string[], renamed?: Renaming): void;
  applyTemplate(template: FormTemplate): void;
}

interface Look {
  readonly openId?: string | undefined;
  readonly currentId?: string | undefined;
  readonly focus?: Focus | undefined;
}

const Context = createContext<FormBuilder | undefined>(undefined);
export const FormBuilderProvider = Context.Provider;

export function useFormBuilder(): FormBuilder {
  const builder = useContext(Context);
  if (!builder) throw new Error('The parts of the form builder belong in it.');
  return builder;
}

/** @param chosen the field that was pressed on the page; a new object each time */
export function useNewFormBuilder(): FormBuilder {
  const panel = usePanel();
  const [look, setLook] = useState<Look>({});
  const { chosenPart } = panel;
  useEffect(() => {
    if (chosenPart) setLook({ openId: chosenPart.part, currentId: chosenPart.part });
  }, [chosenPart]);
  const fields = fieldsOf(panel);
  return {
    fields,
    opened: fields.find(({ id }) => id === look.openId),
    currentId: look.currentId,
    focus: look.focus,
    untouched: untouchedTemplate(panel),
    open: (id, on = 'back') => setLook({ openId: id, currentId: id, focus: { on, id } }),
    close: () => setLook(({ openId: id }) => ({ currentId: id, focus: id ? { on: 'row', id } : undefined })),
    look: (id) => setLook({ currentId: id }),
    ...changesOf(panel, fields, setLook),
    applyTemplate: (template) => applyTemplate(panel, template, () => setLook({})),
  };
}

function fieldsOf({ target, layer }: PanelContext): readonly FormField[] {
  return (readValue(target, layer, FIELDS_PATH, 'list').value ?? []) as readonly FormField[];
}

function untouchedTemplate({ target }: PanelContext): FormTemplate | undefined {
  if (target.kind !== 'block') return undefined;
  const { props } = target.value;
  return FORM_TEMPLATES.find((template) =>
    Object.entries(template.props).every(([key, value]) => isEqualJson(value, props[key])),
  );
}

type Changes = Omit<
  FormBuilder,
  'fields' | 'untouched' | 'opened' | 'currentId' | 'focus' | 'open' | 'close' | 'look' | 'applyTemplate'
>;

function changesOf(
  panel: PanelContext,
  fields: readonly FormField[],
  setLook: (look: Look) => void,
): Changes {
  const change = (next: readonly FormField[], words?: ChangeWords): boolean => keep(panel, next, words);
  const named = (id: string) => fields.find((field) => field.id === id)?.label ?? '';
  return {
    add(type, afterId) {
      const field = newField(type, makeId());
      const words = { label: say.addAField, done: fill(say.labelAdded, { label: field.label }) };
      if (change(insertField(fields, field, afterId), words)) show(setLook, field.id, 'label');
    },
    move(id, to) {
      const { fields: next, freed } = dropLostConditions(moveField(fields, id, to));
      const done = fill(say.namedMovedCountOfCount2, {
        named: named(id),
        count: to + 1,
        count2: fields.length,
      });
      const words = { label: say.moveAField, done, wayBack: freedWords(freed) };
      if (next !== fields && change(next, words)) setLook({ currentId: id, focus: { on: 'row', id } });
    },
    duplicate(id) {
      const copyId = makeId();
      const words = { label: say.duplicateAField, done: fill(say.namedDuplicated, { named: named(id) }) };
      if (change(duplicateField(fields, id, copyId), words)) show(setLook, copyId, 'label');
    },
    remove(id) {
      const at = fields.findIndex((field) => field.id === id);
      const next = (fields[at + 1] ?? fields[at - 1])?.id;
      const { fields: left, freed } = dropLostConditions(removeField(fields, id));
      const done = fill(say.namedDeleted, { named: named(id) });
      const wayBack = [done, freedWords(freed)].filter(Boolean).join(' ');
      if (change(left, { label: say.deleteAField, done, wayBack }))
        setLook({ currentId: next, focus: { on: 'row', id: next ?? '' } });
    },
    changeKind(id, type) {
      const next = fields.map((field) => (field.id === id ? changeKind(field, type) : field));
      change(next, { label: say.changeTheKindOfAField });
    },
    setOptions(id, options, renamed) {
      change(setOptions(fields, id, options, renamed));
    },
  };
}

function show(setLook: (look: Look) => void, id: string, on: Focus['on']): void {
  setLook({ openId: id, currentId: id, focus: { on, id } });
}

function freedWords(freed: readonly FormField[]): string | undefined {
  if (freed.length === 0) return undefined;
  const names = listed(freed.map(({ label }) => fill(say.labelInQuotes, { label })));
  return fill(say.namesAreNowAlwaysShown, { names, count: freed.length });
}

/** @returns whether it could be stored */
function keep(panel: PanelContext, next: readonly FormField[], words?: ChangeWords): boolean {
  const problem = panel.problemOf(FIELDS_PATH, next);
  if (problem) {
    showError(problem);
    return false;
  }
  panel.onChange(changeValue(panel.target, panel.layer, FIELDS_PATH, next, 'list'), words);
  return true;
}

function applyTemplate(panel: PanelContext, template: FormTemplate, onDone: () => void): void {
  const { target, layer } = panel;
  const set = (key: string, value: unknown): Operation[] =>
    changeValue(target, layer, ['props', key], value, key === 'fields' ? 'list' : 'text');
  const { name, fields, submitLabel, successText } = template.props;
  const operations = [
    ...set('name', name),
    ...set('fields', fields),
    ...set('submitLabel', submitLabel),
    ...set('successText', successText),
  ];
  const words = {
    label: fill(say.useTheTemplateLabel, { label: template.label }),
    done: fill(say.labelAdded, { label: template.label }),
  };
  panel.onChange(operations, words);
  onDone();
}
