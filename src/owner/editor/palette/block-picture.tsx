/** A small drawing of each kind of block. */
import type { ReactNode } from 'react';
import { lines, type Shape } from '#blocks/kit/palette-entry.ts';
import { palettes } from '#blocks/palettes.ts';
import styles from './block-picture.module.css';

const WIDTH = 96;
const HEIGHT = 60;

export function BlockPicture({ type }: { readonly type: string }): ReactNode {
  const shapes = palettes[type]?.picture ?? lines(16, 18, 64, 4);
  return (
    <svg className={styles['picture']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {shapes.map((shape, index) => (
        <Drawn key={index} shape={shape} />
      ))}
    </svg>
  );
}

function Drawn({ shape }: { readonly shape: Shape }): ReactNode {
  const tone = styles[shape[1]];
  switch (shape[0]) {
    case 'bar':
      return (
        <rect className={tone} x={shape[2]} y={shape[3]} width={shape[4]} height={shape[5]} rx={shape[6]} />
      );
    case 'dot':
      return <circle className={tone} cx={shape[2]} cy={shape[3]} r={shape[4]} />;
    case 'stroke':
      return <path className={`${tone} ${styles['stroke']}`} d={shape[2]} />;
    case 'area':
      return <path className={tone} d={shape[2]} />;
  }
}
