import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Album, findAlbums, MAX_ALBUMS, MAX_PICTURES } from '#domain/photo-service/calls.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { Progress } from '../ui/progress.tsx';
import { useAction } from '../ui/use-action.ts';
import { useUnloadGuard } from '../ui/use-leave-guard.ts';
import styles from './bring-pictures.module.css';
import { type Bringing, type BringPictures, useBringPictures } from './use-bring-pictures.ts';

export function BringPicturesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { id: siteId } = useSite();
  const formId = useId();
  const [address, setAddress] = useState('');
  const [chosen, setChosen] = useState<Album>();
  const looking = useAction(
    () => call(findAlbums, { site: siteId, body: { address: fullAddress(address) } }),
    { isFailureShown: true, onDone: ({ albums }) => setChosen(albums[0]) },
  );
  const bringing = useBringPictures(siteId);
  const isRunning = bringing.state?.isRunning ?? false;
  useUnloadGuard(isRunning);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning || looking.isPending) return;
    if (!looking.data) looking.mutate();
    else if (chosen) void bringing.start(fullAddress(address), chosen);
  };
  const ready = looking.data && chosen;
  return (
    <Dialog
      title="Pictures from Piwigo"
      description="Copies a public album into a folder of this site and serves the pictures from here."
      isOpen
      onClose={onClose}
      footer={
        <>
          {isRunning ? (
            <Button onClick={bringing.stop}>Stop</Button>
          ) : (
            <Button onClick={onClose}>{bringing.state ? 'Close' : 'Cancel'}</Button>
          )}
          <Button
            type="submit"
            form={formId}
            tone="primary"
            disabled={looking.data ? !chosen || isAll(bringing.state, chosen) : address.trim() === ''}
            isBusy={looking.isPending || isRunning}
          >
            {ready ? wordsToStart(chosen, bringing.state) : 'Show albums'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label="Piwigo address"
            type="url"
            inputMode="url"
            placeholder="https://photos.example.com"
            value={address}
            maxLength={2000}
            autoFocus
            readOnly={isRunning}
            hint="The page with your albums, or one album’s page."
            onChange={(value) => {
              setAddress(value);
              looking.reset();
            }}
          />
          {looking.error && <Failure error={looking.error} />}
          {looking.data && (
            <Albums {...looking.data} chosen={chosen} isFixed={isRunning} onChoose={setChosen} />
          )}
          <HowFar {...bringing} />
        </Stack>
      </form>
    </Dialog>
  );
}

interface AlbumsProps {
  readonly albums: readonly Album[];
  readonly hasMore: boolean;
  readonly chosen: Album | undefined;
  readonly isFixed: boolean;
  readonly onChoose: (album: Album) => void;
}

function Albums({ albums, hasMore, chosen, isFixed, onChoose }: AlbumsProps): ReactNode {
  if (albums.length === 0)
    return <Notice tone="info">No public albums with pictures at this address.</Notice>;
  return (
    <FieldGroup legend="Albums">
      <div className={`well scroll ${styles['albums']}`}>
        {albums.map((album) => (
          <label key={album.id} className={`row ${styles['album']}`}>
            <input
              type="radio"
              name="album"
              checked={chosen?.id === album.id}
              disabled={isFixed}
              onChange={() => onChoose(album)}
            />
            <span className="grow words">{album.name}</span>
            <span className="muted">{picturesIn(album.pictures)}</span>
          </label>
        ))}
      </div>
      {hasMore && (
        <p className={`muted ${styles['more']}`}>
          Showing the first {MAX_ALBUMS}. For other albums, enter the album’s own address above.
        </p>
      )}
    </FieldGroup>
  );
}

function HowFar({ state }: Pick<BringPictures, 'state'>): ReactNode {
  if (!state) return null;
  const { album, done, upTo, total, failed, isRunning, error } = state;
  const here = done - failed.length;
  const isAsking = upTo === 0;
  if (isRunning)
    return (
      <div role="status">
        <p className={`muted ${styles['far']}`}>
          {isAsking ? 'Loading pictures…' : `${here} of ${upTo} pictures`}
        </p>
        <Progress label={`Pictures of ${album.name}`} share={isAsking ? undefined : here / upTo} />
      </div>
    );
  return (
    <>
      {error !== undefined && <Failure error={error} />}
      {here > 0 && (
        <Notice tone="good">
          {here === total ? `${picturesIn(here)} are` : `${here} of ${picturesIn(total)} are`} in the folder “
          {album.name}”.
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice tone="warning">
          {picturesIn(failed.length)} failed:
          <ul className={styles['failed']}>
            {failed.map(({ id, filename, why }) => (
              <li key={id}>
                {filename}: {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function isAll(state: Bringing | undefined, album: Album | undefined): boolean {
  return (
    state !== undefined &&
    state.album.id === album?.id &&
    state.failed.length === 0 &&
    state.done >= state.total
  );
}

function wordsToStart(album: Album, state: Bringing | undefined): string {
  const { done, total, failed } =
    state?.album.id === album.id ? state : { done: 0, total: album.pictures, failed: [] };
  if (failed.length > 0) return `Try ${picturesIn(failed.length)} again`;
  if (done >= total) return 'All imported';
  const next = Math.min(total - done, MAX_PICTURES - (done % MAX_PICTURES));
  return done === 0 ? `Import ${picturesIn(next)}` : `Import the next ${next}`;
}

function picturesIn(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}

/** People leave out what every address begins with. */
function fullAddress(typed: string): string {
  const address = typed.trim();
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
