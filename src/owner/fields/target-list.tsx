/** Pages, items or files to choose from, by words. */
import { type KeyboardEvent, type ReactNode, useDeferredValue, useState } from 'react';
import type { LinkTarget } from '#domain/links/calls.ts';
import { UNABLE_TO_LOCATE_CONTENT } from '#domain/owner-area/messages.ts';
import { Badge } from '../ui/badge.tsx';
import { TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import { useLinkTargets } from './link-targets.ts';
import styles from './picker.module.css';
import * as say from './words/en.ts';

export interface TargetListProps {
  readonly siteId: string;
  readonly kind: 'content' | 'media';
  readonly chosenId: string | undefined;
  readonly problem: string | undefined;
  readonly onChoose: (target: LinkTarget) => void;
}

export function TargetList({ siteId, kind, chosenId, problem, onChoose }: TargetListProps): ReactNode {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const list = useLinkTargets(siteId, kind, search);
  return (
    <>
      <TextField
        label={kind === 'content' ? say.searchPagesAndPosts : say.searchFiles}
        type="search"
        value={typed}
        error={problem}
        onChange={setTyped}
      />
      {list.isPending && <Loading />}
      {list.isError && (
        <Failure title={UNABLE_TO_LOCATE_CONTENT} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <ul
          className={`stack well scroll snug ${styles['targets']}`}
          aria-label={kind === 'content' ? say.pagesAndPosts : say.files}
          onKeyDown={moveFocus}
        >
          {list.data.map((target) => (
            <li key={target.id}>
              <button
                type="button"
                className={`row lit full baseline ${styles['target']}`}
                aria-pressed={target.id === chosenId}
                onClick={() => onChoose(target)}
              >
                <span className="strong">{target.title || say.untitled}</span>
                <span className="grow clip muted">{target.path}</span>
                {!target.isPublished && <Badge>{say.draft}</Badge>}
              </button>
            </li>
          ))}
          {list.data.length === 0 && <li className={styles['nothing']}>{say.noTitlesMatch}</li>}
        </ul>
      )}
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus();
}
