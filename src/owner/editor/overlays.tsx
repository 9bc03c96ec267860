/** What opens over the editor: dialogs, the guide, and the button that leaves the full-screen preview. */
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '../editing/store.ts';
import { rich } from '../rich.tsx';
import { useMay } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { useFollowedLinks } from './canvas/follow-link.ts';
import { setFullPreview } from './commands/preview.ts';
import type { Editor } from './editor.ts';
import { isGuideNew } from './guide-seen.ts';
import styles from './overlays.module.css';
import { DeviceWidths } from './top-bar/device-widths.tsx';
import * as say from './words/en.ts';

const CollisionsDialog = lazyPart(
  () => import('../editing/collisions/collisions-dialog.tsx'),
  'CollisionsDialog',
);
const PageDialog = lazyPart(() => import('./top-bar/page-settings.tsx'), 'PageDialog');
const Guide = lazyPart(() => import('./guide.tsx'), 'Guide', nothing);
const ShortcutsDialog = lazyPart(() => import('./commands/shortcuts-dialog.tsx'), 'ShortcutsDialog');

export function Overlays({ editor }: { readonly editor: Editor }): ReactNode {
  const dialog = useStore(editor.store, (state) => state.dialog);
  const isFullPreview = useStore(editor.store, (state) => state.isFullPreview);
  useFollowedLinks(editor);
  useBeginning(editor);
  const close = (): void => editor.store.set({ dialog: null });
  return (
    <>
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {dialog === 'page' && <PageDialog editor={editor} onClose={close} />}
      {dialog === 'collisions' && <CollisionsDialog editor={editor} onClose={close} />}
      {dialog === 'guide' && !isFullPreview && <Guide editor={editor} />}
      {isFullPreview && <PreviewBar editor={editor} />}
    </>
  );
}

/** A link followed in the preview opens the next page in the preview too; otherwise the first visit shows the guide. */
function useBeginning(editor: Editor): void {
  const { state } = useLocation() as { readonly state: { readonly isPreview?: boolean } | null };
  const isPreview = state?.isPreview === true;
  const mayEdit = useMay('config.content');
  useEffect(() => {
    if (isPreview) setFullPreview(editor, true);
    else if (mayEdit && isGuideNew()) editor.store.set({ dialog: 'guide' });
  }, [editor, isPreview, mayEdit]);
}

function PreviewBar({ editor }: { readonly editor: Editor }): ReactNode {
  return (
    <div className={`row floating ${styles['preview']}`} role="region" aria-label={say.preview}>
      <span className={styles['devices']}>
        <DeviceWidths editor={editor} />
      </span>
      <Button size="small" onClick={() => setFullPreview(editor, false)}>
        {rich(say.backToEditingEsc, {
          key: (inside) => <kbd className={`muted tiny ${styles['key']}`}>{inside}</kbd>,
        })}
      </Button>
    </div>
  );
}
