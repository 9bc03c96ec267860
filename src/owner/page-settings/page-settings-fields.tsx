/** The fields of a page's settings. */

import type { ReactNode } from 'react';
import type { CommentMode } from '#domain/comments/comment-settings.ts';
import { fill } from '../fill.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { AccessField } from './access-field.tsx';
import { AddressField } from './address-field.tsx';
import { type PageSettings, type Placed, type Problems, retitle } from './page-settings.ts';
import { PictureField } from './picture-field.tsx';
import { PostFields } from './post-fields.tsx';
import * as say from './words/en.ts';

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
  { value: '', label: say.useTheCollectionsSetting },
  { value: 'open', label: say.open },
  { value: 'closed', label: say.closedExistingCommentsStayVisible },
  { value: 'off', label: say.hidden },
] as const;

export function PageSettingsFields(props: PageSettingsFieldsProps): ReactNode {
  const { page, settings, problems, onChange } = props;
  const { document } = page;
  const isFolder = document.kind === 'folder';
  const { field, toggle } = bindFields(settings, onChange);
  return (
    <Stack>
      <TextField
        label={say.title}
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
          label={say.showInTheMenu}
          hint={document.publishedId === null && !isFolder && say.appearsOnceThePageIsPublished}
          isOn={settings.isInMenu}
          onChange={(isInMenu) => onChange({ isInMenu })}
        />
      )}
      <Details {...props} />
      {!isFolder && (
        <>
          <TextArea
            label={say.description}
            rows={3}
            maxLength={MAX_DESCRIPTION}
            {...field('description')}
            hint={lengthHint(settings.description.trim().length)}
          />
          <PictureField label={say.sharingPicture} {...field('socialImage')} />
          <Switch
            label={say.hideFromSearchEngines}
            hint={say.anyoneWithTheAddressCanStill}
            {...toggle('isHiddenFromSearch')}
          />
          {settings.comments !== undefined && (
            <SelectField
              label={say.comments}
              value={settings.comments}
              options={COMMENT_MODES}
              onChange={(comments) => onChange({ comments: comments as CommentMode | '' })}
            />
          )}
          <PasswordFields {...props} />
        </>
      )}
      <AccessField
        document={document}
        value={settings.access}
        problem={problems.access}
        onChange={(access) => onChange({ access })}
      />
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
        label={say.publishDate}
        type="datetime-local"
        value={settings.date}
        hint={document.publishedId === null && say.leaveEmptyToUseTheTime}
        onChange={(date) => onChange({ date })}
      />
    </>
  );
}

function lengthHint(length: number): string | undefined {
  if (length <= SHOWN_CHARACTERS) return undefined;
  return fill(say.searchEnginesShowAboutShowncharactersCharacters, {
    shownCharacters: SHOWN_CHARACTERS,
    length,
  });
}

function PasswordFields({ page, settings, problems, onChange }: PageSettingsFieldsProps): ReactNode {
  const { hasPassword } = page.document.settings;
  const { field, toggle } = bindFields(settings, onChange);
  return (
    <>
      <Switch label={say.requireAPassword} hint={say.visitorsEnterItToSeeThe} {...toggle('isProtected')} />
      {settings.isProtected && (
        <TextField
          label={hasPassword ? say.newPassword : say.password}
          {...field('password')}
          error={problems.password}
          hint={hasPassword && say.leaveEmptyToKeepTheCurrent}
          autoComplete="off"
          maxLength={200}
        />
      )}
    </>
  );
}
