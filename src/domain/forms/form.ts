/** A form as its block holds it, for the server and the browser. */

import type { Trust } from '../code/owner-html.ts';
import type { Link } from '../links/link.ts';
import type { Condition } from './condition.ts';
import type { FieldType } from './field-types.ts';
import type { FileKind } from './file-kinds.ts';

export interface FormField {
  readonly id: string;
  readonly type: FieldType;
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly isRequired: boolean;
  readonly width: 'full' | 'half';
  /** Answers to choose from; of a likert field its statements. */
  readonly options: readonly string[];
  /** Characters a text may have; 0 for no limit. */
  readonly maxLength: number;
  readonly currencySymbol: string;
  readonly showCountryCode: boolean;
  readonly underline: boolean;
  /** The query parameter a hidden field takes its value from. */
  readonly key: string;
  readonly value: string;
  readonly allowAnyDomainEnding: boolean;
  /** Asked only where this holds; of a page, all its fields. Always without one. */
  readonly showWhen?: Condition | undefined;
  /** Of files: which are taken, all where none is named; how many; and how large, 0 for what the server takes. */
  readonly fileKinds?: readonly FileKind[] | undefined;
  readonly maxFiles?: number | undefined;
  readonly maxMegabytes?: number | undefined;
}

/** What checking a value needs to know of its field. */
export type FieldRules = Pick<FormField, 'type'> &
  Partial<Pick<FormField, 'isRequired' | 'maxLength' | 'options' | 'allowAnyDomainEnding' | 'maxFiles'>> & {
    /** Of a time: whether the half of the day is asked for beside it, which the language of the page decides. */
    readonly hasHalves?: boolean;
  };

/** What collecting a value needs to know of its field. */
export type FieldSource = Pick<FormField, 'id' | 'type'> &
  Partial<Pick<FormField, 'options' | 'showCountryCode' | 'key' | 'value'>>;

export interface FormSettings {
  /** What the owner calls it, in lists and mails. */
  readonly name: string;
  readonly fields: readonly FormField[];
  readonly submitLabel: string;
  readonly successLink?: Link | undefined;
  readonly successText: string;
  /** Shown after the text of success. */
  readonly html: string;
  readonly trust: Trust;
}

export type FormValue = string | readonly string[] | Readonly<Record<string, string>>;
export type FormValues = Readonly<Record<string, FormValue>>;

/** Whether nothing was entered. */
export function isEmptyValue(value: FormValue | undefined): boolean {
  if (value === undefined) return true;
  const parts = typeof value === 'string' ? [value] : Object.values(value);
  return parts.every((part) => part.trim() === '');
}
