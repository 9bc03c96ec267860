/** The fields of a page's settings. */

import type { ReactNode } from 'react';
import type { CommentMode } from '#domain/comments/comment-settings.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { AddressField } from './address-field.tsx';
import { type PageSettings, type Placed, type Problems, retitle } from './page-settings.ts';
import { PictureField } from './picture-field.tsx';
import { PostFields } from './post-fields.tsx';

export interface PageSettingsFieldsProps {
  readonly page: Placed;
  readonly settings: PageSettings;
  readonly problems: Problems;
  readonly onChange: (part: Partial<PageSettings>) => void;
}

/** What search engines show of a description. */
const SHOWN_CHARACTERS = 160;
const MAX_DESCRIPTION = 500;

export const COMMENT_MODES = [
  { value: '', label: 'Use the collection’s setting' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed, existing comments stay visible' },
  { value: 'off', label: 'Hidden' },
] as const;

export function PageSettingsFields(props: PageSettingsFieldsProps): ReactNode {
  const { page, settings, problems, onChange } = props;
  const { document } = page;
  const isFolder = document.kind === 'folder';
  const { field, toggle } = bindFields(settings, onChange);
  return (
    <Stack>
      <TextField
        label="Title"
        value={settings.title}
        error={problems.title}
        maxLength={200}
        onChange={(title) => onChange(retitle(page, settings, title))}
      />
      <AddressField
        page={page}
        value={settings}
        problem={problems.slug}
        onChange={(slug) => onChange({ slug })}
      />
      {settings.isInMenu !== undefined && (
        <Switch
          label="Show in the menu"
          hint={document.publishedId === null && !isFolder && 'Appears once the page is published.'}
          isOn={settings.isInMenu}
          onChange={(isInMenu) => onChange({ isInMenu })}
        />
      )}
      <Details {...props} />
      {!isFolder && (
        <>
          <TextArea
            label="Description"
            rows={3}
            maxLength={MAX_DESCRIPTION}
            {...field('description')}
            hint={lengthHint(settings.description.trim().length)}
          />
          <PictureField label="Sharing picture" {...field('socialImage')} />
          <Switch
            label="Hide from search engines"
            hint="Anyone with the address can still open it."
            {...toggle('isHiddenFromSearch')}
          />
          {settings.comments !== undefined && (
            <SelectField
              label="Comments"
              value={settings.comments}
              options={COMMENT_MODES}
              onChange={(comments) => onChange({ comments: comments as CommentMode | '' })}
            />
          )}
          <PasswordFields {...props} />
        </>
      )}
    </Stack>
  );
}

/** Of a post: what it is filed under, and when it appeared. */
function Details({ page, settings, onChange }: PageSettingsFieldsProps): ReactNode {
  const { document } = page;
  const { details } = settings;
  if (!details || !document.collectionId) return null;
  return (
    <>
      <PostFields
        collectionId={document.collectionId}
        value={details}
        onChange={(part) => onChange({ details: { ...details, ...part } as typeof details })}
      />
      <TextField
        label="Publish date"
        type="datetime-local"
        value={settings.date}
        hint={document.publishedId === null && 'Leave empty to use the time you publish.'}
        onChange={(date) => onChange({ date })}
      />
    </>
  );
}

function lengthHint(length: number): string | undefined {
  if (length <= SHOWN_CHARACTERS) return undefined;
  return `Search engines show about ${SHOWN_CHARACTERS} characters. Yours has ${length}.`;
}

function PasswordFields({ page, settings, problems, onChange }: PageSettingsFieldsProps): ReactNode {
  const { hasPassword } = page.document.settings;
  const { field, toggle } = bindFields(settings, onChange);
  return (
    <>
      <Switch
        label="Require a password"
        hint="Visitors enter it to see the page."
        {...toggle('isProtected')}
      />
      {settings.isProtected && (
        <TextField
          label={hasPassword ? 'New password' : 'Password'}
          {...field('password')}
          error={problems.password}
          hint={hasPassword && 'Leave empty to keep the current password.'}
          autoComplete="off"
          maxLength={200}
        />
      )}
    </>
  );
}
