/** What differs between two versions, thing by thing. */
import type { ReactNode } from 'react';
import { compareBodies } from '#domain/content/compare-bodies.ts';
import { useSite } from '../session.ts';
import { EmptyState, Failure } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import { describeChanges } from './change-words.ts';
import styles from './publishing.module.css';
import { useVersion } from './versions.ts';
import * as say from './words/en.ts';

export interface VersionChangesProps {
  readonly documentId: string;
  readonly before: string;
  readonly after: string;
}

export function VersionChanges({ documentId, before, after }: VersionChangesProps): ReactNode {
  const { id: siteId } = useSite();
  const [old, now] = [useVersion(siteId, documentId, before), useVersion(siteId, documentId, after)];
  const error = old.error ?? now.error;
  if (error) return <Failure error={error} />;
  if (!old.data || !now.data) return <Loading />;
  const changes = describeChanges(compareBodies(old.data.body, now.data.body));
  if (changes.length === 0)
    return <EmptyState title={say.noDifferences}>{say.bothVersionsAreTheSame}</EmptyState>;
  return (
    <ul className={`stack scroll loose top grow ${styles['changes']}`}>
      {changes.map((change, index) => (
        <li key={index} className="stack tight">
          <p>
            <strong>{change.thing}</strong> {change.what}
          </p>
          {change.before !== undefined && (
            <del className={`block words ${styles['before']}`}>{change.before}</del>
          )}
          {change.after !== undefined && (
            <ins className={`block plain words good ${styles['after']}`}>{change.after}</ins>
          )}
        </li>
      ))}
    </ul>
  );
}
