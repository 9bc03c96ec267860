/** Draws a declared panel of settings: its fields with the controls of blocks, or those that are handed to it by name. */
import { type ComponentType, createElement, type ReactNode } from 'react';
import { getIn } from '#domain/content/overlays.ts';
import {
  type DeclaredPanel as Declared,
  rowsOf,
  type ShownField,
  type ShownRow,
} from '#domain/settings/panel.ts';
import type { SettingsOf } from '#domain/settings/settings-of.ts';
import { FieldControl } from '../fields/field-control.tsx';
import { type FieldForm, FieldFormProvider } from '../fields/panel-context.tsx';
import { NoMailServer } from '../no-mail-server.tsx';
import { NotRead, type NotReadProps } from '../ui/not-read.tsx';
import { useIsAskedFor } from '../use-is-asked-for.ts';
import { CountryField } from './country-field.tsx';
import type { SaveFooterProps } from './save-footer.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { useDeclaredSettings } from './use-declared-settings.ts';

/** Settings as they are stored, with the changes made here, and the way to save them. */
type PanelForm<Value> = SaveFooterProps['form'] & {
  readonly stored: NotReadProps['query'];
  readonly value: Value | undefined;
  readonly error?: Error | null;
  readonly set: (part: never) => void;
};

/** A control of a panel's own gets its value and the way to change it; a part of the panel gets the whole value. */
interface Given {
  readonly siteId: string;
  readonly label: string;
  readonly hint: never;
  readonly error: never;
  readonly autoFocus: never;
  readonly value: never;
  readonly onChange: never;
  readonly form: never;
}

type OwnControls = Readonly<Record<string, ComponentType<Given>>>;

interface Surroundings {
  readonly siteId: string;
  readonly controls?: OwnControls;
  /** In place of a description in words alone. */
  readonly about?: ReactNode;
}

interface DeclaredPanelProps<Value> extends Surroundings {
  readonly panel: Declared<Value>;
  readonly form: PanelForm<Value>;
}

/** Known to every panel. */
const COMMON: OwnControls = {
  country: CountryField,
  'no-mail-server': NoMailServer,
  'time-zone': TimeZoneField,
};

export function DeclaredPanel<Value extends object>(props: DeclaredPanelProps<Value>): ReactNode {
  const { siteId, panel, form, controls = {}, about = panel.about } = props;
  const { stored, value } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const rows = rowsOf(panel, value);
  const isWrong = rows.some((row) => 'isWrong' in row && row.isWrong);
  return (
    <FieldFormProvider value={fieldFormOf(siteId, form, rows)}>
      <SettingsPanel
        form={form}
        title={panel.title}
        description={about}
        isInvalid={isWrong || panel.isInvalid?.(value) === true}
        isInternal={panel.isInternal ?? false}
      >
        {rows.map((row) => (
          <Row key={keyOf(row)} siteId={siteId} row={row} form={form} controls={controls} />
        ))}
      </SettingsPanel>
    </FieldFormProvider>
  );
}

interface FeaturePanelProps extends Surroundings {
  readonly settings: SettingsOf;
}

/** The panel of settings that come with one. */
export function FeaturePanel({ settings, ...surroundings }: FeaturePanelProps): ReactNode {
  const form = useDeclaredSettings(settings, surroundings.siteId);
  const { schema, panel } = settings;
  if (!panel) throw new Error(`${settings.name} declares no panel.`);
  return <DeclaredPanel {...surroundings} panel={{ ...panel, schema }} form={form} />;
}

function keyOf(row: ShownRow): string {
  return 'part' in row ? row.part : row.path.join('.');
}

interface RowProps {
  readonly siteId: string;
  readonly row: ShownRow;
  readonly form: PanelForm<object>;
  readonly controls: OwnControls;
}

function Row({ siteId, row, form, controls }: RowProps): ReactNode {
  const askedAs = 'part' in row ? undefined : row.askedAs;
  const isAsked = useIsAskedFor(askedAs ?? '') && askedAs !== undefined;
  const autoFocus = isAsked ? { autoFocus: true } : {};
  const name = 'part' in row ? row.part : (row.control ?? '');
  const Own = (controls[name] ?? COMMON[name]) as ComponentType<Record<string, unknown>> | undefined;
  if ('part' in row) {
    if (!Own) throw new Error(`This panel is given no ${row.part}.`);
    return createElement(Own, { siteId, form, value: form.value, onChange: form.set });
  }
  const { field, path, error } = row;
  if (!Own) return <FieldControl field={{ ...field, input: { ...field.input, ...autoFocus } }} path={path} />;
  const { label, hint, input } = field;
  const value = getIn(form.value, path);
  const onChange = (to: unknown) => change(form, path, to);
  const isOptional = field.isOptional ? { isOptional: true } : {};
  return createElement(Own, {
    ...input,
    ...autoFocus,
    ...isOptional,
    siteId,
    form,
    label,
    hint,
    error,
    value,
    onChange,
  });
}

function fieldFormOf(siteId: string, form: PanelForm<object>, rows: readonly ShownRow[]): FieldForm {
  const errors = new Map(
    rows.flatMap((row): [string, ShownField][] => ('path' in row ? [[row.path.join('.'), row]] : [])),
  );
  return {
    siteId,
    value: form.value,
    useField: (path) => ({
      value: getIn(form.value, path),
      origin: 'base',
      error: errors.get(path.join('.'))?.error,
      set: (to) => change(form, path, to),
      aside: undefined,
    }),
  };
}

/** What lies within an object that is not there yet comes with an object around it. */
function change({ value, set }: PanelForm<object>, path: readonly string[], to: unknown): void {
  const [key = '', inner] = path;
  const part = inner === undefined ? to : { ...(getIn(value, [key]) ?? {}), [inner]: to };
  (set as (part: object) => void)({ [key]: part });
}
