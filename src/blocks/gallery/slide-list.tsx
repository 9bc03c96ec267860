/** The slides of a gallery in the layout that its design means. */
import type { ReactNode } from 'react';
import type { Layout } from '#domain/gallery/design.ts';
import { middleRatio } from '#domain/gallery/layout.ts';
import type { RenderContext } from '#domain/page.ts';
import type { GalleryProps } from './props.ts';
import { lookOf } from './setting-classes.ts';
import type { ShownSlide } from './shown-slide.ts';
import { SlideView } from './slide.tsx';

export interface SlideListProps {
  readonly slides: readonly ShownSlide[];
  readonly layout: Layout;
  readonly props: GalleryProps;
  readonly context: RenderContext;
  /** Of the element that holds the slides, where something refers to it. */
  readonly id?: string;
}

/** Layouts that show some of the slides at a time. */
export function isMoving(layout: Layout): boolean {
  return layout === 'strip' || layout === 'stacked' || layout === 'carousel';
}

export function SlideList({ slides, layout, props, context, id }: SlideListProps): ReactNode {
  const frame = frameOf(layout, props, slides);
  const isCut = layout !== 'stacked' || props['auto-crop'];
  const classes = [
    'gallery-slides',
    'sqs-gallery',
    `sqs-gallery-design-${layout}`,
    ...(isMoving(layout) ? ['gallery-moves'] : []),
    ...(layout === 'autogrid' || layout === 'autocolumns' ? ['gallery-veiled'] : []),
    ...lookOf(
      layout,
      props,
      slides.map(({ size }) => size),
    ),
  ];
  // A slide is a group of its own, as the pattern of carousels has it: no list knows of those.
  const [List, Item] = isMoving(layout) ? (['div', 'div'] as const) : (['ul', 'li'] as const);
  return (
    <List id={id} className={classes.join(' ')}>
      {slides.map((shown, index) => (
        <SlideView
          key={shown.slide.id}
          as={Item}
          shown={shown}
          layout={layout}
          frame={frame}
          isCut={isCut}
          props={props}
          // Only one picture can be the largest.
          context={index === 0 ? context : { ...context, isLikelyLargest: false }}
        />
      ))}
    </List>
  );
}

/** Width / height that all slides share, of a layout that has one; undefined where each keeps its own. */
function frameOf(
  layout: Layout,
  { imageAspectRatio }: GalleryProps,
  slides: readonly ShownSlide[],
): number | undefined {
  if (layout === 'autogrid' || layout === 'autocolumns' || layout === 'strip') return undefined;
  if (imageAspectRatio !== 'Auto') return imageAspectRatio;
  return layout === 'stacked' ? middleRatio(slides.map(({ size }) => size)) : undefined;
}
