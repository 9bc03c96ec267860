/** The line above the header: written where the header is edited, and shown there. In force at once, as all that lies over pages. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { CONFIG_PERMISSIONS } from '#domain/accounts/permissions.ts';
import { readOverPages, saveOverPages } from '#domain/popups/calls.ts';
import type { Announcement, OverPages } from '#domain/popups/schema.ts';
import { call } from '../api.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { rich } from '../rich.tsx';
import { useMay } from '../session.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import { useAction } from '../ui/use-action.ts';
import * as say from './words/en.ts';

type Words = Partial<Pick<Announcement, 'text' | 'linkLabel' | 'linkAddress'>>;

export function AnnouncementField({ editor }: { readonly editor: DocumentEditor }): ReactNode {
  const { siteId } = editor;
  const maySave = useMay(CONFIG_PERMISSIONS.settings);
  const [isBegun, setBegun] = useState(false);
  const { stored, save } = useAnnouncement(editor);
  if (!maySave) return null;
  if (stored.error) return <Failure error={stored.error} onRetry={() => void stored.refetch()} />;
  const { announcement } = stored.data?.overPages ?? {};
  const isOn = announcement?.isOn === true;
  const turn = (wanted: boolean): void => {
    setBegun(wanted);
    if (announcement && (!wanted || announcement.text !== '')) save({ isOn: wanted });
  };
  return (
    <>
      <Switch
        label={say.announcement}
        hint={say.aLineAboveTheHeaderOf}
        isOn={isOn || isBegun}
        onChange={turn}
      />
      {announcement && (isOn || isBegun) && (
        <>
          <AnnouncementWords stored={announcement} onSave={(words) => save({ ...words, isOn: true })} />
          <p className="hint">
            {rich(say.setItsColoursPagesAndDates, {
              link: (inside) => <Link to={`/sites/${siteId}/settings/popups`}>{inside}</Link>,
            })}
          </p>
        </>
      )}
    </>
  );
}

interface AnnouncementWordsProps {
  readonly stored: Announcement;
  readonly onSave: (words: Words) => void;
}

/** Kept when a field is left: half a sentence is not for visitors. */
function AnnouncementWords({ stored, onSave }: AnnouncementWordsProps): ReactNode {
  const [typed, setTyped] = useState<Words>({});
  const { text = stored.text, linkLabel = stored.linkLabel, linkAddress = stored.linkAddress } = typed;
  const leave = (): void => {
    const words = { text: text.trim(), linkLabel: linkLabel.trim(), linkAddress: linkAddress.trim() };
    const isSame = Object.entries(words).every(([name, value]) => stored[name as keyof Words] === value);
    if (words.text !== '' && !isSame) onSave(words);
  };
  return (
    <>
      <TextArea
        label={say.text}
        hint={text.trim() === '' ? say.shownOnceYouEnterAText : say.savedWhenYouLeaveTheField}
        maxLength={300}
        value={text}
        onChange={(value) => setTyped({ ...typed, text: value })}
        onBlur={leave}
      />
      <TextField
        label={say.linkText}
        maxLength={60}
        value={linkLabel}
        onChange={(value) => setTyped({ ...typed, linkLabel: value })}
        onBlur={leave}
      />
      <TextField
        label={say.link}
        placeholder="/shop"
        value={linkAddress}
        onChange={(value) => setTyped({ ...typed, linkAddress: value })}
        onBlur={leave}
      />
    </>
  );
}

function useAnnouncement(editor: DocumentEditor) {
  const site = editor.siteId;
  const queryKey = ['popups', site];
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readOverPages, { site }, { signal }),
  });
  const before = stored.data?.overPages;
  const saving = useAction(
    ({ value }: { value: OverPages; undo?: OverPages | undefined }) =>
      call(saveOverPages, { site, body: value }),
    {
      said: ({ overPages }, { undo }) => {
        if (!undo) return say.restored;
        return overPages.announcement.isOn ? say.theAnnouncementIsNowOnEvery : say.theAnnouncementIsHidden;
      },
      undoWith: (_answer, { undo }) => undo && { value: undo },
      keeps: queryKey,
      onDone: () => editor.renderer.refresh(editor.store.get().session.body),
    },
  );
  const save = (part: Words & { readonly isOn: boolean }): void => {
    if (before)
      saving.mutate({
        value: { ...before, announcement: { ...before.announcement, ...part } },
        undo: before,
      });
  };
  return { stored, save };
}
