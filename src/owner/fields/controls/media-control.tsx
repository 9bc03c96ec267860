/** A file of the site: what it looks like, whether it is described, and the ways to another one. */
import { useQuery } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import type { MediaRef } from '#domain/links/link.ts';
import { fill } from '../../fill.ts';
import { isPicture, mediaQuery } from '../../media/library/media-item.ts';
import { MediaThumb } from '../../media/library/media-thumb.tsx';
import { useSiteOrigin } from '../../session.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Labelled } from '../labelled.tsx';
import styles from '../panel.module.css';
import { type Path, useField, useFieldForm } from '../panel-context.tsx';
import * as say from './words/en.ts';

const MediaPicker = lazyPart(() => import('../../media/library/media-picker.tsx'), 'MediaPicker');

const CHOOSE: Readonly<Record<string, string>> = {
  audio: say.chooseASound,
  image: say.chooseAPicture,
  video: say.chooseAVideo,
};

export interface MediaControlProps {
  readonly field: FieldDescription;
  readonly path: Path;
}

export function MediaControl({ field, path }: MediaControlProps): ReactNode {
  const state = useField<MediaRef | undefined>(path, field.kind);
  return (
    <MediaField
      field={field}
      value={state.value}
      onChange={state.set}
      error={state.error}
      aside={state.aside}
      holdsBase
    />
  );
}

export interface MediaFieldProps {
  readonly field: FieldDescription;
  readonly value: MediaRef | undefined;
  readonly onChange: (value: MediaRef | undefined) => void;
  readonly error?: string | undefined;
  readonly aside?: ReactNode;
  /** As for links: a choice is reported as a change of the file that was there when it began. */
  readonly holdsBase?: boolean;
}

export function MediaField(props: MediaFieldProps): ReactNode {
  const { field, value, onChange, error, aside, holdsBase = false } = props;
  const { siteId } = useFieldForm();
  const [opened, setOpened] = useState<Pick<MediaFieldProps, 'onChange'>>();
  const open = (): void => setOpened({ onChange });
  const kind = field.kind === 'media' ? field.files : undefined;
  return (
    <Labelled label={field.label} hint={field.hint} error={error} aside={aside}>
      {value === undefined ? (
        <button
          type="button"
          className={`row lit full tight muted medium ${styles['emptyMedia']}`}
          onClick={open}
        >
          <ImagePlus size={18} aria-hidden="true" />
          {(kind && CHOOSE[kind]) ?? say.chooseAFile}
        </button>
      ) : (
        <ChosenMedia
          id={value.id}
          label={field.label}
          onOpen={open}
          onRemove={field.isOptional ? () => onChange(undefined) : undefined}
        />
      )}
      {opened && (
        <MediaPicker
          siteId={siteId}
          kind={kind}
          chosenId={value?.id}
          onClose={() => setOpened(undefined)}
          onPick={(media) => {
            setOpened(undefined);
            (holdsBase ? opened.onChange : onChange)({ ref: 'media', id: media.id });
          }}
        />
      )}
    </Labelled>
  );
}

interface ChosenMediaProps {
  readonly id: string;
  readonly label: string;
  readonly onOpen: () => void;
  readonly onRemove: (() => void) | undefined;
}

function ChosenMedia({ id, label, onOpen, onRemove }: ChosenMediaProps): ReactNode {
  const { siteId } = useFieldForm();
  const origin = useSiteOrigin(siteId);
  const { data, isError } = useQuery(mediaQuery(siteId, id));
  const media = data?.media;
  const isGone = isError || Boolean(media?.deletedAt);
  return (
    <div className={`row frame full ${styles['chosen']}`}>
      <span className={`stack soft snug fixed ${styles['thumb']}`}>
        {media && !isGone && <MediaThumb media={media} origin={origin} />}
      </span>
      <span className={`stack snug grow ${styles['about']}`}>
        <span className="strong">{isGone ? say.thisFileHasBeenDeleted : (media?.filename ?? '…')}</span>
        {media && !isGone && isPicture(media) && (
          <span className={media.alt === '' ? 'small warn' : 'hint'}>
            {media.alt === '' ? say.noAlternativeTextYet : media.alt}
          </span>
        )}
        <span className={`row full tight ${styles['row']}`}>
          <Button size="small" onClick={onOpen}>
            {say.change}
          </Button>
          {onRemove && (
            <IconButton
              label={fill(say.removeLabel, { label })}
              icon={<X />}
              size="small"
              onClick={onRemove}
            />
          )}
        </span>
      </span>
    </div>
  );
}
