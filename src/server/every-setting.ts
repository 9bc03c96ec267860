/** All settings that features declare, found by their place: the server answers their calls, and moves carry their rows. */
import type { KeptSettings } from './kernel/settings/keep-settings.ts';

export const everySetting = Object.values(
  import.meta.glob<readonly KeptSettings[]>('./**/kept-settings.ts', { eager: true, import: 'kept' }),
).flat();
