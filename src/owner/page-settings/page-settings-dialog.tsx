/** The settings of a page, with previews of how search engines and messages will show it. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type DocumentView, read, readInMenu } from '#domain/content/calls.ts';
import { publish as publishCall } from '#domain/content/calls-publishing.ts';
import { isEqualJson } from '#domain/json.ts';
import { call, messageOf } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { fill } from '../fill.ts';
import { useMay, useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import { goToUnfinished } from '../ui/unfinished.ts';
import { useUnloadGuard } from '../ui/use-leave-guard.ts';
import { useLocale } from '../use-locale.ts';
import { useTimeZone } from '../use-time-zone.ts';
import { mergeSettings } from './merge-settings.ts';
import { PageCards } from './page-cards.tsx';
import styles from './page-settings.module.css';
import {
  type OpenedPage,
  Overtaken,
  type PageSettings,
  problemsOf,
  saveSettings,
  settingsIn,
} from './page-settings.ts';
import { PageSettingsFields } from './page-settings-fields.tsx';
import * as say from './words/en.ts';

export interface PageSettingsDialogProps {
  readonly document: DocumentView;
  readonly onClose: () => void;
}

export function PageSettingsDialog({ document, onClose }: PageSettingsDialogProps): ReactNode {
  const { id: siteId } = useSite();
  const own = { site: siteId, document: document.id };
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', siteId, 'draft', document.id],
    queryFn: ({ signal }) => call(read, own, { signal }),
    gcTime: 0,
  });
  const hasMenu = document.kind !== 'item';
  const menu = useQuery({
    queryKey: ['documents', siteId, 'menu', document.id],
    queryFn: ({ signal }) => call(readInMenu, own, { signal }),
    gcTime: 0,
    enabled: hasMenu,
  });
  const failure = error ?? menu.error;
  const retry = () => void Promise.all([refetch(), ...(hasMenu ? [menu.refetch()] : [])]);
  const timeZone = useTimeZone(siteId);
  const locale = useLocale(siteId);
  if (data?.draft && timeZone && locale && (menu.data || !hasMenu)) {
    const opened = { document, draft: data.draft, isInMenu: menu.data?.isShown, timeZone, locale };
    return <Form {...opened} onClose={onClose} />;
  }
  return (
    <Dialog title={titleOf(document)} isOpen onClose={onClose}>
      {failure ? <Failure error={failure} onRetry={retry} /> : <Loading />}
    </Dialog>
  );
}

function titleOf({ title }: DocumentView): string {
  return fill(say.settingsOfTitle, { title: title || say.untitled });
}

function Form(props: OpenedPage & { readonly onClose: () => void }): ReactNode {
  const { onClose } = props;
  // Not refetched: changes made elsewhere must not mix with what is typed here unless the owner says so.
  const [opened, setOpened] = useState<OpenedPage>(props);
  const { document, draft } = opened;
  const [settings, setSettings] = useState(() => settingsIn(opened));
  useUnloadGuard(!isEqualJson(settings, settingsIn(opened)));
  const [isTried, setIsTried] = useState(false);
  const { save, isBusy, failure, fail, forget } = useSave(opened, onClose, (now) => {
    const merged = mergeSettings(opened, now, settings);
    setOpened(now);
    setSettings(merged.settings);
    return merged.words;
  });
  const problems = problemsOf(opened, settings);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    const unfinished = goToUnfinished(event.currentTarget as HTMLFormElement);
    if (unfinished !== undefined) fail(unfinished);
    else if (Object.keys(problems).length === 0) void save(settings);
  };
  const hasCards = document.kind !== 'folder';
  return (
    <Dialog
      title={titleOf(document)}
      isOpen
      onClose={onClose}
      size={hasCards ? 'large' : 'normal'}
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button tone="primary" type="submit" form="page-settings" isBusy={isBusy}>
            {say.save}
          </Button>
        </>
      }
    >
      <div className={hasCards ? styles['columns'] : undefined}>
        <form id="page-settings" onSubmit={submit} noValidate>
          {failure && <Notice tone="danger">{failure}</Notice>}
          <PageSettingsFields
            page={opened}
            settings={settings}
            // A wrong address is reported at once, a missing value only on saving.
            problems={isTried ? problems : { ...(problems.slug ? { slug: problems.slug } : {}) }}
            onChange={(part) => {
              setSettings((before) => ({ ...before, ...part }));
              // The error may have been about the address; if it still applies, it comes back on saving.
              if (part.slug !== undefined) forget();
            }}
          />
        </form>
        {hasCards && (
          <PageCards
            document={document}
            draft={draft}
            settings={settings}
            onPicture={(socialImage) => setSettings((before) => ({ ...before, socialImage }))}
          />
        )}
      </div>
    </Dialog>
  );
}

/** @param onOvertaken takes in what was saved elsewhere, and says so */
function useSave(opened: OpenedPage, onSaved: () => void, onOvertaken: (now: OpenedPage) => string) {
  const { document } = opened;
  const { id: siteId } = useSite();
  const refresh = useRefreshDocuments(siteId);
  const client = useQueryClient();
  const mayPublish = useMay('config.publish');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const publish = (): void => {
    call(publishCall, { site: siteId, document: document.id, body: {} })
      .then(() => showToast(fill(say.titleIsLive, { title: document.title })), showError)
      .finally(() => void refresh());
  };
  const save = async (settings: PageSettings): Promise<void> => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const isDraftChanged = await saveSettings(siteId, opened, settings);
      // The editor keeps drafts of its own.
      client.removeQueries({ queryKey: ['documents', siteId, 'draft', document.id] });
      void client.invalidateQueries({ queryKey: ['link-targets', siteId] });
      await refresh();
      if (!isDraftChanged || document.publishedId === null) showToast(say.saved);
      else
        showToast(say.savedPublishThePageToShow, {
          ...(mayPublish ? { action: { label: say.publish, onSelect: publish } } : {}),
        });
      onSaved();
    } catch (error) {
      setFailure(error instanceof Overtaken ? onOvertaken(error.now) : messageOf(error));
      setIsBusy(false);
    }
  };
  return { save, isBusy, failure, fail: setFailure, forget: () => setFailure(undefined) };
}
