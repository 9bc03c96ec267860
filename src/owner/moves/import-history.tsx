/** Earlier imports, with their reports as long as they are kept. */

import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Move } from '#domain/moves/calls.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { Panel } from '../ui/page.tsx';
import { type Moves, useRemoveMove } from './move.ts';
import styles from './move-list.module.css';
import * as say from './words/en.ts';

const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

export interface ImportHistoryProps {
  readonly moves: readonly Move[];
  readonly movesOf: (move: Move) => Moves;
  readonly onShow: (id: string) => void;
}

export function ImportHistory({ moves, movesOf, onShow }: ImportHistoryProps): ReactNode {
  if (moves.length === 0) return null;
  return (
    <Panel title={say.earlier} description={say.reportsAreKeptForAMonth}>
      <ul className="stack snug">
        {moves.map((move) => (
          <HistoryRow key={move.id} move={move} of={movesOf(move)} onShow={() => onShow(move.id)} />
        ))}
      </ul>
    </Panel>
  );
}

interface HistoryRowProps {
  readonly move: Move;
  readonly of: Moves;
  readonly onShow: () => void;
}

function HistoryRow({ move, of, onShow }: HistoryRowProps): ReactNode {
  const remove = useRemoveMove(of, move.id);
  const { label, tone } = stateOf(move);
  const name = move.filename || say.unnamedFile;
  return (
    <li className="row lined">
      <button type="button" className={`stack snug grow ${styles['open']}`} onClick={onShow}>
        <span className={`words strong ${styles['name']}`}>{name}</span>
        <span className="words hint">
          {WHEN.format(move.createdAt)}, {move.startedBy}
        </span>
      </button>
      <Badge tone={tone ?? 'neutral'}>{label}</Badge>
      <Menu
        trigger={<IconButton label={fill(say.moreAboutName, { name })} icon={<Ellipsis />} />}
        actions={[
          { label: say.openReport, onSelect: onShow },
          { label: say.remove, isDangerous: true, onSelect: () => remove.mutate() },
        ]}
      />
    </li>
  );
}

function stateOf({ state, isDryRun, kind }: Move): { label: string; tone: BadgeProps['tone'] } {
  if (state === 'failed') return { label: say.rejected, tone: 'danger' };
  if (state === 'stopped') return { label: say.stopped, tone: 'neutral' };
  if (state !== 'done') return { label: say.inProgress, tone: 'accent' };
  if (isDryRun) return { label: say.checked, tone: 'neutral' };
  return { label: kind === 'import-site' ? say.newSite : say.imported, tone: 'good' };
}
