/** An entry's name, and where it leads. */
import { type FormEvent, type ReactNode, useState } from 'react';
import type { MenuItem } from '#domain/content/menu.ts';
import { isEqualJson } from '#domain/json.ts';
import type { Link } from '#domain/links/link.ts';
import { LinkField } from '../fields/link-field.tsx';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { useEdited } from '../ui/use-edited.ts';
import * as say from './words/en.ts';

export interface EntryDialogProps {
  readonly siteId: string;
  readonly entry: MenuItem;
  readonly onSave: (entry: { readonly title: string; readonly link: Link | undefined }) => void;
  readonly onClose: () => void;
}

export function EntryDialog({ siteId, entry, onSave, onClose }: EntryDialogProps): ReactNode {
  const { copy, change, theirs, keepMine, takeTheirs } = useEdited({ title: entry.title, link: entry.link });
  const { title, link } = copy;
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes submits of dialogs within on to the form they were opened from.
    if (event.target !== event.currentTarget) return;
    if (theirs) return;
    if (title.trim() === '') setError(say.enterAName);
    else onSave({ title: title.trim(), link });
  };
  return (
    <Dialog
      title={say.menuItem}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button tone="primary" type="submit" form="menu-entry" disabled={theirs !== undefined}>
            {say.apply}
          </Button>
        </>
      }
    >
      <form id="menu-entry" onSubmit={submit} noValidate>
        <Stack>
          {theirs && (
            <Notice tone="warning">
              <p>
                {isEqualJson(theirs.link ?? null, link ?? null)
                  ? fill(say.someoneElseChangedThisItemToo, { title: theirs.title })
                  : fill(say.someoneElseChangedThisItemTooIts, { title: theirs.title })}
              </p>
              <Button size="small" onClick={keepMine}>
                {say.keepMine}
              </Button>{' '}
              <Button size="small" onClick={takeTheirs}>
                {say.useTheirs}
              </Button>
            </Notice>
          )}
          <TextField
            label={say.name}
            value={title}
            onChange={(value) => {
              change({ title: value });
              setError(undefined);
            }}
            error={error}
            maxLength={200}
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
          />
          <LinkField
            siteId={siteId}
            label={say.link}
            value={link}
            isOptional
            hint={say.withoutALinkItIsA}
            onChange={(next) => change({ link: next })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
