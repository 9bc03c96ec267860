/** The tree itself. Shown as it will be before the server has said so; put back if the server says otherwise. */

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type DocumentView, type PageTree, place as placeCall } from '#domain/content/calls.ts';
import {
  placeInTree,
  stepInTree,
  type TreePlace,
  type TreeRow,
  type TreeStep,
  treeRows,
} from '#domain/content/page-tree.ts';
import { call } from '../api.ts';
import { treeQuery } from '../documents.ts';
import { fill } from '../fill.ts';
import { PageSettingsDialog } from '../page-settings/lazy-page-settings.ts';
import { useSite } from '../session.ts';
import { showError, showToast } from '../ui/toasts.tsx';
import { PageRow } from './page-row.tsx';
import styles from './pages.module.css';
import { useMenuPlaces } from './use-menu-places.ts';
import * as say from './words/en.ts';

export function PageTreeView({ tree }: { readonly tree: PageTree }): ReactNode {
  const { id: siteId } = useSite();
  const client = useQueryClient();
  const [settingsOf, setSettingsOf] = useState<DocumentView>();
  const [announcement, setAnnouncement] = useState('');
  const rows = treeRows(tree.documents);
  const menuPlaces = useMenuPlaces(siteId);

  const place = async (page: DocumentView, to: TreePlace) => {
    const { queryKey } = treeQuery(siteId);
    const before = placeOf(page, rows);
    client.setQueryData(
      queryKey,
      (old) => old && { ...old, documents: placeInTree(old.documents, page.id, to) },
    );
    setAnnouncement(describePlace(page, to, tree.documents));
    try {
      const { document } = await call(placeCall, { site: siteId, document: page.id, body: to });
      if (document.path !== page.path && page.publishedId !== null)
        showToast(fill(say.titleIsNowAtPathThe, { title: page.title, path: document.path ?? '' }), {
          action: { label: say.undo, onSelect: () => void place(document, before) },
        });
    } catch (error) {
      showError(error);
      setAnnouncement(fill(say.titleStaysWhereItWas, { title: page.title }));
    }
    await client.invalidateQueries({ queryKey: ['documents', siteId] });
  };

  const step = (row: TreeRow<DocumentView>, direction: TreeStep) => {
    const to = stepInTree(row, direction, rows);
    if (to) void place(row.page, to);
    else setAnnouncement(fill(say.youCantMoveTitleFurther, { title: row.page.title }));
  };

  return (
    <>
      <ul className={styles['tree']} aria-label={say.pages}>
        {rows.map((row) => (
          <PageRow
            key={row.page.id}
            row={row}
            rows={rows}
            isHome={row.page.path === '/'}
            menuPlace={menuPlaces.get(row.page.id)}
            onStep={(direction) => step(row, direction)}
            onPlace={place}
            onSettings={() => setSettingsOf(row.page)}
          />
        ))}
      </ul>
      <p className={`hint before ${styles['help']}`}>{say.dragAPageByItsHandle}</p>
      <p className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
      {settingsOf && <PageSettingsDialog document={settingsOf} onClose={() => setSettingsOf(undefined)} />}
    </>
  );
}

function placeOf(page: DocumentView, rows: readonly TreeRow<DocumentView>[]): TreePlace {
  const row = rows.find((each) => each.page.id === page.id);
  const index = row?.siblings.findIndex(({ id }) => id === page.id) ?? -1;
  return { parentId: row?.parent?.id ?? null, afterId: row?.siblings[index - 1]?.id ?? null };
}

function describePlace(page: DocumentView, to: TreePlace, pages: readonly DocumentView[]): string {
  const titleOf = (id: string | null) => pages.find((each) => each.id === id)?.title;
  const after = titleOf(to.afterId);
  const below = titleOf(to.parentId);
  const { title } = page;
  if (below && after) return fill(say.titleIsNowAfterBelow, { title, after, below });
  if (below) return fill(say.titleIsNowFirstBelow, { title, below });
  return after ? fill(say.titleIsNowAfterAtThe, { title, after }) : fill(say.titleIsNowFirstAtThe, { title });
}
