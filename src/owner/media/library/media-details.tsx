/** The details of a file: alternative text, caption, name and focal point, saved as they are typed. */
import type { ReactNode } from 'react';
import { formatFileSize } from '#domain/media/file-size.ts';
import { FILE_MESSAGES } from '#domain/media/messages.ts';
import { fill } from '../../fill.ts';
import { useMay, useSiteOrigin } from '../../session.ts';
import { bindFields } from '../../ui/bind-fields.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { lazyPart, nothing } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { FocalPointField } from './focal-point.tsx';
import styles from './media-details.module.css';
import { isPicture, type MediaItem, thumbnailUrl } from './media-item.ts';
import { type KeptWords, useKeptWords } from './use-details.ts';
import * as say from './words/en.ts';

const VideoPlayer = lazyPart(() => import('./video-player.tsx'), 'VideoPlayer', nothing);

export interface MediaDetailsProps {
  readonly siteId: string;
  /** Must be keyed by the file's id, so that typed text stays with its file. */
  readonly media: MediaItem;
  /** Actions on the file, below its picture. */
  readonly actions?: ReactNode;
  /** Called on Enter in the alternative text, which is focused first. */
  readonly onWritten?: () => void;
}

export function MediaDetails({ siteId, media, actions, onWritten }: MediaDetailsProps): ReactNode {
  const isReadOnly = !useMay('config.media');
  const kept = useKeptWords(siteId, media);
  return (
    <Stack>
      <Look siteId={siteId} media={media} kept={kept} isReadOnly={isReadOnly} />
      {actions}
      <p className={`row between hint ${styles['facts']}`}>
        <span>{factsOf(media)}</span>
        <span role="status">{kept.state}</span>
      </p>
      {kept.problem && (
        <Notice
          tone="danger"
          action={
            <Button size="small" onClick={kept.keep}>
              {say.tryAgain}
            </Button>
          }
        >
          {kept.problem}
        </Notice>
      )}
      <Words media={media} kept={kept} isReadOnly={isReadOnly} onWritten={onWritten} />
    </Stack>
  );
}

interface PartProps {
  readonly media: MediaItem;
  readonly kept: KeptWords;
  readonly isReadOnly: boolean;
}

function Look({ siteId, media, kept, isReadOnly }: PartProps & { readonly siteId: string }): ReactNode {
  const origin = useSiteOrigin(siteId);
  const src = thumbnailUrl(origin, media, 1000);
  if (src)
    return (
      <FocalPointField
        src={src}
        ratio={media.width > 0 && media.height > 0 ? media.width / media.height : 1}
        value={kept.words.focalPoint}
        isDisabled={isReadOnly}
        onChange={(focalPoint) => kept.change({ focalPoint })}
      />
    );
  const player = {
    src: origin + media.url,
    controls: true,
    preload: 'metadata',
    className: styles['player'],
  };
  if (media.kind === 'audio') return <audio {...player} aria-label={media.filename} />;
  if (media.kind !== 'video') return null;
  return <VideoPlayer siteId={siteId} media={media} isReadOnly={isReadOnly} />;
}

interface WordsProps extends PartProps {
  readonly onWritten: (() => void) | undefined;
}

function Words({ media, kept, isReadOnly, onWritten }: WordsProps): ReactNode {
  const { words, change, keep } = kept;
  const common = { onBlur: keep, readOnly: isReadOnly };
  const { field } = bindFields(words, change);
  return (
    <>
      {isPicture(media) && (
        <TextArea
          {...common}
          label={say.alternativeText}
          hint={onWritten ? IN_A_ROW : say.describeThePictureForPeopleWho}
          autoFocus={onWritten !== undefined}
          onKeyDown={(event) => {
            if (!onWritten || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            keep();
            onWritten();
          }}
          rows={2}
          maxLength={1000}
          {...field('alt')}
        />
      )}
      <TextArea {...common} label={say.caption} rows={2} maxLength={5000} {...field('caption')} />
      <TextField
        {...common}
        label={say.fileName}
        {...field('filename')}
        error={words.filename.trim() === '' ? FILE_MESSAGES.nameMissing : undefined}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
    </>
  );
}

const IN_A_ROW = say.describeThePictureForPeopleWhoCant;

function factsOf(media: MediaItem): string {
  const size = media.width > 0 ? fill(say.widthHeightPx, { width: media.width, height: media.height }) : '';
  return [size, formatFileSize(media.bytes)].filter(Boolean).join(' · ');
}
