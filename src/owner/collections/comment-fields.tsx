/** How the posts of a collection take comments. */
import type { ReactNode } from 'react';
import { type CommentSettings, MAX_CLOSE_DAYS } from '#domain/comments/comment-settings.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';

export interface CommentFieldsProps {
  readonly settings: CommentSettings;
  readonly onChange: (settings: CommentSettings) => void;
}

const MODES = [
  { value: 'off', label: 'Off' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed, existing comments stay visible' },
] as const;
const MODERATION = [
  { value: 'all', label: 'Approve every comment' },
  { value: 'first', label: 'Approve each reader’s first comment' },
  { value: 'none', label: 'Publish at once' },
] as const;

export function CommentFields({ settings, onChange }: CommentFieldsProps): ReactNode {
  const set = (change: Partial<CommentSettings>) => onChange({ ...settings, ...change });
  const days = settings.closeAfterDays;
  const { toggle } = bindFields(settings, set);
  return (
    <>
      <SelectField
        label="Comments"
        value={settings.mode}
        options={MODES}
        onChange={(mode) => set({ mode: mode as CommentSettings['mode'] })}
      />
      {settings.mode === 'open' && (
        <>
          <SelectField
            label="Before they appear"
            value={settings.moderation}
            options={MODERATION}
            hint={
              settings.moderation === 'first'
                ? 'Readers are recognised by their email address. Without one, every comment waits for approval.'
                : 'Comments that look like spam are always held.'
            }
            onChange={(moderation) => set({ moderation: moderation as CommentSettings['moderation'] })}
          />
          <TextField
            label="Close comments after"
            value={days === 0 ? '' : String(days)}
            placeholder="Never"
            suffix="days"
            inputMode="numeric"
            onChange={(text) => set({ closeAfterDays: readDays(text) })}
          />
          <Switch label="Require a name" {...toggle('isNameRequired')} />
          <Switch label="Email moderators" {...toggle('isMailed')} />
        </>
      )}
    </>
  );
}

function readDays(text: string): number {
  return Math.min(MAX_CLOSE_DAYS, Number(text.replace(/\D/g, '').slice(0, 5)));
}
