/** Sections: themed bands with a 12-column grid of blocks. */

import type { ReactNode } from 'react';
import { SPACINGS } from '#domain/content/content.ts';
import { imageUrl, type MediaView, srcSet } from '#domain/media/media.ts';
import { blockContext, type SharedContext } from './context.ts';
import { focusClasses } from './focus.ts';
import type { LayoutStyles } from './layout.ts';
import type { LoadedSection } from './load-page.ts';
import { BlockView } from './render-block.tsx';
import { scrimOf } from './scrim.ts';

export interface SectionsProps {
  readonly sections: readonly LoadedSection[];
  readonly shared: SharedContext;
  readonly layout: LayoutStyles;
  /** Block or section whose picture is likely the largest on the first screen. */
  readonly largestId?: string | undefined;
}

export function Sections({ sections, shared, layout, largestId }: SectionsProps): ReactNode {
  return sections.map((loaded, index) => {
    const { section, blocks } = loaded;
    const background = section.background && shared.media(section.background.media.id);
    return (
      <section
        key={section.id}
        className={sectionClasses(loaded, sections[index - 1], background)}
        data-section={section.id}
        data-theme={background ? 'photo' : section.theme}
        data-width={section.width}
        data-spacing={section.spacing}
        {...(section.name ? { id: anchorOf(section.name) } : {})}
      >
        {background && <Background media={background} isLargest={largestId === section.id} />}
        <div className="grid">
          {blocks.map((block) => (
            <BlockView
              key={block.block.id}
              loaded={block}
              className={layout.classesOf(block.block).join(' ')}
              context={blockContext(shared, {
                block: block.block,
                section,
                isLikelyLargest: largestId === block.block.id,
              })}
            />
          ))}
        </div>
      </section>
    );
  });
}

/** Bands of one ground that follow each other share the space between them. */
function sectionClasses(
  { section, blocks }: LoadedSection,
  previous: LoadedSection | undefined,
  background: MediaView | undefined,
): string {
  if (background) {
    const veil = `scrim-${scrimOf(background, section.background?.scrim ?? 0)}`;
    return `section has-background ${veil}${isTextAtStart(blocks) ? ' veil-start' : ''}`;
  }
  const isContinued =
    previous?.section.theme === section.theme &&
    !previous.section.background &&
    SPACINGS.indexOf(previous.section.spacing) >= SPACINGS.indexOf(section.spacing);
  return isContinued && section.spacing !== 'none' ? 'section is-continued' : 'section';
}

/** A section's name is its anchor, so that menus can point at it. */
function anchorOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'section'
  );
}

function Background({ media, isLargest }: { media: MediaView; isLargest: boolean }): ReactNode {
  return (
    <div className="background">
      <img
        src={imageUrl(media, 1500)}
        srcSet={srcSet(media)}
        sizes="100vw"
        width={media.width}
        height={media.height}
        alt={media.alt}
        className={focusClasses(media.focalPoint)}
        {...(isLargest ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
    </div>
  );
}

/** The last column whose end lies within the full strength of a veil that fades towards the end. */
const LAST_VEILED_COLUMN = 8;

function isTextAtStart(blocks: LoadedSection['blocks']): boolean {
  return blocks.every(({ block: { place } }) => place.column + place.span - 1 <= LAST_VEILED_COLUMN);
}
