import { type ReactNode, useState } from 'react';
import type { OverPages, Popup } from '#domain/popups/schema.ts';
import { overPages } from '#domain/popups/settings.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { useDeclaredSettings } from '../site-settings/use-declared-settings.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { BarsFields } from './bars-fields.tsx';
import { makePopup } from './make-popup.ts';
import { PopupFields } from './popup-fields.tsx';
import * as say from './words/en.ts';

export function PopupsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useDeclaredSettings(overPages, siteId);
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const { popups, announcement, bars } = value;
  const isUnfit = popups.some(({ name }) => name.trim() === '');
  // The form is one; its first footer says what saving does.
  const save = (
    <Button tone="primary" isBusy={form.isSaving} disabled={!form.isChanged || isUnfit} onClick={form.save}>
      {say.save}
    </Button>
  );
  return (
    <>
      <SettingsPanel
        form={form}
        title={say.popups}
        description={say.aPopupOpensOverAPage}
        isInvalid={isUnfit}
      >
        <PopupList siteId={siteId} popups={popups} onChange={(changed) => set({ popups: [...changed] })} />
      </SettingsPanel>
      <Panel title={say.announcementBar} description={say.aLineAboveEveryPage} footer={save}>
        <Stack>
          <AnnouncementFields
            value={announcement}
            onChange={(part) => set({ announcement: { ...announcement, ...part } })}
          />
        </Stack>
      </Panel>
      <Panel title={say.otherBars} description={say.shownAtTheEdgeOfEvery} footer={save}>
        <Stack>
          <BarsFields siteId={siteId} value={bars} onChange={(part) => set({ bars: { ...bars, ...part } })} />
        </Stack>
      </Panel>
    </>
  );
}

interface PopupListProps {
  readonly siteId: string;
  readonly popups: OverPages['popups'];
  readonly onChange: (popups: readonly Popup[]) => void;
}

function PopupList({ siteId, popups, onChange }: PopupListProps): ReactNode {
  const [removed, setRemoved] = useState<Popup>();
  const making = useAction((kind: 'newsletter' | 'words') => makePopup(siteId, kind), {
    isFailureShown: true,
    onDone: (popup) => onChange([...popups, popup]),
  });
  return (
    <>
      {popups.length === 0 && <p>{say.noPopupsYet}</p>}
      {popups.map((popup) => (
        <PopupFields
          key={popup.id}
          siteId={siteId}
          popup={popup}
          onChange={(part) => onChange(popups.map((each) => (each === popup ? { ...each, ...part } : each)))}
          onRemove={() => setRemoved(popup)}
        />
      ))}
      {making.error && <Failure title={say.couldntCreateThePopup} error={making.error} />}
      <div className="cluster loose">
        <Button isBusy={making.isPending} onClick={() => making.mutate('newsletter')}>
          {say.addANewsletterPopup}
        </Button>
        <Button isBusy={making.isPending} onClick={() => making.mutate('words')}>
          {say.addAPopupWithTextAnd}
        </Button>
      </div>
      <ConfirmDialog
        title={say.removeThisPopup}
        description={say.visitorsNoLongerSeeItOnce}
        action={say.remove}
        isOpen={removed !== undefined}
        onConfirm={() => {
          onChange(popups.filter((each) => each.id !== removed?.id));
          setRemoved(undefined);
        }}
        onClose={() => setRemoved(undefined)}
      />
    </>
  );
}
