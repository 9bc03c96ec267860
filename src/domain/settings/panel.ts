/**
 * A panel of settings, declared: the values it shows, each with its words, and a control where the schema alone does not
 * say which. The owner area draws it with the controls that draw a block's fields.
 */
import { z } from 'zod';
import { getIn } from '../content/overlays.ts';
import { type Choice, describeField, type FieldDescription, schemaAt } from '../fields/describe-schema.ts';
import { problemAt } from '../fields/explain-issue.ts';
import type { Control, FieldInput } from '../fields/field.ts';

/** `currency`, or `taxes.rounding`. */
type PathIn<Value> = {
  [Key in keyof Value & string]: NonNullable<Value[Key]> extends readonly unknown[]
    ? Key
    : NonNullable<Value[Key]> extends object
      ? Key | `${Key}.${keyof NonNullable<Value[Key]> & string}`
      : Key;
}[keyof Value & string];

/** Said at once, or found from the values as they are. */
type Said<Value, Words> = Words | ((value: Value) => Words);

interface SettingExtras<Value> extends FieldInput {
  /** One sentence beneath the control. */
  readonly hint?: Said<Value, string>;
  /** One of those for fields (`domain/fields`), or one that the owner area gives the panel by this name. */
  readonly control?: string;
  /** Labels of the values to choose from. */
  readonly choices?: Readonly<Record<string, string>> | ((value: Value) => readonly Choice[]);
  readonly unit?: string;
  readonly when?: (value: Value) => boolean;
  readonly isDisabled?: (value: Value) => boolean;
  /** What is wrong beyond what the schema says. */
  readonly problem?: (value: Value) => string | undefined;
  /** What is wrong is said, and can be saved all the same. */
  readonly mayStayWrong?: true;
  /** Links to the settings may ask for this field: `settings/search#description`. */
  readonly askedAs?: string;
}

/** What a panel shows beside its fields: a component that the owner area gives it by this name. */
interface PanelPart<Value> {
  readonly part: string;
  readonly when?: (value: Value) => boolean;
}

/** Of a field: where its value is, its label, its hint, and what else there is to say. */
type PanelRow<Value> =
  | readonly [
      path: PathIn<Value>,
      label: string,
      ...more: readonly (Said<Value, string> | SettingExtras<Value>)[],
    ]
  | PanelPart<Value>;

export interface SettingsPanel<Value> {
  readonly title: string;
  readonly about?: string;
  /** Visitors see nothing of it. */
  readonly isInternal?: true;
  readonly isInvalid?: (value: Value) => boolean;
  readonly rows: readonly PanelRow<Value>[];
}

export interface DeclaredPanel<Value> extends SettingsPanel<Value> {
  readonly schema: z.ZodObject;
}

export function panelOf<Schema extends z.ZodObject>(
  schema: Schema,
  panel: SettingsPanel<z.output<Schema>>,
): DeclaredPanel<z.output<Schema>> {
  return { ...panel, schema };
}

export interface ShownField {
  readonly path: readonly string[];
  readonly field: FieldDescription;
  /** Name of the control, where one is named. */
  readonly control?: string | undefined;
  readonly error: string | undefined;
  /** As long as this is wrong nothing can be saved. */
  readonly isWrong: boolean;
  readonly askedAs?: string | undefined;
}

export type ShownRow = ShownField | { readonly part: string };

/** The rows that show with these values, with what is wrong in them. */
export function rowsOf<Value>(panel: DeclaredPanel<Value>, value: Value): readonly ShownRow[] {
  const { schema, rows } = panel;
  return rows.flatMap((row): ShownRow[] => {
    if ('part' in row) return row.when?.(value) === false ? [] : [{ part: row.part }];
    const [dotted, label, ...more] = row;
    const parts = more.map((each) => (typeof each === 'object' ? each : { hint: each }));
    const extras: SettingExtras<Value> = Object.assign({}, ...parts);
    return extras.when?.(value) === false ? [] : [fieldOf(schema, value, dotted.split('.'), label, extras)];
  });
}

/** An emptied entry counts as missing, so that the default is never saved in its place unnoticed. */
function withoutDefault(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema;
}

const CONTROLS: ReadonlySet<string> = new Set<Control>([
  'long-text',
  'code',
  'lines',
  'words',
  'link',
  'media',
]);

/** Others are given by the owner area. */
function isControl(name: string | undefined): name is Control {
  return name !== undefined && CONTROLS.has(name);
}

function fieldOf<Value>(
  schema: z.ZodObject,
  value: Value,
  path: readonly string[],
  label: string,
  extras: SettingExtras<Value>,
): ShownField {
  const {
    hint,
    control,
    choices,
    unit,
    problem,
    mayStayWrong,
    askedAs,
    when: _,
    isDisabled,
    ...input
  } = extras;
  const own = schemaAt(schema, path);
  const meta = {
    title: label,
    hint: typeof hint === 'function' ? hint(value) : hint,
    ...(isControl(control) && { control }),
    ...(unit && { unit }),
    ...(choices && typeof choices !== 'function' && { choices }),
  };
  const described = describeField(own, path.at(-1) ?? '', meta);
  const error = problem?.(value) ?? problemAt(withoutDefault(own), undefined, [], getIn(value, path));
  return {
    path,
    field: {
      ...described,
      ...(typeof choices === 'function' && { kind: 'choice', choices: choices(value) }),
      input: {
        ...('maxLength' in described && { maxLength: described.maxLength }),
        ...input,
        ...(isDisabled?.(value) && { disabled: true as const }),
      },
      // Panels have room for it, and the words are long.
      isListed: true,
    } as FieldDescription,
    control,
    error,
    isWrong: error !== undefined && mayStayWrong !== true,
    askedAs,
  };
}
