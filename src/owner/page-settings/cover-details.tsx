/** The chosen cover as crops show it: its focal point, and the words that describe it. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { mediaQuery } from '../media/library/media-item.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { inPlace, lazyPart } from '../ui/lazy-part.tsx';
import * as say from './words/en.ts';

const MediaDetails = lazyPart(() => import('../media/library/media-details.tsx'), 'MediaDetails', inPlace);

export function CoverDetails({ mediaId }: { readonly mediaId: string }): ReactNode {
  const { id: siteId } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(mediaQuery(siteId, mediaId));
  if (!data || data.media.deletedAt) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say.focalPoint}</Button>
      {isOpen && (
        <Dialog title={say.coverPicture} isOpen onClose={() => setIsOpen(false)}>
          <MediaDetails key={mediaId} siteId={siteId} media={data.media} />
        </Dialog>
      )}
    </>
  );
}
