/** Two versions as visitors would see them, beside each other. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { useSite } from '../session.ts';
import { Failure } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import styles from './publishing.module.css';
import type { ListedVersion } from './versions.ts';

export interface VersionFramesProps {
  readonly documentId: string;
  readonly versions: readonly [ListedVersion, ListedVersion];
}

export function VersionFrames({ documentId, versions }: VersionFramesProps): ReactNode {
  const [chosen, newest] = versions;
  return (
    <div className={styles['frames']}>
      <VersionFrame documentId={documentId} version={chosen} label="The chosen version" />
      <VersionFrame documentId={documentId} version={newest} label="The newest version" />
    </div>
  );
}

interface VersionFrameProps {
  readonly documentId: string;
  readonly version: ListedVersion;
  readonly label: string;
}

/** A link is good for an hour; it is asked for anew well before that. */
const LINK_FRESH_MS = 30 * 60_000;

function VersionFrame({ documentId, version, label }: VersionFrameProps): ReactNode {
  const { id: siteId } = useSite();
  const link = useQuery({
    queryKey: ['version-link', siteId, version.id],
    staleTime: LINK_FRESH_MS,
    queryFn: () =>
      api.post<{ url: string }>(
        `/api/sites/${siteId}/documents/${documentId}/preview?revision=${version.id}`,
      ),
  });
  return (
    <figure className={styles['frame']}>
      <figcaption>{label}</figcaption>
      {link.isPending && <Loading />}
      {link.error && <Failure error={link.error} onRetry={() => void link.refetch()} />}
      {link.data && <iframe src={link.data.url} title={label} sandbox="allow-same-origin" />}
    </figure>
  );
}
