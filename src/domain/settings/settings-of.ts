/**
 * Settings that a feature keeps once a site, declared once. The calls come with the declaration, the server adds the
 * route and the row that moves with the site (`server/kernel/settings`), the owner area the form and its panel.
 */
import { z } from 'zod';
import type { Permission } from '../accounts/permissions.ts';
import type { ActivityAction } from '../activity/kinds.ts';
import { call, type RequiredScope } from '../calls/call.ts';
import type { SettingsPanel } from './panel.ts';

interface Declaration<Key extends string, Schema extends z.ZodObject> {
  /** Of its address, below that of the site, and of its file in an export. */
  readonly name: string;
  /** Under which answers hold it; the name where nothing else is said. */
  readonly key: Key;
  readonly schema: Schema;
  /** Used until the owner saves for the first time. Default: the defaults of the schema. */
  readonly atFirst?: z.output<Schema>;
  /** Who may read it. Default: those who may change it. */
  readonly mayRead?: RequiredScope;
  readonly may: Permission;
  /** Names the answer in the reference. */
  readonly id?: string;
  /** What the calls do, in a sentence each. */
  readonly summary: { readonly read: string; readonly save: string };
  readonly personal?: Permission;
  readonly leaves: ActivityAction;
  /** What somebody did who saved it, after their name: “changed the popups and bars”. */
  readonly done: string;
  /** Pages show it: they are made anew after a change. */
  readonly isOnPages?: true;
  /** The confirmation the owner sees after saving. */
  readonly saved: string;
  /** Where no screen of its own shows it. */
  readonly panel?: SettingsPanel<z.output<Schema>>;
}

type Answer<Key extends string, Schema extends z.ZodType> = z.ZodObject<Readonly<Record<Key, Schema>>>;

export function settingsOf<const Key extends string, Schema extends z.ZodObject>(
  declaration: Declaration<Key, Schema>,
) {
  const { name, key, schema, may, mayRead = may, id, summary, personal, leaves } = declaration;
  // Of its parts only the site is a parameter, whatever the name.
  const path = `/api/sites/:site/${name}` as '/api/sites/:site/settings';
  const shape: Answer<Key, Schema> = z.object({ [key]: schema } as Record<Key, Schema>);
  const answer = id === undefined ? shape : shape.meta({ id });
  return {
    ...declaration,
    read: call('GET', path, { may: mayRead, summary: summary.read, answer }),
    save: call('PUT', path, {
      may,
      summary: summary.save,
      ...(personal && { personal }),
      body: schema,
      answer,
      leaves,
    }),
  };
}

export type SettingsOf<Key extends string = string, Schema extends z.ZodObject = z.ZodObject> = ReturnType<
  typeof settingsOf<Key, Schema>
>;
