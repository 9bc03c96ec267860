/** The bar above the page: the page's name, whether it is saved, who else is here, undo, and publishing. */
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleHelp, Ellipsis, Eye, Keyboard, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { collectionsQuery } from '../../documents.ts';
import { CollisionsButton } from '../../editing/collisions/collisions-button.tsx';
import { SaveStatus } from '../../editing/save-status.tsx';
import { useStore } from '../../editing/store.ts';
import { fill } from '../../fill.ts';
import { useMay } from '../../session.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { keysOf } from '../../ui/write-keys.ts';
import { ChecksButton } from '../checks/checks-button.tsx';
import { setFullPreview } from '../commands/preview.ts';
import { type Editor, isPart } from '../editor.ts';
import { DeviceWidths } from './device-widths.tsx';
import { PageSwitcher } from './page-switcher.tsx';
import { People } from './people.tsx';
import { PublishMenu } from './publish-menu.tsx';
import styles from './top-bar.module.css';
import * as say from './words/en.ts';

export function TopBar({ editor }: { readonly editor: Editor }): ReactNode {
  const mayEdit = useMay('config.content');
  return (
    <header className={styles['bar']}>
      <div className="row tight words">
        <Back editor={editor} />
        <PageSwitcher editor={editor} />
        {mayEdit && <SaveStatus editor={editor} />}
        <CollisionsButton editor={editor} onOpen={() => editor.store.set({ dialog: 'collisions' })} />
      </div>
      <div className={styles['middle']}>
        <DeviceWidths editor={editor} />
      </div>
      <div className={`row tight words ${styles['end']}`}>
        <People editor={editor} />
        {mayEdit && (
          <>
            <History editor={editor} />
            <span className={styles['checks']}>
              <ChecksButton editor={editor} />
            </span>
            <More editor={editor} />
          </>
        )}
        <PublishMenu editor={editor} />
      </div>
    </header>
  );
}

function Back({ editor }: { readonly editor: Editor }): ReactNode {
  const { room, label } = useRoom(editor);
  return (
    <Link className="square lit" to={`/sites/${editor.siteId}/${room}`} aria-label={label} title={label}>
      <ArrowLeft size={16} aria-hidden="true" />
    </Link>
  );
}

/** Where its owner came from, or where the document is listed: a post in its collection, a product among the products. */
function useRoom(editor: Editor): { readonly room: string; readonly label: string } {
  const { collectionId, documentId } = editor;
  const { search } = useLocation();
  const isItem = editor.kind === 'item' && collectionId !== null;
  const collections = useQuery({ ...collectionsQuery(editor.siteId), enabled: isItem });
  if (search.includes('version=')) return { room: 'analytics/experiments', label: say.backToTheExperiments };
  if (isPart(editor)) return { room: 'navigation', label: say.backToTheNavigation };
  if (!isItem) return { room: 'pages', label: say.backToThePages };
  const collection = collections.data?.find(({ id }) => id === collectionId);
  if (collection?.type === COLLECTION_TYPES.products)
    return { room: `products/${documentId}`, label: say.backToTheProduct };
  return {
    room: `collections/${collectionId}`,
    label: collection ? fill(say.backToTitle, { title: collection.title }) : say.backToTheList,
  };
}

function History({ editor }: { readonly editor: Editor }): ReactNode {
  const canUndo = useStore(editor.store, ({ session }) => session.steps.length > 0);
  const canRedo = useStore(editor.store, ({ session }) => session.undone.length > 0);
  return (
    <>
      <IconButton
        label={say.undo}
        keys={keysOf('mod+z')}
        icon={<Undo2 />}
        disabled={!canUndo}
        onClick={() => editor.afterText(editor.undo)}
      />
      <span className={styles['wide']}>
        <IconButton
          label={say.redo}
          keys={keysOf('mod+shift+z')}
          icon={<Redo2 />}
          disabled={!canRedo}
          onClick={() => editor.afterText(editor.redo)}
        />
        <IconButton
          label={say.preview}
          keys={keysOf('Escape')}
          icon={<Eye />}
          onClick={() => setFullPreview(editor, true)}
        />
      </span>
    </>
  );
}

function More({ editor }: { readonly editor: Editor }): ReactNode {
  const canRedo = useStore(editor.store, ({ session }) => session.undone.length > 0);
  return (
    <Menu
      trigger={<IconButton label={say.more} icon={<Ellipsis />} />}
      actions={[
        {
          label: say.redo,
          icon: <Redo2 />,
          keys: keysOf('mod+shift+z'),
          isDisabled: !canRedo,
          onSelect: () => editor.afterText(editor.redo),
        },
        {
          label: say.preview,
          icon: <Eye />,
          keys: keysOf('Escape'),
          onSelect: () => setFullPreview(editor, true),
        },
        'separator',
        {
          label: say.keyboardShortcuts,
          icon: <Keyboard />,
          keys: '?',
          onSelect: () => editor.store.set({ dialog: 'shortcuts' }),
        },
        {
          label: say.howTheEditorWorks,
          icon: <CircleHelp />,
          onSelect: () => editor.store.set({ dialog: 'guide' }),
        },
      ]}
    />
  );
}
