/** What of a variant needs more room than a cell: its own picture, how large it is, and its maker’s number. */
import { ImagePlus, Ruler } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MAX_MPN_LENGTH, type VariantForm } from '#domain/store/catalogue/product-form.ts';
import { fill } from '../../fill.ts';
import { useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Stack } from '../../ui/page.tsx';
import catalogue from './catalogue.module.css';
import { readSides, SIDES, writeSides } from './measure-text.ts';
import { Thumb } from './picture-list.tsx';
import styles from './variant-details.module.css';
import * as say from './words/en.ts';

const MediaPicker = lazyPart(() => import('../../media/library/media-picker.tsx'), 'MediaPicker');

const LABELS = { length: say.lengthInCm, width: say.widthInCm, height: say.heightInCm } as const;

export interface VariantDetailsProps {
  readonly variant: VariantForm;
  /** “Large, Blue”; empty where there is but one. */
  readonly name: string;
  readonly onChange: (variant: VariantForm) => void;
}

/** A button that shows the picture there is, and opens the rest. */
export function VariantDetails(props: VariantDetailsProps): ReactNode {
  const { variant, name } = props;
  const [isOpen, setIsOpen] = useState(false);
  const Icon = name === '' ? Ruler : ImagePlus;
  return (
    <>
      <button
        type="button"
        className={`inline snug muted ${styles['details']}`}
        aria-label={fill(say.pictureAndParcelName, { name: name && `, ${name}` })}
        onClick={() => setIsOpen(true)}
      >
        {variant.pictureId ? <Thumb id={variant.pictureId} /> : <Icon size={16} aria-hidden="true" />}
      </button>
      {isOpen && <DetailsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DetailsDialog({
  variant,
  name,
  onChange,
  onClose,
}: VariantDetailsProps & { readonly onClose: () => void }): ReactNode {
  const [pictureId, setPictureId] = useState(variant.pictureId);
  const [sides, setSides] = useState(() => writeSides(variant.dimensions));
  const [mpn, setMpn] = useState(variant.mpn ?? '');
  const [isTried, setIsTried] = useState(false);
  const dimensions = readSides(sides);
  const finish = () => {
    setIsTried(true);
    if (dimensions === undefined) return;
    const { pictureId: _picture, dimensions: _size, mpn: _mpn, ...rest } = variant;
    onChange({
      ...rest,
      ...(pictureId ? { pictureId } : {}),
      ...(dimensions ? { dimensions } : {}),
      ...(mpn.trim() === '' ? {} : { mpn: mpn.trim() }),
    });
    onClose();
  };
  return (
    <Dialog
      title={name || say.pictureAndParcel}
      isOpen
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button tone="primary" onClick={finish}>
            {say.done}
          </Button>
        </>
      }
    >
      <Stack>
        {name !== '' && <VariantPicture pictureId={pictureId} onChange={setPictureId} />}
        <FieldGroup legend={say.parcelSize}>
          <div className={styles['sides']}>
            {SIDES.map((side) => (
              <TextField
                key={side}
                label={LABELS[side]}
                inputMode="decimal"
                value={sides[side]}
                onChange={(text) => setSides((before) => ({ ...before, [side]: text }))}
              />
            ))}
          </div>
          {isTried && dimensions === undefined && (
            <p className={`small bad ${catalogue['problem']}`} role="alert">
              {say.enterAllThreeDimensionsSuchAs}
            </p>
          )}
        </FieldGroup>
        <TextField
          label={say.partNumber}
          hint={say.theNumberItsMakerGaveIt}
          value={mpn}
          maxLength={MAX_MPN_LENGTH}
          onChange={setMpn}
        />
      </Stack>
    </Dialog>
  );
}

interface VariantPictureProps {
  readonly pictureId: string | undefined;
  readonly onChange: (pictureId: string | undefined) => void;
}

function VariantPicture({ pictureId, onChange }: VariantPictureProps): ReactNode {
  const { id: siteId } = useSite();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <FieldGroup legend={say.picture}>
      <p className="hint">{say.shownWhenAVisitorChoosesThis}</p>
      <div className="cluster">
        {pictureId && <Thumb id={pictureId} />}
        <Button size="small" icon={<ImagePlus />} onClick={() => setIsChoosing(true)}>
          {pictureId ? say.chooseAnother : say.chooseAPicture}
        </Button>
        {pictureId && (
          <Button size="small" tone="quiet" onClick={() => onChange(undefined)}>
            {say.remove}
          </Button>
        )}
      </div>
      {isChoosing && (
        <MediaPicker
          siteId={siteId}
          kind="image"
          onClose={() => setIsChoosing(false)}
          onPick={({ id }) => {
            setIsChoosing(false);
            onChange(id);
          }}
        />
      )}
    </FieldGroup>
  );
}
