/** The photos of a review: opened large by a press, and deleted one by one. */
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as calls from '#domain/store/aftercare/reviews/calls.ts';
import { addressOf, call } from '../../../api.ts';
import { fill } from '../../../fill.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useConfirmed } from '../../../ui/use-confirmed.tsx';
import styles from './reviews.module.css';
import * as texts from './words/en.ts';

interface ReviewPhotosProps {
  readonly siteId: string;
  readonly review: calls.Review;
}

export function ReviewPhotos({ siteId, review }: ReviewPhotosProps): ReactNode {
  const removing = useAction((photo: string) => call(calls.removePhoto, { site: siteId, photo }), {
    said: texts.photoDeleted,
    reads: ['reviews', siteId],
  });
  const { ask, dialog } = useConfirmed(removing, {
    title: texts.deleteThisPhoto,
    description: texts.thePhotoIsPermanentlyDeleted,
    action: texts.deletePhoto,
    isDangerous: true,
  });
  const { photos } = review;
  if (photos.length === 0) return null;
  const addressIn = (photo: string, width: '300' | '1500') =>
    addressOf(calls.fetchPhoto, { site: siteId, photo, query: { width } });
  const alt = fill(texts.photoByName, { name: review.author || texts.anonymous });
  return (
    <div className="cluster">
      {photos.map(({ id }) => (
        <span key={id} className={styles['photo']}>
          <a href={addressIn(id, '1500')} target="_blank" rel="noreferrer">
            <img src={addressIn(id, '300')} alt={alt} loading="lazy" />
          </a>
          <IconButton
            label={texts.deletePhoto}
            icon={<Trash2 size={16} />}
            size="small"
            onClick={() => ask(id)}
          />
        </span>
      ))}
      {dialog}
    </div>
  );
}
