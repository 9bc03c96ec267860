/** What of a page is in force at once: when it is said to have appeared, its comments, address and place in the menu. */

import type { ReactNode } from 'react';
import type { CommentMode } from '#domain/comments/comment-settings.ts';
import type { DocumentView } from '#domain/content/calls.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { formatLocalTime, readLocalTime } from '#domain/locale/local-time.ts';
import { FoldingGroup } from '../../fields/group.tsx';
import { fill } from '../../fill.ts';
import { SHORT_LOCALE } from '../../language.ts';
import { AddressField } from '../../page-settings/address-field.tsx';
import { type Placed, slugProblemOf } from '../../page-settings/page-settings.ts';
import { COMMENT_MODES } from '../../page-settings/page-settings-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { lazyPart, nothing } from '../../ui/lazy-part.tsx';
import { Stack } from '../../ui/page.tsx';
import { useLocale } from '../../use-locale.ts';
import { useTimeZone } from '../../use-time-zone.ts';
import type { Editor } from '../editor.ts';
import { type SaveSetting, useDocumentSettings } from './use-document-settings.ts';
import { useTyped } from './use-typed.ts';
import * as say from './words/en.ts';

const MenuSwitch = lazyPart(() => import('./menu-switch.tsx'), 'MenuSwitch', nothing);

export function DocumentSettings({ editor }: { readonly editor: Editor }): ReactNode {
  const isItem = editor.kind === 'item';
  const { document, save } = useDocumentSettings(editor);
  const timeZone = useTimeZone(editor.siteId);
  const locale = useLocale(editor.siteId);
  if (!document || !timeZone || !locale) return null;
  const fields = { document, save, timeZone };
  return (
    <FoldingGroup
      name={isItem ? 'settings-of-posts' : 'settings-of-pages'}
      title={isItem ? say.dateCommentsAddress : say.addressAndMenu}
      isOpen
      summary={summaryOf(document, timeZone)}
    >
      <Stack>
        {isItem && <DateField {...fields} />}
        {isItem && <CommentsField {...fields} />}
        <Address page={{ document, locale }} save={save} />
        {!isItem && <MenuSwitch editor={editor} />}
        <Button onClick={() => editor.store.set({ dialog: 'page' })}>{say.passwordSearchEngines}</Button>
        {document.publishedId !== null && <p className="hint">{say.changesHereAreLiveRightAway}</p>}
      </Stack>
    </FoldingGroup>
  );
}

function summaryOf({ publishedAt, path }: DocumentView, timeZone: string): string {
  const day = publishedAt === null ? '' : `${dayOf(publishedAt, timeZone)} · `;
  return `${day}${path ?? ''}`;
}

function dayOf(at: number, timeZone: string): string {
  return dateFormat(SHORT_LOCALE, timeZone, { dateStyle: 'medium' }).format(at);
}

interface SettingProps {
  readonly document: DocumentView;
  readonly save: SaveSetting;
  readonly timeZone: string;
}

function DateField({ document, save, timeZone }: SettingProps): ReactNode {
  const { publishedAt, publishedId } = document;
  const saved = publishedAt === null ? '' : formatLocalTime(publishedAt, timeZone);
  const typed = useTyped(saved, async (text) => {
    const at = text === '' ? null : (readLocalTime(text, timeZone) ?? null);
    return save({
      settings: { publishedAt: at },
      back: { settings: { publishedAt } },
      done: at === null ? say.usesThePublishingDateAgain : fill(say.datedDay, { day: dayOf(at, timeZone) }),
    });
  });
  return (
    <TextField
      label={say.publishDate}
      type="datetime-local"
      value={typed.shown}
      error={typed.problem}
      hint={
        publishedId === null
          ? fill(say.leaveEmptyToUseTheTime, { timeZone })
          : fill(say.timeZoneTimezone, { timeZone })
      }
      onChange={typed.type}
      onBlur={() => typed.finish(typed.shown)}
      onKeyDown={(event) => event.key === 'Enter' && typed.finish(typed.shown)}
    />
  );
}

const COMMENTS_DONE: Readonly<Record<CommentMode | '', string>> = {
  '': say.commentsFollowTheCollectionsSettings,
  open: say.commentsAreOpen,
  closed: say.commentsAreClosedExistingOnesStay,
  off: say.commentsAreHidden,
};

function CommentsField({ document, save }: SettingProps): ReactNode {
  const before = document.settings.comments ?? null;
  const typed = useTyped(before ?? '', async (mode) => {
    return save({
      settings: { comments: (mode || null) as CommentMode | null },
      back: { settings: { comments: before } },
      done: COMMENTS_DONE[mode as CommentMode | ''],
    });
  });
  return (
    <SelectField<string>
      label={say.comments}
      value={typed.shown}
      options={COMMENT_MODES}
      error={typed.problem}
      onChange={(mode) => {
        typed.type(mode);
        typed.finish(mode);
      }}
    />
  );
}

function Address({ page, save }: Pick<SettingProps, 'save'> & { readonly page: Placed }): ReactNode {
  const { title, slug: before } = page.document;
  const typed = useTyped(before, async (slug) => {
    // What cannot be an address stays in its field, with what is wrong.
    if (slugProblemOf(page, { title, slug })) return 'kept';
    return save({ slug, back: { slug: before }, done: fill(say.theAddressNowEndsInSlug, { slug }) });
  });
  const value = { title, slug: typed.shown };
  return (
    <AddressField
      page={page}
      value={value}
      problem={slugProblemOf(page, value)?.message ?? typed.problem}
      onChange={typed.type}
      onDone={(slug) => {
        typed.type(slug);
        typed.finish(slug);
      }}
    />
  );
}
