/** One menu: its entries in order, to be sorted by hand or by keys, and new ones. */
import { useQueryClient } from '@tanstack/react-query';
import { FileText, FolderPlus, Link2, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { navigationFieldsSchema } from '#domain/content/document.ts';
import {
  addToMenu,
  changeInMenu,
  flattenMenu,
  type Menu as MenuEntries,
  type MenuItem,
  moveInMenu,
  removeFromMenu,
} from '#domain/content/menu.ts';
import {
  stepInTree,
  type TreePlace,
  type TreeRow,
  type TreeStep,
  treeRows,
} from '#domain/content/page-tree.ts';
import { findTargets } from '#domain/links/calls.ts';
import type { Link } from '#domain/links/link.ts';
import { call } from '../api.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { useStore } from '../editing/store.ts';
import { fill } from '../fill.ts';
import { makeId } from '../make-id.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Menu } from '../ui/menu.tsx';
import { Panel } from '../ui/page.tsx';
import { showToast } from '../ui/toasts.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { MenuRow } from './menu-row.tsx';
import styles from './navigation.module.css';
import * as say from './words/en.ts';

const LinkPicker = lazyPart(() => import('../fields/link-picker.tsx'), 'LinkPicker');

export interface MenuPanelProps {
  readonly editor: DocumentEditor;
  readonly menu: 'main' | 'footer';
  readonly title: string;
  readonly levels: number;
}

export function MenuPanel({ editor, menu, title, levels }: MenuPanelProps): ReactNode {
  const fields = useStore(editor.store, ({ session }) => session.body.fields);
  const [editedId, setEditedId] = useState<string>();
  const entries = readMenu(fields, menu);
  const rows = treeRows(flattenMenu(entries));
  const edited = rows.find(({ page }) => page.id === editedId)?.page;
  const change = useChange(editor, menu);
  const place = ({ page }: TreeRow<MenuItem>, to: TreePlace | undefined) => {
    const moved =
      to && moveInMenu(readMenu(editor.store.get().session.body.fields, menu), page.id, to, levels);
    if (!moved) return void editor.announce(fill(say.youCantMoveTitleThere, { title: page.title }));
    change(fill(say.moveTitle, { title: page.title }), moved);
    editor.announce(fill(say.titleMoved, { title: page.title }));
  };
  const remove = ({ id, title: name }: MenuItem) => {
    change(fill(say.removeName, { name }), removeFromMenu(entries, id));
    showToast(fill(say.nameRemovedFromTheMenu, { name }), {
      action: { label: say.undo, onSelect: () => editor.undo() },
    });
  };
  return (
    <Panel
      title={title}
      actions={
        <AddEntry
          siteId={editor.siteId}
          hasFolders={levels > 1}
          onAdd={(entry) => {
            change(fill(say.addTitle, { title: entry.title }), addToMenu(entries, entry));
            editor.announce(fill(say.titleAdded, { title: entry.title }));
            if (!entry.link) setEditedId(entry.id);
          }}
        />
      }
    >
      {rows.length === 0 && (
        <p className="muted">{menu === 'main' ? say.theMenuIsEmptyTheHeader : say.theMenuIsEmpty}</p>
      )}
      <ul className={styles['menu']} aria-label={title}>
        {rows.map((row) => (
          <MenuRow
            key={row.page.id}
            siteId={editor.siteId}
            menu={menu}
            row={row}
            rows={rows}
            levels={levels}
            onPlace={place}
            onStep={(each, step: TreeStep) => place(each, stepInTree(each, step, rows))}
            onEdit={({ id }) => setEditedId(id)}
            onRemove={remove}
          />
        ))}
      </ul>
      {edited && (
        <EntryDialog
          siteId={editor.siteId}
          entry={edited}
          onClose={() => setEditedId(undefined)}
          onSave={(next) => {
            setEditedId(undefined);
            change(fill(say.changeTitle, { title: next.title }), changeInMenu(entries, edited.id, next));
          }}
        />
      )}
    </Panel>
  );
}

function readMenu(fields: unknown, menu: 'main' | 'footer'): MenuEntries {
  return navigationFieldsSchema.safeParse(fields).data?.[menu] ?? [];
}

function useChange(editor: DocumentEditor, menu: 'main' | 'footer') {
  return (label: string, after: MenuEntries) => {
    const before = editor.store.get().session.body.fields[menu];
    editor.perform({ label, operations: [{ op: 'set', id: 'body', path: ['fields', menu], before, after }] });
  };
}

interface AddEntryProps {
  readonly siteId: string;
  readonly hasFolders: boolean;
  readonly onAdd: (entry: { id: string; title: string; link?: Link }) => void;
}

function AddEntry({ siteId, hasFolders, onAdd }: AddEntryProps): ReactNode {
  const client = useQueryClient();
  const [kind, setKind] = useState<'page' | 'web'>();
  const add = async (link: Link) => {
    setKind(undefined);
    const title = await client
      .fetchQuery({
        queryKey: ['link-targets', siteId, 'title', link],
        queryFn: () => titleOf(siteId, link),
      })
      .catch(() => say.newItem);
    onAdd({ id: makeId(), title: title.slice(0, 200) || say.newItem, link });
  };
  return (
    <>
      <Menu
        trigger={
          <Button size="small" icon={<Plus />}>
            {say.add}
          </Button>
        }
        actions={[
          { label: say.pageOrPost, icon: <FileText />, onSelect: () => setKind('page') },
          { label: say.link2, icon: <Link2 />, onSelect: () => setKind('web') },
          ...(hasFolders
            ? [
                {
                  label: say.folder,
                  icon: <FolderPlus />,
                  onSelect: () => onAdd({ id: makeId(), title: say.newFolder }),
                },
              ]
            : []),
        ]}
      />
      {kind && (
        <LinkPicker
          siteId={siteId}
          link={kind === 'web' ? { url: '' } : undefined}
          onPick={(link) => void add(link)}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  );
}

/** What an entry is called to begin with. */
async function titleOf(siteId: string, link: Link): Promise<string> {
  if ('url' in link) return link.url.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '').replace(/\/$/, '');
  const { targets } = await call(findTargets, { site: siteId, query: { ids: link.id } });
  return targets[0]?.title ?? '';
}
