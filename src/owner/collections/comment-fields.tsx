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
  { value: 'closed', label: 'Closed: shown, but no new ones' },
] as const;
const MODERATION = [
  { value: 'all', label: 'Approve every comment' },
  { value: 'first', label: 'Approve the first of each reader' },
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
                ? 'A reader is known by the email address. Without one, each comment waits.'
                : 'What looks like spam is kept back in any case.'
            }
            onChange={(moderation) => set({ moderation: moderation as CommentSettings['moderation'] })}
          />
          <TextField
            label="Close a post’s comments after"
            value={days === 0 ? '' : String(days)}
            placeholder="Never"
            suffix="days"
            inputMode="numeric"
            onChange={(text) => set({ closeAfterDays: readDays(text) })}
          />
          <Switch label="A name is required" {...toggle('isNameRequired')} />
          <Switch label="Mail those who look after comments" {...toggle('isMailed')} />
        </>
      )}
    </>
  );
}

function readDays(text: string): number {
  return Math.min(MAX_CLOSE_DAYS, Number(text.replace(/\D/g, '').slice(0, 5)));
}
