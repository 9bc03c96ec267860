/** Turns, straightens and crops a picture. Its file stays as it came, so that all of it can be taken back at any time. */
import { Crop, RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { edit as editCall, type FocalPoint, fetchUnedited, type PictureEdit } from '#domain/media/calls.ts';
import { MAX_STRAIGHTEN } from '#domain/media/edit-limits.ts';
import { frameOf, isUnedited, type Size, UNEDITED } from '#domain/media/picture-edit.ts';
import { addressOf, call, messageOf } from '../api.ts';
import { fill } from '../fill.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Loading } from '../ui/spinner.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import { fitRatio, turnBox } from './crop-box.ts';
import { CropStage } from './crop-stage.tsx';
import styles from './edit-picture.module.css';
import { useMediaCache } from './library/media-cache.ts';
import type { MediaItem } from './library/media-item.ts';
import * as say from './words/en.ts';

export interface EditPictureProps {
  readonly siteId: string;
  readonly media: MediaItem;
}

export function EditPicture(props: EditPictureProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Crop />} onClick={() => setOpen(true)}>
        {say.crop}
      </Button>
      {isOpen && <EditDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const RATIOS = [
  { value: 'free', label: say.free },
  { value: 'own', label: say.original },
  { value: '1', label: '1:1' },
  { value: '0.8', label: '4:5' },
  { value: '1.5', label: '3:2' },
  { value: '1.7778', label: '16:9' },
] as const;
type Ratio = (typeof RATIOS)[number]['value'];

function EditDialog({
  siteId,
  media,
  onClose,
}: EditPictureProps & { readonly onClose: () => void }): ReactNode {
  const [edit, setEdit] = useState<PictureEdit>(media.edit ?? UNEDITED);
  const [ratio, setRatio] = useState<Ratio>('free');
  const [file, setFile] = useState<Size>();
  const { save, isBusy, error, setError } = useSaveEdit(siteId, media);
  const src = addressOf(fetchUnedited, { site: siteId, media: media.id });
  const reset = (): void => {
    setEdit(UNEDITED);
    setRatio('free');
  };
  return (
    <Dialog
      title={fill(say.cropFilename, { filename: media.filename })}
      isOpen
      onClose={onClose}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button
            tone="primary"
            disabled={!file}
            isBusy={isBusy}
            onClick={() => void save(edit).then((isSaved) => isSaved && onClose())}
          >
            {say.save}
          </Button>
        </>
      }
    >
      {file ? (
        <>
          <CropStage
            src={src}
            file={file}
            edit={edit}
            ratio={ratioOf(ratio, file, edit)}
            onCrop={(crop) => setEdit({ ...edit, crop })}
          />
          <Controls {...{ file, edit, setEdit, ratio, setRatio, reset }} />
        </>
      ) : (
        !error && <Loading label={say.loadingThePicture} />
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      {!file && (
        <img
          hidden
          src={src}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setFile(sizeOf(media, { width: naturalWidth, height: naturalHeight }))
          }
          onError={() => setError(say.couldntLoadThePictureCloseThis)}
        />
      )}
    </Dialog>
  );
}

/** What is fetched is small: the file is as much larger as what is shown of it. */
function sizeOf(media: MediaItem, fetched: Size): Size {
  const shown = media.edit ? frameOf(fetched, media.edit).width * media.edit.crop.width : fetched.width;
  const scale = media.width / shown;
  return { width: fetched.width * scale, height: fetched.height * scale };
}

function ratioOf(ratio: Ratio, file: Size, edit: PictureEdit): number | undefined {
  if (ratio === 'free') return undefined;
  const frame = frameOf(file, edit);
  return ratio === 'own' ? frame.width / frame.height : Number(ratio);
}

interface ControlsProps {
  readonly file: Size;
  readonly edit: PictureEdit;
  readonly setEdit: (edit: PictureEdit) => void;
  readonly ratio: Ratio;
  readonly setRatio: (ratio: Ratio) => void;
  readonly reset: () => void;
}

function Controls({ file, edit, setEdit, ratio, setRatio, reset }: ControlsProps): ReactNode {
  const turn = (by: 90 | -90): void => {
    const rotate = ((edit.rotate + by + 360) % 360) as PictureEdit['rotate'];
    setEdit({ ...edit, rotate, crop: turnBox(edit.crop, by) });
    // Three to two lies on its side now.
    if (ratio !== 'own' && ratio !== '1') setRatio('free');
  };
  const choose = (chosen: Ratio): void => {
    setRatio(chosen);
    const wanted = ratioOf(chosen, file, edit);
    const frame = frameOf(file, edit);
    if (wanted !== undefined)
      setEdit({ ...edit, crop: fitRatio(edit.crop, (wanted * frame.height) / frame.width) });
  };
  return (
    <div className={`cluster loose ${styles['controls']}`}>
      <div className={styles['ratios']}>
        <Segmented label={say.ratio} value={ratio} options={RATIOS} onChange={choose} />
      </div>
      <div className={styles['turns']}>
        <IconButton label={say.rotateLeft} icon={<RotateCcw />} onClick={() => turn(-90)} />
        <IconButton label={say.rotateRight} icon={<RotateCw />} onClick={() => turn(90)} />
      </div>
      <label className={`row tight ${styles['straighten']}`}>
        <span>{say.straighten}</span>
        <input
          type="range"
          min={-MAX_STRAIGHTEN}
          max={MAX_STRAIGHTEN}
          step={0.5}
          value={edit.straighten}
          aria-valuetext={fill(say.straightenDegrees, { straighten: edit.straighten })}
          onChange={(event) => setEdit({ ...edit, straighten: Number(event.currentTarget.value) })}
        />
        <output>{edit.straighten}°</output>
      </label>
      <Button disabled={isUnedited(edit)} onClick={reset}>
        {say.reset}
      </Button>
    </div>
  );
}

interface Change {
  readonly edit: PictureEdit;
  readonly focalPoint?: FocalPoint;
}

function useSaveEdit(siteId: string, media: MediaItem) {
  const cache = useMediaCache(siteId);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (body: Change): Promise<void> => {
    cache.replace((await call(editCall, { site: siteId, media: media.id, body })).media);
  };
  const undo = { edit: media.edit ?? UNEDITED, focalPoint: media.focalPoint };
  const save = async (edit: PictureEdit): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      await send({ edit });
      const action = { label: say.undo, onSelect: () => void send(undo).catch(showError) };
      showToast(say.thePictureIsUpdatedEverywhere, { action, about: `edit of ${media.id}` });
      return true;
    } catch (failure) {
      setError(messageOf(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy, error, setError };
}
