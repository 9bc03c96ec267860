/** The pictures of a gallery: added many at a time, sorted, described. */
import { ArrowDownAZ, ArrowUpDown, Clock, History, ImagePlus, Images, Repeat2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Group } from '../fields/group.tsx';
import { Labelled } from '../fields/labelled.tsx';
import { usePanel } from '../fields/panel-context.tsx';
import { fill } from '../fill.ts';
import { DropArea } from '../media/library/upload-area.tsx';
import { useAddFiles } from '../media/library/use-uploads.ts';
import { useMay } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Menu } from '../ui/menu.tsx';
import styles from './gallery.module.css';
import { SlideGrid } from './slide-grid.tsx';
import { SlidePage } from './slide-page.tsx';
import { lacksAlt } from './slide-tile.tsx';
import { useAddUploaded } from './use-add-uploaded.ts';
import { countOf, type Slides, type SlidesField, useSlides } from './use-slides.ts';
import * as say from './words/en.ts';

const PicturesPicker = lazyPart(() => import('../media/library/pictures-picker.tsx'), 'PicturesPicker');

export function PicturesGroup({ field }: { readonly field: SlidesField }): ReactNode {
  const slides = useSlides(field);
  const [at, setAt] = useState<number>();
  const [openId, setOpenId] = useState<string>();
  const opened = slides.entries.findIndex(({ id }) => id === openId);
  const open = (next: number | undefined): void => {
    if (next !== undefined) setAt(next);
    setOpenId(next === undefined ? undefined : slides.entries[next]?.id);
  };
  return (
    <Group>
      {opened >= 0 ? (
        <SlidePage field={field} slides={slides} at={opened} onOpen={open} />
      ) : (
        <All field={field} slides={slides}>
          <SlideGrid slides={slides} at={at} onAt={setAt} onOpen={open} />
        </All>
      )}
      <p className="visually-hidden" role="status">
        {slides.news}
      </p>
    </Group>
  );
}

interface AllProps {
  readonly field: SlidesField;
  readonly slides: Slides;
  readonly children: ReactNode;
}

function All({ field, slides, children }: AllProps): ReactNode {
  const { entries, state, files, room } = slides;
  const missing = entries.filter((slide) => lacksAlt(slide, files.get(slide.image?.id ?? ''))).length;
  return (
    <Labelled
      label={field.label}
      hint={entries.length > 1 ? say.dragToReorderOrPressAlt : undefined}
      error={state.error}
      aside={state.aside}
    >
      <Dropping slides={slides}>
        {entries.length > 0 ? (
          children
        ) : (
          <p className={`stack tight hint ${styles['empty']}`}>
            <Images size={22} strokeWidth={1.5} aria-hidden="true" />
            {say.noPicturesYetDropPicturesOr}
          </p>
        )}
      </Dropping>
      <Actions slides={slides} />
      {missing > 0 && (
        <p className="small warn">
          {fill(say.countHaveNoAlternativeText, { count: countOf(missing), missing })}
        </p>
      )}
      {room === 0 && <p className="hint">{fill(say.thereIsRoomForMax, { max: field.max ?? 0 })}</p>}
    </Labelled>
  );
}

function Dropping({
  slides,
  children,
}: {
  readonly slides: Slides;
  readonly children: ReactNode;
}): ReactNode {
  const { siteId } = usePanel();
  const addFiles = useAddFiles(siteId);
  const mayUpload = useMay('config.media');
  const addUploaded = useAddUploaded(slides.add);
  if (!mayUpload) return <div className="full">{children}</div>;
  return (
    <div className="full">
      <DropArea
        label={say.dropToAdd}
        takesPaste={false}
        onFiles={(files) => addFiles(files, addUploaded(files.length))}
      >
        {children}
      </DropArea>
    </div>
  );
}

function Actions({ slides }: { readonly slides: Slides }): ReactNode {
  const { siteId } = usePanel();
  const [isChoosing, setIsChoosing] = useState(false);
  const { entries, room, add, sort } = slides;
  return (
    <div className="row full tight">
      <Button size="small" icon={<ImagePlus />} disabled={room === 0} onClick={() => setIsChoosing(true)}>
        {say.addPictures}
      </Button>
      {entries.length > 1 && (
        <Menu
          align="start"
          trigger={
            <Button size="small" tone="quiet" icon={<ArrowUpDown />}>
              {say.sort}
            </Button>
          }
          actions={[
            { label: say.byName, icon: <ArrowDownAZ />, onSelect: () => sort('name') },
            { label: say.newestFirst, icon: <Clock />, onSelect: () => sort('newest') },
            { label: say.oldestFirst, icon: <History />, onSelect: () => sort('oldest') },
            { label: say.reverseOrder, icon: <Repeat2 />, onSelect: () => sort('reverse') },
          ]}
        />
      )}
      {isChoosing && (
        <PicturesPicker
          siteId={siteId}
          room={room}
          onClose={() => setIsChoosing(false)}
          onPick={(ids) => {
            setIsChoosing(false);
            add(ids);
          }}
        />
      )}
    </div>
  );
}
