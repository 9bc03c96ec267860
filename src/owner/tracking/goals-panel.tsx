/** How many visitors came to what the site is for, step by step, beside the period before. */
import { useQuery } from '@tanstack/react-query';
import { Download, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readTable } from '#domain/tracking/calls.ts';
import { type CountedGoal, deleteGoal, readGoals } from '#domain/tracking/calls-goals.ts';
import { addressOf, call } from '../api.ts';
import { Change } from '../figures/figure.tsx';
import { changeOf, formatCount, formatShare } from '../figures/format.ts';
import { fill } from '../fill.ts';
import { useMay } from '../session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Panel } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { GoalDialog } from './goal-dialog.tsx';
import styles from './goals-panel.module.css';
import type { Choice } from './period-choice.ts';
import * as say from './words/en.ts';

interface GoalsPanelProps {
  readonly siteId: string;
  readonly choice: Choice;
}

export function GoalsPanel({ siteId, choice }: GoalsPanelProps): ReactNode {
  const maySet = useMay('config.settings');
  const [edited, setEdited] = useState<CountedGoal | 'new'>();
  const [leaving, setLeaving] = useState<CountedGoal>();
  const query = { ...choice.period, ...choice.filters };
  const found = useQuery({
    queryKey: ['visitors', siteId, 'goals', query],
    queryFn: ({ signal }) => call(readGoals, { site: siteId, query }, { signal }),
    placeholderData: (before) => before,
  });
  const { goals = [], visitors = 0, before = 0, forms = [] } = found.data ?? {};
  return (
    <div className="before">
      <Panel
        title={say.goals}
        actions={
          <>
            {goals.length > 0 && (
              <a
                className="square lit"
                href={addressOf(readTable, { site: siteId, query: { ...query, dimension: 'goal' } })}
                aria-label={say.goalsCsv}
                title={say.downloadAsATable}
              >
                <Download size={16} aria-hidden="true" />
              </a>
            )}
            {maySet && (
              <Button icon={<Plus size={16} />} onClick={() => setEdited('new')}>
                {say.newGoal}
              </Button>
            )}
          </>
        }
      >
        <NotRead query={found} />
        {found.data && goals.length === 0 && (
          <p className={styles['nothing']}>{say.trackWhatMattersAPageVisited}</p>
        )}
        {goals.map((goal) => (
          <Goal
            key={goal.id}
            goal={goal}
            all={{ visitors, before }}
            {...(maySet ? { onEdit: () => setEdited(goal), onDelete: () => setLeaving(goal) } : {})}
          />
        ))}
      </Panel>
      {edited && (
        <GoalDialog
          siteId={siteId}
          goal={edited === 'new' ? undefined : edited}
          forms={forms}
          onClose={() => setEdited(undefined)}
        />
      )}
      {leaving && <DeleteGoal siteId={siteId} goal={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}

interface GoalProps {
  readonly goal: CountedGoal;
  readonly all: { readonly visitors: number; readonly before: number };
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
}

function Goal({ goal, all, onEdit, onDelete }: GoalProps): ReactNode {
  const { name, steps } = goal;
  // A goal of one step is held against everybody; a funnel against who began it.
  const [whole = all] = steps.length === 1 ? [] : steps;
  const last = steps.at(-1);
  return (
    <section className={styles['goal']} aria-label={name}>
      <header className={`row tight ${styles['top']}`}>
        <h3 className={`grow words ${styles['name']}`}>{name}</h3>
        {last && (
          <span className="inline tight strong">
            {formatShare(shareOf(last.visitors, whole.visitors), 1)}
            <Change change={changeOf(last.visitors, last.before)} />
          </span>
        )}
        {onEdit && (
          <IconButton
            label={fill(say.editTheGoalName, { name })}
            size="small"
            icon={<Pencil size={14} />}
            onClick={onEdit}
          />
        )}
        {onDelete && (
          <IconButton
            label={fill(say.deleteTheGoalName, { name })}
            size="small"
            icon={<Trash2 size={14} />}
            onClick={onDelete}
          />
        )}
      </header>
      <ol className="stack snug">
        {steps.map((step, index) => {
          const previous = index === 0 ? all : (steps[index - 1] ?? all);
          return (
            <li key={index} className={`split ${styles['step']}`}>
              <span
                className={styles['bar']}
                style={{ width: `${100 * shareOf(step.visitors, Math.max(whole.visitors, step.visitors))}%` }}
              />
              <span className={`words anchor`}>{wordsOfStep(step)}</span>
              <span className={`inline baseline push anchor ${styles['numbers']}`}>
                <b>{formatCount(step.visitors)}</b>
                <span className={`hint right ${styles['share']}`}>
                  {index === 0
                    ? fill(say.shareOfAll, {
                        share: formatShare(shareOf(step.visitors, previous.visitors), 1),
                      })
                    : fill(say.shareContinue, {
                        share: formatShare(shareOf(step.visitors, previous.visitors), 1),
                      })}
                </span>
                <span className={`hint right ${styles['then']}`}>
                  {fill(say.beforeBefore, { before: formatCount(step.before) })}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function wordsOfStep({ kind, value, name }: CountedGoal['steps'][number]): string {
  if (kind === 'page') return fill(say.visitedValue, { value });
  if (kind === 'event') return fill(say.triggeredValue, { value });
  if (kind === 'button') return fill(say.clickedValue, { value });
  if (kind === 'form') return name ? fill(say.submittedName, { name }) : say.submittedADeletedForm;
  return say.paidAnOrder;
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, part / whole);
}

interface DeleteGoalProps {
  readonly siteId: string;
  readonly goal: CountedGoal;
  readonly onClose: () => void;
}

function DeleteGoal({ siteId, goal, onClose }: DeleteGoalProps): ReactNode {
  const deleting = useAction(() => call(deleteGoal, { site: siteId, goal: goal.id }), {
    reads: ['visitors', siteId, 'goals'],
    onEnd: onClose,
  });
  return (
    <ConfirmDialog
      title={fill(say.deleteName, { name: goal.name })}
      description={say.thisStopsCountingItYourSite}
      action={say.deleteLabel}
      isOpen
      isBusy={deleting.isPending}
      onClose={onClose}
      onConfirm={() => deleting.mutate()}
    />
  );
}
