/** One picture of the gallery: its words, where it leads, and the way to its neighbours. */
import { ArrowLeft, ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FieldList } from '../fields/field-control.tsx';
import { fill } from '../fill.ts';
import { Button, IconButton } from '../ui/button.tsx';
import styles from './gallery.module.css';
import { lacksAlt } from './slide-tile.tsx';
import { PATH, type Slides, type SlidesField } from './use-slides.ts';
import * as say from './words/en.ts';

interface SlidePageProps {
  readonly field: SlidesField;
  readonly slides: Slides;
  readonly at: number;
  /** Another picture, or undefined for all of them. */
  readonly onOpen: (at: number | undefined) => void;
}

export function SlidePage({ field, slides, at, onOpen }: SlidePageProps): ReactNode {
  const { entries, files, remove } = slides;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const slide = entries[at];
  if (!slide) return null;
  const file = files.get(slide.image?.id ?? '');
  return (
    <>
      <div className={`row full tight ${styles['head']}`}>
        <Button ref={back} size="small" tone="quiet" icon={<ArrowLeft />} onClick={() => onOpen(undefined)}>
          {say.allPictures}
        </Button>
        <span className="grow hint right">
          {fill(say.countOfCount2, { count: at + 1, count2: entries.length })}
        </span>
        <IconButton
          label={say.previousPicture}
          icon={<ChevronLeft />}
          size="small"
          disabled={at === 0}
          onClick={() => onOpen(at - 1)}
        />
        <IconButton
          label={say.nextPicture}
          icon={<ChevronRight />}
          size="small"
          disabled={at === entries.length - 1}
          onClick={() => onOpen(at + 1)}
        />
        <IconButton
          label={say.removeFromTheGallery}
          icon={<Trash2 />}
          size="small"
          onClick={() => {
            onOpen(undefined);
            remove(at);
          }}
        />
      </div>
      <FieldList key={slide.id} fields={field.fields} path={[...PATH, String(at)]} />
      {lacksAlt(slide, file) && <p className="hint">{say.thisPictureHasNoDescriptionFor}</p>}
    </>
  );
}
