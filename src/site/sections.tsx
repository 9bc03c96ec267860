/** Sections: themed bands with a 12-column grid of blocks. */

import type { ReactNode } from 'react';
import type { Section } from '#domain/content/content.ts';
import { imageUrl, type MediaView, srcSet } from '#domain/media/media.ts';
import { blockContext, type SharedContext } from './context.ts';
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
  return sections.map(({ section, blocks }) => {
    const background = section.background && shared.media(section.background.media.id);
    return (
      <section
        key={section.id}
        className="section"
        data-section={section.id}
        data-theme={section.theme}
        data-width={section.width}
        data-spacing={section.spacing}
        {...(section.name ? { id: anchorOf(section.name) } : {})}
      >
        {background && (
          <Background media={background} section={section} isLargest={largestId === section.id} />
        )}
        <div className="grid">
          {blocks.map((loaded) => (
            <BlockView
              key={loaded.block.id}
              loaded={loaded}
              className={layout.classesOf(loaded.block).join(' ')}
              context={blockContext(shared, {
                block: loaded.block,
                section,
                isLikelyLargest: largestId === loaded.block.id,
              })}
            />
          ))}
        </div>
      </section>
    );
  });
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

function Background({
  media,
  section,
  isLargest,
}: {
  media: MediaView;
  section: Section;
  isLargest: boolean;
}): ReactNode {
  const scrim = scrimOf(media, section.background?.scrim ?? 0);
  return (
    <div className={`background scrim-${scrim}`}>
      <img
        src={imageUrl(media, 1500)}
        srcSet={srcSet(media)}
        sizes="100vw"
        width={media.width}
        height={media.height}
        alt={media.alt}
        className={`focus-${focusClass(media.focalPoint.x)}-${focusClass(media.focalPoint.y)}`}
        {...(isLargest ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
    </div>
  );
}

/** Focal points in fifths: few classes, no style attributes. */
function focusClass(fraction: number): number {
  return Math.round(fraction * 5) * 20;
}
