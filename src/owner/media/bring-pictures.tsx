import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Album, findAlbums, MAX_ALBUMS, MAX_PICTURES } from '#domain/photo-service/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
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
import * as say from './words/en.ts';

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
      title={say.picturesFromPiwigo}
      description={say.copiesAPublicAlbumIntoA}
      isOpen
      onClose={onClose}
      footer={
        <>
          {isRunning ? (
            <Button onClick={bringing.stop}>{say.stop}</Button>
          ) : (
            <Button onClick={onClose}>{bringing.state ? say.close : say.cancel}</Button>
          )}
          <Button
            type="submit"
            form={formId}
            tone="primary"
            disabled={looking.data ? !chosen || isAll(bringing.state, chosen) : address.trim() === ''}
            isBusy={looking.isPending || isRunning}
          >
            {ready ? wordsToStart(chosen, bringing.state) : say.showAlbums}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label={say.piwigoAddress}
            type="url"
            inputMode="url"
            placeholder="https://photos.example.com"
            value={address}
            maxLength={2000}
            autoFocus
            readOnly={isRunning}
            hint={say.thePageWithYourAlbumsOr}
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
  if (albums.length === 0) return <Notice tone="info">{say.noPublicAlbumsWithPicturesAt}</Notice>;
  return (
    <FieldGroup legend={say.albums}>
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
          {fill(say.showingTheFirstMaxalbumsForOther, { maxAlbums: MAX_ALBUMS })}
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
          {isAsking ? say.loadingPictures : fill(say.hereOfUptoPictures, { here, upTo })}
        </p>
        <Progress
          label={fill(say.picturesOfName, { name: album.name })}
          share={isAsking ? undefined : here / upTo}
        />
      </div>
    );
  return (
    <>
      {error !== undefined && <Failure error={error} />}
      {here > 0 && (
        <Notice tone="good">
          {here === total
            ? fill(say.picturesAreInTheFolderName, { pictures: picturesIn(here), name: album.name })
            : fill(say.hereOfPicturesAreInThe, { here, pictures: picturesIn(total), name: album.name })}
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice tone="warning">
          {fill(say.picturesFailed, { pictures: picturesIn(failed.length) })}
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
  if (failed.length > 0) return fill(say.tryPicturesAgain, { pictures: picturesIn(failed.length) });
  if (done >= total) return say.allImported;
  const next = Math.min(total - done, MAX_PICTURES - (done % MAX_PICTURES));
  return done === 0
    ? fill(say.importPictures, { pictures: picturesIn(next) })
    : fill(say.importTheNextNext, { next });
}

function picturesIn(count: number): string {
  return fill(say.countPictures, { count });
}

/** People leave out what every address begins with. */
function fullAddress(typed: string): string {
  const address = typed.trim();
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
