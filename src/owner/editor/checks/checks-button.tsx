/** Lists what could be better on this page, each linked to its place, and what a phone has to load. */
import { CircleAlert, CircleCheck, Lightbulb, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Finding } from '#domain/checks/finding.ts';
import type { PageWeight } from '#domain/checks/weight.ts';
import { find } from '#domain/content/tree.ts';
import { useStore } from '../../editing/store.ts';
import { fill } from '../../fill.ts';
import { LANGUAGE } from '../../language.ts';
import { rich } from '../../rich.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { nameOf } from '../commands/commands.ts';
import type { Editor } from '../editor.ts';
import { openPanel } from '../panels/open-panels.ts';
import styles from './checks.module.css';
import { useChecks } from './use-checks.ts';
import * as say from './words/en.ts';

export function ChecksButton({ editor }: { readonly editor: Editor }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const checks = useChecks(editor, isOpen);
  const { findings } = checks;
  const problems = findings.filter(({ level }) => level === 'problem').length;
  const name = checks.data ? summaryOf(problems, findings.length - problems) : say.checks;
  const show = (finding: Finding) => {
    goTo(editor, finding);
    if (window.innerWidth < 768) setIsOpen(false);
  };
  return (
    <Popover
      label={say.checksOfThisPage}
      align="end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button
          type="button"
          className={`inline control tight caption ${styles['trigger']}`}
          aria-label={name}
          data-level={levelOf(findings)}
        >
          <ShieldCheck size={16} aria-hidden="true" />
          {findings.length > 0 && <span>{findings.length}</span>}
        </button>
      }
    >
      <div className={`stack scroll ${styles['panel']}`}>
        {checks.error && <Failure error={checks.error} onRetry={() => void checks.refetch()} />}
        {checks.isPending && <Spinner />}
        {checks.weight && <Weight weight={checks.weight} />}
        {checks.data && <Findings editor={editor} findings={findings} onShow={show} />}
      </div>
    </Popover>
  );
}

function levelOf(findings: readonly Finding[]): Finding['level'] | 'good' {
  if (findings.some(({ level }) => level === 'problem')) return 'problem';
  return findings.length > 0 ? 'advice' : 'good';
}

/** Holds the number that the button shows. */
function summaryOf(problems: number, suggestions: number): string {
  return problems > 0 && suggestions > 0
    ? fill(say.checksCountInAllProblems, { count: problems + suggestions, problems, suggestions })
    : fill(say.checksProblemsSuggestions, { problems, suggestions });
}

function goTo(editor: Editor, { target }: Finding): void {
  editor.select(target === null ? [] : [target]);
  openPanel(editor);
  if (target !== null) editor.toFrame({ type: 'scrollTo', id: target });
}

interface FindingsProps {
  readonly editor: Editor;
  readonly findings: readonly Finding[];
  readonly onShow: (finding: Finding) => void;
}

function Findings({ editor, findings, onShow }: FindingsProps): ReactNode {
  if (findings.length === 0)
    return (
      <p className={`row good ${styles['good']}`}>
        <CircleCheck size={16} aria-hidden="true" />
        {say.nothingToImproveOnThisPage}
      </p>
    );
  const sorted = findings.toSorted((a, b) => b.level.localeCompare(a.level));
  return (
    <ul>
      {sorted.map((finding, index) => (
        <li key={`${finding.rule} ${finding.target} ${index}`}>
          <button type="button" className={`lit ${styles['finding']}`} onClick={() => onShow(finding)}>
            {finding.level === 'problem' ? (
              <CircleAlert size={16} data-level="problem" aria-label={say.problem} />
            ) : (
              <Lightbulb size={16} aria-label={say.suggestion} />
            )}
            <span>
              <Where editor={editor} target={finding.target} />
              {finding.message}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Where({ editor, target }: { readonly editor: Editor; readonly target: string | null }): ReactNode {
  const item = useStore(editor.store, ({ session }) => (target ? find(session.body, target) : undefined));
  return <strong className="block medium">{item ? nameOf(item) : say.page}</strong>;
}

const PARTS = [
  ['pictures', say.pictures],
  ['fonts', say.fonts],
  ['page', say.page],
  ['script', say.scripts],
] as const;

function Weight({ weight }: { readonly weight: PageWeight }): ReactNode {
  const isOver = weight.total > weight.budget;
  const share = (bytes: number) => `${(100 * bytes) / Math.max(weight.total, weight.budget)}%`;
  return (
    <section className={`stack tight ${styles['weight']}`} aria-label={say.sizeOfThePage}>
      <p>
        {rich(say.kilobytesOnAPhoneAboutSeconds, {
          kilobytes: kilobytes(weight.total),
          seconds: seconds(weight.loadMs),
          strong: (inside) => <strong>{inside}</strong>,
          span: (inside) => <span className="push hint">{inside}</span>,
        })}
      </p>
      <div className={`row snug top ${styles['meter']}`} data-over={isOver || undefined}>
        {PARTS.map(([part]) => (
          <span key={part} data-part={part} style={{ width: share(weight[part]) }} />
        ))}
      </div>
      <ul className={`cluster loose hint ${styles['parts']}`}>
        {PARTS.filter(([part]) => weight[part] > 0).map(([part, word]) => (
          <li key={part} data-part={part}>
            {word} {kilobytes(weight[part])}
          </li>
        ))}
      </ul>
    </section>
  );
}

const TENTHS = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function kilobytes(bytes: number): string {
  return fill(say.countKb, { count: shortly(bytes / 1000) });
}

function seconds(ms: number): string {
  return fill(say.countS, { count: shortly(ms / 1000) });
}

function shortly(count: number): string {
  return count < 10 ? TENTHS.format(count) : String(Math.round(count));
}
