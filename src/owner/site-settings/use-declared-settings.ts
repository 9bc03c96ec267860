/** Declared settings: as they are stored, with the changes made here, and the way to save them. */
import type { z } from 'zod';
import type { Unchangeable } from '#domain/calls/call.ts';
import type { SettingsOf } from '#domain/settings/settings-of.ts';
import { call } from '../api.ts';
import { useFeatureSettings } from './use-feature-settings.ts';

export function useDeclaredSettings<Key extends string, Schema extends z.ZodObject>(
  settings: SettingsOf<Key, Schema>,
  site: string,
) {
  type Value = z.output<Schema>;
  const { name, key, saved, read, save } = settings as unknown as SettingsOf;
  return useFeatureSettings({
    key: name,
    site,
    read: (signal) => call(read, { site }, { signal }),
    save: (body: Value) => call(save, { site, body: body as Unchangeable<Record<string, unknown>> }),
    valueOf: (state) => state[key] as Value,
    saved,
  });
}
