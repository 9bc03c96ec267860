/** Sections: themed bands with a 12-column grid of blocks. */

import type { ReactNode } from 'react';
import { imageLoading } from '#blocks/kit/image-loading.ts';
import { kitWords } from '#blocks/kit/words/words.ts';
import { SPACINGS } from '#domain/content/content.ts';
import { anchorOf } from '#domain/content/section-anchor.ts';
import type { MediaView } from '#domain/media/calls.ts';
import { imageUrl, mediaUrl, srcSet } from '#domain/media/media.ts';
import { blockContext, type SharedContext } from './context.ts';
import { type EditedArea, sectionMarks } from './edit/editing.ts';
import { EmptySection } from './edit/placeholders.tsx';
import { focusClasses } from './focus.ts';
import type { LayoutStyles } from './layout.ts';
import type { LoadedSection } from './load-page.ts';
import { phoneSpacing, screenClass } from './phone-values.ts';
import { BlockView } from './render-block.tsx';
import { scrimOf } from './scrim.ts';

export interface SectionsProps {
  readonly sections: readonly LoadedSection[];
  readonly shared: SharedContext;
  readonly layout: LayoutStyles;
  /** Block or section whose picture is likely the largest on the first screen. */
  readonly largestId?: string | undefined;
  /** `after`: below an item's own end, which nobody edits. */
  readonly area: EditedArea | 'after';
}

/** The first screen holds no more than the sections before it; what comes later may wait. */
const FIRST_LATER = 2;

export function Sections({ sections, ...rest }: SectionsProps): ReactNode {
  const { editing } = rest.shared;
  return (
    <>
      {sections.map((loaded, index) => (
        <SectionView
          key={loaded.section.id}
          loaded={loaded}
          previous={sections[index - 1]}
          isLater={rest.area === 'main' && !editing && index >= FIRST_LATER}
          {...rest}
        />
      ))}
      {/* New sections go before it. */}
      {editing?.area === rest.area && <div hidden data-sections-end="" />}
    </>
  );
}

interface SectionProps extends Omit<SectionsProps, 'sections'> {
  readonly loaded: LoadedSection;
  readonly previous: LoadedSection | undefined;
  readonly isLater?: boolean;
}

export function SectionView(props: SectionProps): ReactNode {
  const { loaded, previous, isLater = false, shared, layout, largestId, area } = props;
  const { section, blocks } = loaded;
  const background = backgroundOf(loaded, shared);
  const isEdited = shared.editing?.area === area;
  return (
    <section
      className={sectionClasses(loaded, previous, background) + (isLater ? ' is-later' : '')}
      data-section={section.id}
      data-theme={background ? 'photo' : section.theme}
      data-width={section.width}
      data-spacing={section.spacing}
      data-height={section.height === 'auto' ? undefined : section.height}
      data-divider={section.divider === 'none' ? undefined : section.divider}
      data-phone-spacing={phoneSpacing(section)}
      {...(section.name ? { id: anchorOf(section.name) } : {})}
      {...(isEdited ? sectionMarks(loaded, shared.editing) : {})}
    >
      {background && (
        <Background
          media={background}
          video={videoOf(loaded, shared)}
          isLargest={largestId === section.id}
          locale={shared.locale}
        />
      )}
      <div className="grid">
        {blocks.map((block) => (
          <BlockView
            key={block.block.id}
            loaded={block}
            className={layout.classesOf(block.block, section).join(' ')}
            isInFrame={shared.editing !== undefined}
            context={blockContext(shared, {
              block: block.block,
              section,
              isLikelyLargest: largestId === block.block.id,
              isEditable: isEdited && loaded.from === undefined,
            })}
          />
        ))}
        {isEdited && blocks.length === 0 && <EmptySection section={section} />}
      </div>
    </section>
  );
}

export function backgroundOf(
  { section }: LoadedSection,
  shared: Pick<SharedContext, 'media'>,
): MediaView | undefined {
  return section.background && shared.media(section.background.media.id);
}

function videoOf({ section }: LoadedSection, shared: SharedContext): MediaView | undefined {
  const video = shared.media(section.background?.video?.id);
  return video?.kind === 'video' ? video : undefined;
}

/** All classes of a section; the space above depends on the section before. */
export function sectionClasses(
  loaded: LoadedSection,
  previous: LoadedSection | undefined,
  background: MediaView | undefined,
): string {
  const look = lookClasses(loaded, previous, background);
  const screens = screenClass(loaded.section);
  return screens === undefined ? look : `${look} ${screens}`;
}

/** Bands of one ground that follow each other share the space between them. */
function lookClasses(
  { section, blocks }: LoadedSection,
  previous: LoadedSection | undefined,
  background: MediaView | undefined,
): string {
  if (background) {
    // Of a video only its first picture is measured.
    const measured = section.background?.video ? { luminance: [] } : background;
    const veil = `scrim-${scrimOf(measured, section.background?.scrim ?? 0)}`;
    return `section has-background ${veil}${isTextAtStart(blocks) ? ' veil-start' : ''}`;
  }
  const isContinued =
    previous?.section.theme === section.theme &&
    !previous.section.background &&
    SPACINGS.indexOf(previous.section.spacing) >= SPACINGS.indexOf(section.spacing);
  return isContinued && section.spacing !== 'none' ? 'section is-continued' : 'section';
}

interface BackgroundProps {
  readonly media: MediaView;
  readonly video: MediaView | undefined;
  readonly isLargest: boolean;
  readonly locale: string;
}

/** The picture, and over it the video, which is fetched when the section is near. */
function Background({ media, video, isLargest, locale }: BackgroundProps): ReactNode {
  const island = video && { 'data-island': 'video', 'data-hydrate': 'visible' };
  return (
    <div className="background" {...island}>
      <img
        src={imageUrl(media, 1500)}
        srcSet={srcSet(media)}
        sizes="100vw"
        width={media.width}
        height={media.height}
        alt={media.alt}
        className={focusClasses(media.focalPoint)}
        {...imageLoading(isLargest)}
      />
      {video && (
        <>
          <video
            muted
            loop
            playsInline
            preload="none"
            src={mediaUrl(video)}
            tabIndex={-1}
            aria-hidden="true"
            data-plays-itself=""
          />
          <button type="button" className="background-stop" data-video-stop="" hidden>
            {kitWords(locale)('pause')}
          </button>
        </>
      )}
    </div>
  );
}

/** The last column whose end lies within the full strength of a veil that fades towards the end. */
const LAST_VEILED_COLUMN = 8;

function isTextAtStart(blocks: LoadedSection['blocks']): boolean {
  return blocks.every(({ block: { place } }) => place.column + place.span - 1 <= LAST_VEILED_COLUMN);
}
