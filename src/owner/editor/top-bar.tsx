/** Above the page: where one is, whether it is saved, the way back, the width, and publishing. */
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, Monitor, Redo2, Smartphone, Tablet, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isSaved } from '#domain/editor/session.ts';
import { api } from '../api.ts';
import { useMay } from '../session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import { ChecksButton } from './checks-button.tsx';
import styles from './edit-screen.module.css';
import type { Editor } from './editor.ts';
import { SaveWords } from './save-words.tsx';
import { keysOf } from './shortcuts.ts';
import { useStore } from './store.ts';

export function TopBar({ editor }: { readonly editor: Editor }): ReactNode {
  const session = useStore(editor.store, (state) => state.session);
  const device = useStore(editor.store, (state) => state.device);
  return (
    <header className={styles['bar']}>
      <Link className={styles['back']} to={`/sites/${editor.siteId}/pages`} aria-label="Back to the pages">
        <ArrowLeft size={16} aria-hidden="true" />
      </Link>
      <span className={styles['title']}>{session.body.title}</span>
      <SaveWords editor={editor} />
      <span className={styles['gap']} />
      <IconButton
        label="Undo"
        keys={keysOf('mod+z')}
        icon={<Undo2 />}
        disabled={session.steps.length === 0}
        onClick={() => editor.undo()}
      />
      <IconButton
        label="Do again"
        keys={keysOf('mod+shift+z')}
        icon={<Redo2 />}
        disabled={session.undone.length === 0}
        onClick={() => editor.redo()}
      />
      <div className={styles['devices']}>
        <Segmented
          label="Width of the page"
          value={device}
          onChange={(next) => editor.store.set({ device: next })}
          options={[
            { value: 'phone', label: 'Phone', icon: <Smartphone size={15} /> },
            { value: 'tablet', label: 'Tablet', icon: <Tablet size={15} /> },
            { value: 'desktop', label: 'Desktop', icon: <Monitor size={15} /> },
          ]}
        />
      </div>
      <ChecksButton editor={editor} />
      <Publish editor={editor} />
    </header>
  );
}

function Publish({ editor }: { readonly editor: Editor }): ReactNode {
  const mayPublish = useMay('config.publish');
  const session = useStore(editor.store, (state) => state.session);
  const publishedId = useStore(editor.store, (state) => state.publishedId);
  const isLive = isSaved(session) && session.base.id === publishedId;
  const publish = useMutation({
    mutationFn: async () => {
      await editor.saver.flush();
      const { session: saved } = editor.store.get();
      if (!isSaved(saved)) throw new Error('not saved');
      await api.post(`${editor.address}/publish`, { revisionId: saved.base.id });
      editor.store.set({ publishedId: saved.base.id });
    },
    onSuccess: () => showToast('Published: visitors see this page now.'),
    onError: showError,
  });
  if (!mayPublish) return null;
  return (
    <Button tone="primary" isBusy={publish.isPending} disabled={isLive} onClick={() => publish.mutate()}>
      {isLive ? 'Published' : 'Publish'}
    </Button>
  );
}
