/** A thumbnail of a section preset: its blocks in their columns, in the site's colours. */
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { palettes } from '#blocks/palettes.ts';
import type { Block, Section } from '#domain/content/content.ts';
import type { RichNode, RichText } from '#domain/content/rich-text.ts';
import { useThemes } from '../fields/site-data.ts';
import styles from './preset-picture.module.css';
import type { SectionPreset } from './presets.ts';

export interface PresetPictureProps {
  readonly preset: SectionPreset;
  readonly siteId: string;
}

export function PresetPicture({ preset, siteId }: PresetPictureProps): ReactNode {
  const section = useMemo(() => drawable(preset), [preset]);
  return <SectionPicture section={section} siteId={siteId} />;
}

export interface SectionPictureProps {
  readonly section: Section;
  readonly siteId: string;
  /** Shown as one of several sections: as high as its content, and never cropped. */
  readonly isInPage?: boolean;
}

export function SectionPicture({ section, siteId, isInPage }: SectionPictureProps): ReactNode {
  const themes = useThemes(siteId);
  const colours = themes?.[section.theme];
  const style = {
    '--ground': colours?.ground ?? 'var(--surface-raised)',
    '--ink': colours?.heading ?? 'var(--text-strong)',
    '--mark': colours?.accent ?? 'var(--accent)',
  } as CSSProperties;
  return (
    <span
      className={styles['section']}
      style={style}
      data-width={section.width}
      data-in-page={isInPage ? section.spacing : undefined}
      aria-hidden="true"
    >
      <span className={styles['grid']}>
        {section.blocks.map((block) => (
          <span key={block.id} className="stack snug" style={cellStyle(block)}>
            <Sketch block={block} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Ids only have to differ here. */
function drawable(preset: SectionPreset): Section {
  let count = 0;
  return preset.make(() => {
    count += 1;
    return String(count);
  });
}

function cellStyle({ place }: Block): CSSProperties {
  return {
    gridColumn: `${place.column} / span ${place.span}`,
    ...(place.row ? { gridRow: place.row } : {}),
    ...(place.align ? { alignSelf: place.align } : {}),
  };
}

function Sketch({ block }: { readonly block: Block }): ReactNode {
  switch (palettes[block.type]?.sketch) {
    case 'picture':
      return <span className={`full block ${styles['image']}`} style={{ aspectRatio: ratioOf(block) }} />;
    case 'button':
      return <span className={styles['button']} data-align={block.props['align']} />;
    case 'entries':
      return <Entries layout={String(block.props['layout'])} />;
    case 'fields':
      return <Fields />;
    case 'dots':
      return <Three className={styles['dots']} />;
    case 'quote':
      return <Three className={styles['quote']} />;
    default:
      return <Words content={block.props['content'] as RichText | undefined} />;
  }
}

function Three({ className }: { readonly className: string | undefined }): ReactNode {
  return (
    <span className={className}>
      <span />
      <span />
      <span />
    </span>
  );
}

/** Tall pictures would leave no room for the rest. */
function ratioOf(block: Block): string {
  const [width = 4, height = 3] = String(block.props['ratio'] ?? '')
    .split(':')
    .map(Number);
  return Number.isFinite(width / height) ? String(Math.max(width / height, 0.95)) : '1.33';
}

function Words({ content }: { readonly content: RichText | undefined }): ReactNode {
  return (
    <span className="stack snug">
      {(content?.content ?? []).map((node, index) => (
        <Line key={index} node={node} />
      ))}
    </span>
  );
}

function Line({ node }: { readonly node: RichNode }): ReactNode {
  if (node.type === 'heading') return <span className={styles['heading']} data-level={node.level} />;
  if (node.type !== 'table') return <span className={styles['line']} />;
  return (node.content ?? []).map((_row, index) => (
    <span key={index} className={styles['row']}>
      <span />
      <span />
    </span>
  ));
}

function Fields(): ReactNode {
  return (
    <span className={`stack tight ${styles['fields']}`}>
      <span />
      <span />
      <span />
      <span className={styles['button']} />
    </span>
  );
}

function Entries({ layout }: { readonly layout: string }): ReactNode {
  return (
    <span className={styles['entries']} data-layout={layout}>
      {[1, 2, 3].map((entry) => (
        <span key={entry} className={`stack snug ${styles['entry']}`}>
          <span className={`full block ${styles['image']}`} />
          <span className={styles['line']} />
        </span>
      ))}
    </span>
  );
}
