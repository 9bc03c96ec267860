/** How the posts of a collection take comments. */
import type { ReactNode } from 'react';
import { type CommentSettings, MAX_CLOSE_DAYS } from '#domain/comments/comment-settings.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import * as say from './words/en.ts';

export interface CommentFieldsProps {
  readonly settings: CommentSettings;
  readonly onChange: (settings: CommentSettings) => void;
}

const MODES = [
  { value: 'off', label: say.off },
  { value: 'open', label: say.open },
  { value: 'closed', label: say.closedExistingCommentsStayVisible },
] as const;
const MODERATION = [
  { value: 'all', label: say.approveEveryComment },
  { value: 'first', label: say.approveEachReadersFirstComment },
  { value: 'none', label: say.publishAtOnce },
] as const;

export function CommentFields({ settings, onChange }: CommentFieldsProps): ReactNode {
  const set = (change: Partial<CommentSettings>) => onChange({ ...settings, ...change });
  const days = settings.closeAfterDays;
  const { toggle } = bindFields(settings, set);
  return (
    <>
      <SelectField
        label={say.comments}
        value={settings.mode}
        options={MODES}
        onChange={(mode) => set({ mode: mode as CommentSettings['mode'] })}
      />
      {settings.mode === 'open' && (
        <>
          <SelectField
            label={say.beforeTheyAppear}
            value={settings.moderation}
            options={MODERATION}
            hint={
              settings.moderation === 'first'
                ? say.readersAreRecognisedByTheirEmail
                : say.commentsThatLookLikeSpamAre
            }
            onChange={(moderation) => set({ moderation: moderation as CommentSettings['moderation'] })}
          />
          <TextField
            label={say.closeCommentsAfter}
            value={days === 0 ? '' : String(days)}
            placeholder={say.never}
            suffix={say.days}
            inputMode="numeric"
            onChange={(text) => set({ closeAfterDays: readDays(text) })}
          />
          <Switch label={say.requireAName} {...toggle('isNameRequired')} />
          <Switch label={say.emailModerators} {...toggle('isMailed')} />
        </>
      )}
    </>
  );
}

function readDays(text: string): number {
  return Math.min(MAX_CLOSE_DAYS, Number(text.replace(/\D/g, '').slice(0, 5)));
}
