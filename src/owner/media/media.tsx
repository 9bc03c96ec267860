/** The files of a site: found, uploaded, described, replaced, deleted and brought back. */
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, ImageDown, Trash2, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fill } from '../fill.ts';
import { useMay, useSite } from '../session.ts';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Screen } from '../ui/page.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DeletedFilesDialog } from './deleted-files-dialog.tsx';
import { MediaFinder } from './library/media-finder.tsx';
import { type MediaItem, mediaQuery } from './library/media-item.ts';
import { neighboursOf, type Shown } from './library/neighbours.ts';
import { DropArea, UploadButton } from './library/upload-area.tsx';
import { useSelection } from './library/use-selection.ts';
import { useAddFiles } from './library/use-uploads.ts';
import styles from './media.module.css';
import { OpenFile } from './open-file.tsx';
import { useDeleteMedia } from './use-delete-media.ts';
import * as say from './words/en.ts';

const BringPicturesDialog = lazyPart(() => import('./bring-pictures.tsx'), 'BringPicturesDialog');

export function Media(): ReactNode {
  const site = useSite();
  const mayChange = useMay('config.media');
  const addFiles = useAddFiles(site.id);
  const selection = useSelection();
  const remove = useDeleteMedia(site.id);
  const { openId, lacksAlt, open, close } = useOpenFile();
  const [isTrashOpen, setIsTrashOpen] = useState(false);
  const [isBringing, setIsBringing] = useState(false);
  const [shown, setShown] = useState<Shown>(NOTHING);
  const deleteAll = (media: readonly MediaItem[]): void => {
    selection.clear();
    if (media.some(({ id }) => id === openId)) close();
    void remove(media);
  };
  const screen = (
    <Screen
      title={say.media}
      width="wide"
      actions={
        mayChange && (
          <>
            <IconButton label={say.deletedFiles} icon={<Trash2 />} onClick={() => setIsTrashOpen(true)} />
            <IconButton
              label={say.picturesFromPiwigo}
              icon={<ImageDown />}
              onClick={() => setIsBringing(true)}
            />
            <UploadButton label={say.upload} tone="primary" onFiles={addFiles} />
          </>
        )
      }
    >
      <div className={styles['columns']} data-open={openId ? '' : undefined}>
        <div className="words">
          <MediaFinder
            siteId={site.id}
            chosenId={openId}
            lacksAltFirst={lacksAlt}
            onChoose={(media) => open(media.id)}
            onShown={setShown}
            {...(mayChange ? { onFiles: addFiles, selection, onDelete: deleteAll } : {})}
          />
        </div>
        {openId && (
          <Details
            id={openId}
            shown={shown}
            onOpen={open}
            onClose={close}
            onDelete={(media) => deleteAll([media])}
          />
        )}
      </div>
      <BulkBar siteId={site.id} selection={selection} shownGroupId={shown.groupId} onDelete={deleteAll} />
      {isBringing && <BringPicturesDialog onClose={() => setIsBringing(false)} />}
      {isTrashOpen && <DeletedFilesDialog siteId={site.id} onClose={() => setIsTrashOpen(false)} />}
    </Screen>
  );
  return mayChange ? (
    <DropArea label={say.dropToUpload} onFiles={addFiles}>
      {screen}
    </DropArea>
  ) : (
    screen
  );
}

const NOTHING: Shown = { items: [], lacksAlt: false };

/** The address says which file is open, so that it can be sent to somebody and the way back closes it. */
function useOpenFile() {
  const [query, setQuery] = useSearchParams();
  return {
    openId: query.get('file') ?? undefined,
    lacksAlt: query.get('kind') === 'no-alt',
    open: (id: string) => setQuery({ file: id }, { replace: query.has('file'), preventScrollReset: true }),
    close: () => setQuery({}, { replace: true, preventScrollReset: true }),
  };
}

interface DetailsProps {
  readonly id: string;
  readonly shown: Shown;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onDelete: (media: MediaItem) => void;
}

/** Beside the grid where there is room, over it where there is none. */
function Details({ id, shown, onOpen, onClose, onDelete }: DetailsProps): ReactNode {
  const { id: siteId } = useSite();
  const isWide = useMediaQuery('(min-width: 1080px)');
  const { data, error, refetch } = useQuery(mediaQuery(siteId, id));
  const media = data?.media ?? shown.items.find((each) => each.id === id);
  const title = media?.filename ?? say.file;
  const { previous, next } = neighboursOf(shown.items, id);
  useTileInView(id);
  const details = (
    <OpenFile
      siteId={siteId}
      media={media}
      error={error}
      {...(shown.lacksAlt ? { onWritten: () => next && onOpen(next.id) } : {})}
      onRetry={() => void refetch()}
      onDelete={onDelete}
    />
  );
  const steps = (
    <>
      <Step label={say.previousFile} icon={<ChevronLeft />} to={previous} onOpen={onOpen} />
      <Step label={say.nextFile} icon={<ChevronRight />} to={next} onOpen={onOpen} />
    </>
  );
  if (!isWide)
    return (
      <Dialog title={title} isOpen onClose={onClose}>
        <div className="row tight end">{steps}</div>
        {details}
      </Dialog>
    );
  return (
    <aside
      className={`column frame scroll ${styles['details']}`}
      aria-label={fill(say.aboutTitle, { title })}
    >
      <header className={`row between ${styles['head']}`}>
        <h2 className={`clip ${styles['title']}`}>{title}</h2>
        {steps}
        <IconButton label={say.close} icon={<X />} size="small" onClick={onClose} />
      </header>
      {details}
    </aside>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to: MediaItem | undefined;
  readonly onOpen: (id: string) => void;
}

function Step({ label, icon, to, onOpen }: StepProps): ReactNode {
  return (
    <IconButton label={label} icon={icon} size="small" disabled={!to} onClick={() => to && onOpen(to.id)} />
  );
}

/** Whoever goes from one file to the next sees where they are; more of the list comes when its end is near. */
function useTileInView(id: string): void {
  useEffect(() => {
    document.querySelector(`[data-id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
