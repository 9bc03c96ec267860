/** A video of the site's files: played, and the moment chosen that stands for it until visitors play it. */
import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { messageOf } from '../../api.ts';
import { useSiteOrigin } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useMediaCache } from './media-cache.ts';
import { type MediaItem, mediaQuery, thumbnailUrl } from './media-item.ts';
import { keepPoster } from './use-poster.ts';
import styles from './video-player.module.css';
import * as say from './words/en.ts';

interface VideoPlayerProps {
  readonly siteId: string;
  readonly media: MediaItem;
  readonly isReadOnly: boolean;
}

const UNSEEN = say.playTheVideoThenPauseIt;

export function VideoPlayer({ siteId, media, isReadOnly }: VideoPlayerProps): ReactNode {
  const origin = useSiteOrigin(siteId);
  const player = useRef<HTMLVideoElement>(null);
  const cache = useMediaCache(siteId);
  const { data } = useQuery(mediaQuery(siteId, media.posterId ?? ''));
  const poster = data && !data.media.deletedAt ? thumbnailUrl(origin, data.media, 500) : undefined;
  const take = useAction(
    async () => {
      const taken = player.current && (await keepPoster(siteId, cache, media, player.current));
      if (!taken) throw new Error(UNSEEN);
    },
    { isFailureShown: true },
  );
  const isLooking = take.isPending;
  return (
    <div className={`stack ${styles['video']}`}>
      {/* biome-ignore lint/a11y/useMediaCaption: they are given where a page shows the video */}
      <video
        ref={player}
        src={origin + media.url}
        crossOrigin="anonymous"
        controls
        preload="metadata"
        aria-label={media.filename}
      />
      {!isReadOnly && (
        <div className={styles['poster']}>
          <span className={`centre soft cover muted tiny ${styles['still']}`}>
            {poster ? <img src={poster} alt={say.shownUntilItPlays} /> : say.noPictureYet}
          </span>
          <Button
            size="small"
            icon={<Camera />}
            aria-disabled={isLooking}
            onClick={() => !isLooking && take.mutate()}
          >
            {say.useThisFrame}
          </Button>
          <p>{say.shownUntilTheVideoPlaysPause}</p>
        </div>
      )}
      {take.isError && <Notice tone="danger">{messageOf(take.error)}</Notice>}
    </div>
  );
}
