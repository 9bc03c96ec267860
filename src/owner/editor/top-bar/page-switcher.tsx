/** Switches to another page, found by name, or creates one. */
import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown, File, House, Newspaper, PanelBottom, PanelTop, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { read as readHeaderFooter } from '#domain/content/calls-header-footer.ts';
import { treeRows } from '#domain/content/page-tree.ts';
import { call } from '../../api.ts';
import { treeQuery } from '../../documents.ts';
import { useStore } from '../../editing/store.ts';
import { useLinkTargets } from '../../fields/link-targets.ts';
import { fill } from '../../fill.ts';
import { useMay } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { Editor } from '../editor.ts';
import styles from './page-switcher.module.css';
import * as say from './words/en.ts';

const NewPageDialog = lazyPart(() => import('../../new-page/new-page-dialog.tsx'), 'NewPageDialog');

export function PageSwitcher({ editor }: { readonly editor: Editor }): ReactNode {
  const title = useStore(editor.store, ({ session }) => session.body.title) || say.untitled;
  const [isOpen, setIsOpen] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <Popover
        label={say.pagesOfTheSite}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <button
            type="button"
            className={`row control icons snug strong ${styles['trigger']}`}
            aria-label={fill(say.titleGoToAnotherPage, { title })}
          >
            <span className={`clip ${styles['title']}`}>{title}</span>
            <ChevronsUpDown size={14} aria-hidden="true" />
          </button>
        }
      >
        <Switcher
          editor={editor}
          onGo={() => setIsOpen(false)}
          onNew={() => {
            setIsOpen(false);
            setIsMaking(true);
          }}
        />
      </Popover>
      {isMaking && <NewPageDialog kind="page" onClose={() => setIsMaking(false)} />}
    </>
  );
}

interface SwitcherProps {
  readonly editor: Editor;
  readonly onGo: () => void;
  readonly onNew: () => void;
}

function Switcher({ editor, onGo, onNew }: SwitcherProps): ReactNode {
  const mayEdit = useMay('config.content');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  return (
    <search className={`stack ${styles['switcher']}`} onKeyDown={moveFocus}>
      <TextField
        label={say.searchPagesAndPosts}
        isLabelHidden
        type="search"
        placeholder={say.searchPagesAndPosts}
        value={typed}
        onChange={setTyped}
      />
      {search === '' ? (
        <AllPages editor={editor} onGo={onGo} />
      ) : (
        <Found editor={editor} search={search} onGo={onGo} />
      )}
      {mayEdit && (
        <Button icon={<Plus />} onClick={onNew}>
          {say.newPage}
        </Button>
      )}
    </search>
  );
}

interface ListProps {
  readonly editor: Editor;
  readonly onGo: () => void;
}

function AllPages({ editor: { siteId, documentId }, onGo }: ListProps): ReactNode {
  const tree = useQuery(treeQuery(siteId));
  const parts = useQuery({
    queryKey: ['documents', siteId, 'header-footer'],
    queryFn: ({ signal }) => call(readHeaderFooter, { query: { site: siteId } }, { signal }),
  });
  if (tree.error || !tree.data) return <NotRead query={tree} />;
  const { documents, homePageId } = tree.data;
  const row = (id: string, title: string, icon: ReactNode, depth = 0) => (
    <Row key={id} {...{ siteId, id, title, icon, depth, onGo }} isCurrent={id === documentId} />
  );
  return (
    <nav className={styles['list']} aria-label={say.pages}>
      <ul>
        {treeRows(documents).map(({ page, depth }) => {
          if (page.kind === 'folder')
            return (
              <li
                key={page.id}
                className={`caption ${styles['folder']}`}
                style={{ paddingInlineStart: 9 + depth * 16 }}
              >
                {page.title}
              </li>
            );
          const Icon = page.id === homePageId ? House : page.collectionId ? Newspaper : File;
          return row(page.id, page.title, <Icon size={15} aria-hidden="true" />, depth);
        })}
      </ul>
      {parts.data && (
        <>
          <h2 className={`caption ${styles['group']}`}>{say.onEveryPage}</h2>
          <ul>
            {row(parts.data.header.documentId, say.header, <PanelTop size={15} aria-hidden="true" />)}
            {row(parts.data.footer.documentId, say.footer, <PanelBottom size={15} aria-hidden="true" />)}
          </ul>
        </>
      )}
    </nav>
  );
}

function Found({
  editor: { siteId, documentId },
  search,
  onGo,
}: ListProps & { readonly search: string }): ReactNode {
  const found = useLinkTargets(siteId, 'content', search);
  if (found.error || !found.data) return <NotRead query={found} />;
  if (found.data.length === 0) return <p className="muted">{say.noPageTitlesMatch}</p>;
  return (
    <nav className={styles['list']} aria-label={say.found}>
      <ul>
        {found.data.map(({ id, ref, title, path }) => (
          <Row
            key={id}
            {...{ siteId, id, title, onGo }}
            detail={path ?? undefined}
            depth={0}
            icon={
              ref === 'item' ? (
                <Newspaper size={15} aria-hidden="true" />
              ) : (
                <File size={15} aria-hidden="true" />
              )
            }
            isCurrent={id === documentId}
          />
        ))}
      </ul>
    </nav>
  );
}

interface RowProps {
  readonly siteId: string;
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly icon: ReactNode;
  readonly depth: number;
  readonly isCurrent: boolean;
  readonly onGo: () => void;
}

function Row({ siteId, id, title, detail, icon, depth, isCurrent, onGo }: RowProps): ReactNode {
  return (
    <li>
      <Link
        className={`row plain icons tight ${styles['row']}`}
        to={`/sites/${siteId}/edit/${id}`}
        style={{ paddingInlineStart: 9 + depth * 16 }}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onGo}
      >
        {icon}
        <span className="clip">{title || say.untitled}</span>
        {detail && <span className="grow clip hint right">{detail}</span>}
      </Link>
    </li>
  );
}

/** Arrow keys move from the search into the list and through it; Enter in the search opens the first. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const isInSearch = document.activeElement instanceof HTMLInputElement;
  if (event.key === 'Enter' && isInSearch) {
    event.preventDefault();
    links[0]?.click();
    return;
  }
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const next = at + by < 0 ? event.currentTarget.querySelector('input') : links[at + by];
  next?.focus();
}
