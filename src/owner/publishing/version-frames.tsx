/** Two versions as visitors would see them, beside each other. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makePreviewLink } from '#domain/pages/calls.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';
import { NotRead } from '../ui/not-read.tsx';
import styles from './publishing.module.css';

export interface VersionFramesProps {
  readonly documentId: string;
  readonly versions: readonly [LabelledVersion, LabelledVersion];
}

interface LabelledVersion {
  readonly id: string;
  readonly label: string;
}

export function VersionFrames({ documentId, versions }: VersionFramesProps): ReactNode {
  return (
    <div className={styles['frames']}>
      {versions.map(({ id, label }) => (
        <VersionFrame key={label} documentId={documentId} id={id} label={label} />
      ))}
    </div>
  );
}

interface VersionFrameProps {
  readonly documentId: string;
  readonly id: string;
  readonly label: string;
}

/** A link is good for an hour; it is asked for anew well before that. */
const LINK_FRESH_MS = 30 * MINUTE_MS;

function VersionFrame({ documentId, id, label }: VersionFrameProps): ReactNode {
  const { id: siteId } = useSite();
  const link = useQuery({
    queryKey: ['version-link', siteId, id],
    staleTime: LINK_FRESH_MS,
    queryFn: () => call(makePreviewLink, { site: siteId, document: documentId, query: { revision: id } }),
  });
  return (
    <figure className={styles['frame']}>
      <figcaption>{label}</figcaption>
      <NotRead query={link} />
      {link.data && <iframe src={`${link.data.url}&still`} title={label} sandbox="allow-same-origin" />}
    </figure>
  );
}
