/** The pages of a site: a tree to read, to sort by hand or by keys, and to begin new pages from. */
import { useQuery } from '@tanstack/react-query';
import {
  CalendarDays,
  ChevronDown,
  FolderPlus,
  GraduationCap,
  Images,
  Newspaper,
  Plus,
  ShoppingBag,
  Trash2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { treeQuery } from '../documents.ts';
import { NewPageDialog, type NewPageKind } from '../new-page/new-page-dialog.tsx';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import { PageTreeView } from './page-tree-view.tsx';
import styles from './pages.module.css';
import { TrashDialog } from './trash-dialog.tsx';
import * as say from './words/en.ts';

const KINDS = [
  { kind: 'blog', label: say.blogWithNewsAndStories, icon: Newspaper },
  { kind: 'events', label: say.eventsWithDatesAndPlaces, icon: CalendarDays },
  { kind: 'portfolio', label: say.portfolioOfFinishedWork, icon: Images },
  { kind: 'lessons', label: say.courseWithLessons, icon: GraduationCap },
  { kind: 'products', label: say.shopWithProductsAndACart, icon: ShoppingBag },
  { kind: 'folder', label: say.folderForAGroupOfPages, icon: FolderPlus },
] as const;

export function Pages(): ReactNode {
  const site = useSite();
  const tree = useQuery(treeQuery(site.id));
  const [beginning, setBeginning] = useState<NewPageKind>();
  const [isTrashOpen, setIsTrashOpen] = useState(false);
  return (
    <Screen
      title={say.pages}
      actions={
        <>
          <Menu
            trigger={<Button icon={<ChevronDown />}>{say.blogShopAndMore}</Button>}
            actions={KINDS.map(({ kind, label, icon: Icon }) => ({
              label,
              icon: <Icon size={16} aria-hidden="true" />,
              onSelect: () => setBeginning(kind),
            }))}
          />
          <Button tone="primary" icon={<Plus />} onClick={() => setBeginning('page')}>
            {say.newPage}
          </Button>
        </>
      }
    >
      <NotRead query={tree} />
      {tree.data?.documents.length === 0 && (
        <EmptyState
          title={say.noPagesYet}
          action={
            <Button tone="primary" onClick={() => setBeginning('page')}>
              {say.createYourFirstPage}
            </Button>
          }
        >
          {say.giveYourFirstPageAName}
        </EmptyState>
      )}
      {tree.data && tree.data.documents.length > 0 && <PageTreeView tree={tree.data} />}
      {tree.data && (
        <p className={styles['deleted']}>
          <Button tone="quiet" icon={<Trash2 />} onClick={() => setIsTrashOpen(true)}>
            {say.deletedPages}
          </Button>
        </p>
      )}
      {beginning && <NewPageDialog kind={beginning} onClose={() => setBeginning(undefined)} />}
      {isTrashOpen && <TrashDialog onClose={() => setIsTrashOpen(false)} />}
    </Screen>
  );
}
