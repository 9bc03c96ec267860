/** What stands on every page: the menus at its top and bottom, the logo and the button beside them. */

import { useQuery } from '@tanstack/react-query';
import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { OpenedDocument } from '#domain/content/calls.ts';
import { findPartId, openPart } from '../documents.ts';
import { CollisionsButton } from '../editing/collisions/collisions-button.tsx';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { startPresence } from '../editing/presence.ts';
import { SaveStatus } from '../editing/save-status.tsx';
import { startEditing } from '../editing/state.ts';
import { useStore } from '../editing/store.ts';
import { useDocumentEditor } from '../editing/use-document-editor.ts';
import { useUndoKeys } from '../editing/use-undo-keys.ts';
import { useSite } from '../session.ts';
import { Announced } from '../ui/announced.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { keysOf } from '../ui/write-keys.ts';
import { FooterPanel, HeaderPanel } from './header-panel.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { useHistory } from './use-history.ts';
import { usePublishNavigation } from './use-publish-navigation.ts';
import * as say from './words/en.ts';

const CollisionsDialog = lazyPart(
  () => import('../editing/collisions/collisions-dialog.tsx'),
  'CollisionsDialog',
);

interface Parts {
  readonly navigation: OpenedDocument;
  readonly header: OpenedDocument;
  readonly footerId: string;
}

export function NavigationScreen(): ReactNode {
  const { id: siteId } = useSite();
  const opened = useQuery({
    queryKey: ['edit', siteId, 'navigation'],
    queryFn: ({ signal }) => openParts(siteId, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const navigation = useDocumentEditor(opened.data?.navigation, startEditing);
  const header = useDocumentEditor(opened.data?.header, startEditing);
  if (opened.data && navigation && header)
    return <Parts navigation={navigation} header={header} footerId={opened.data.footerId} />;
  return (
    <Screen title={say.navigation}>
      {opened.error ? <Failure error={opened.error} onRetry={() => void opened.refetch()} /> : <Loading />}
    </Screen>
  );
}

async function openParts(siteId: string, signal: AbortSignal): Promise<Parts> {
  const [navigation, header, footerId] = await Promise.all([
    openPart(siteId, 'navigation', signal),
    openPart(siteId, 'header', signal),
    findPartId(siteId, 'footer', signal),
  ]);
  return { navigation, header, footerId };
}

interface PartsProps {
  readonly navigation: DocumentEditor;
  readonly header: DocumentEditor;
  readonly footerId: string;
}

function Parts({ navigation, header, footerId }: PartsProps): ReactNode {
  const history = useHistory([navigation, header]);
  useUndoKeys(history);
  useEffect(() => startPresence(navigation), [navigation]);
  useEffect(() => startPresence(header), [header]);
  const announcement = useStore(navigation.store, (state) => state.announcement);
  return (
    <Screen
      title={say.navigation}
      description={say.menusLogoAndHeaderButtonOf}
      actions={
        <>
          <Saved navigation={navigation} header={header} />
          <Collisions editor={navigation} />
          <Collisions editor={header} />
          <IconButton
            label={say.undo}
            keys={keysOf('mod+z')}
            icon={<Undo2 />}
            disabled={!history.canUndo}
            onClick={history.undo}
          />
          <IconButton
            label={say.redo}
            keys={keysOf('mod+shift+z')}
            icon={<Redo2 />}
            disabled={!history.canRedo}
            onClick={history.redo}
          />
          <Publish editors={[navigation, header]} />
        </>
      }
    >
      <MenuPanel editor={navigation} menu="main" title={say.mainMenu} levels={2} />
      <MenuPanel editor={navigation} menu="footer" title={say.footerMenu} levels={1} />
      <Panel title={say.header}>
        <HeaderPanel editor={header} />
      </Panel>
      <Panel title={say.footer}>
        <FooterPanel siteId={header.siteId} footerId={footerId} />
      </Panel>
      <Announced announcement={announcement} />
    </Screen>
  );
}

/** Of the two documents, the one that is worse off speaks. */
function Saved({ navigation, header }: Pick<PartsProps, 'navigation' | 'header'>): ReactNode {
  const isHeaderSaved = useStore(header.store, ({ saving }) => saving.kind === 'saved');
  return (
    <span className="hint">
      <SaveStatus editor={isHeaderSaved ? navigation : header} />
    </span>
  );
}

/** What somebody else changed too, in both versions. */
function Collisions({ editor }: { readonly editor: DocumentEditor }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <CollisionsButton editor={editor} onOpen={() => setIsOpen(true)} />
      {isOpen && <CollisionsDialog editor={editor} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Publish({ editors }: { readonly editors: readonly [DocumentEditor, DocumentEditor] }): ReactNode {
  const { mayPublish, isLive, isBusy, publish } = usePublishNavigation(editors);
  if (!mayPublish) return null;
  return (
    <Button tone="primary" isBusy={isBusy} disabled={isLive} onClick={publish}>
      {isLive ? say.published : say.publish}
    </Button>
  );
}
