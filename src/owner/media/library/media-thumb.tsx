/** The thumbnail of a file: a small copy of a picture, or a card with the file's extension. */
import { FileText, Film, Music } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { isPicture, type MediaItem, thumbnailUrl } from './media-item.ts';
import styles from './media-thumb.module.css';
import * as say from './words/en.ts';

export interface MediaThumbProps {
  readonly media: MediaItem;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The address of the small copy, if not the usual one. */
  readonly src?: string | undefined;
}

export function MediaThumb({ media, origin, src }: MediaThumbProps): ReactNode {
  if (!isPicture(media)) return <FileCard media={media} />;
  const shown = src ?? (media.deletedAt ? undefined : thumbnailUrl(origin, media, 500));
  const position = `${media.focalPoint.x * 100}% ${media.focalPoint.y * 100}%`;
  return (
    <span
      className={`full block cover ${styles['picture']}`}
      data-kind={media.kind}
      style={{ '--color': media.color || 'transparent' } as CSSProperties}
    >
      {shown && (
        <img src={shown} alt="" loading="lazy" decoding="async" style={{ objectPosition: position }} />
      )}
    </span>
  );
}

function FileCard({ media }: { readonly media: MediaItem }): ReactNode {
  const Icon = media.kind === 'audio' ? Music : media.kind === 'video' ? Film : FileText;
  return (
    <span className={`stack frame full tight muted tiny ${styles['file']}`}>
      <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
      <span>{endingOf(media.filename)}</span>
    </span>
  );
}

function endingOf(filename: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(filename)?.[1];
  return ending ? ending.toUpperCase() : say.file;
}
