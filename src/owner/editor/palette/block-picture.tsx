/** A small drawing of each kind of block, in the roles of the owner area, so that it fits both colour schemes. */
import type { ReactNode } from 'react';
import styles from './block-picture.module.css';

/** `ink` for words, `soft` for what is behind, `mark` for the one thing that matters, `ground` for paper. */
type Tone = 'ink' | 'soft' | 'mark' | 'ground';
type Shape =
  | readonly ['bar', Tone, x: number, y: number, width: number, height: number, radius?: number]
  | readonly ['dot', Tone, x: number, y: number, radius: number]
  | readonly ['stroke', Tone, path: string]
  | readonly ['area', Tone, path: string];

const WIDTH = 96;
const HEIGHT = 60;

/** Lines of words, the last one shorter. */
function lines(x: number, y: number, width: number, count: number, tone: Tone = 'soft'): Shape[] {
  return Array.from({ length: count }, (_, index) => [
    'bar',
    tone,
    x,
    y + index * 7,
    index === count - 1 && count > 1 ? width * 0.6 : width,
    3,
    1.5,
  ]);
}

const PICTURES: Readonly<Record<string, readonly Shape[]>> = {
  audio: [
    ['dot', 'mark', 24, 30, 10],
    ['area', 'ground', 'M21.5 25.5v9l7-4.5z'],
    ...[10, 18, 8, 22, 14, 20, 9, 15, 6].map(
      (height, index): Shape => [
        'bar',
        index < 3 ? 'mark' : 'soft',
        42 + index * 5,
        30 - height / 2,
        2.5,
        height,
        1.2,
      ],
    ),
  ],
  button: [
    ['bar', 'mark', 20, 20, 56, 20, 4],
    ['bar', 'ground', 33, 28.5, 30, 3, 1.5],
  ],
  calendar: [
    ['bar', 'ink', 20, 10, 24, 3, 1.5],
    ...Array.from({ length: 15 }, (_, index): Shape => {
      const isDay = index === 7;
      return [
        'bar',
        isDay ? 'mark' : 'soft',
        20 + (index % 5) * 11.5,
        19 + Math.floor(index / 5) * 11,
        9,
        8,
        1.5,
      ];
    }),
  ],
  chart: [
    ...[14, 22, 18, 34, 28].map(
      (height, index): Shape => [
        'bar',
        index === 3 ? 'mark' : 'soft',
        22 + index * 11,
        48 - height,
        8,
        height,
        1,
      ],
    ),
    ['stroke', 'ink', 'M18 50h60'],
  ],
  code: [
    ['bar', 'soft', 14, 12, 68, 36, 4],
    ['stroke', 'ink', 'M30 23l-7 7 7 7M66 23l7 7-7 7'],
    ['stroke', 'mark', 'M52 21l-8 18'],
  ],
  comments: [
    ['dot', 'mark', 18, 17, 5],
    ...lines(29, 13, 50, 2),
    ['dot', 'soft', 30, 34, 5],
    ...lines(41, 30, 38, 2),
    ['bar', 'soft', 14, 47, 68, 6, 3],
  ],
  embed: [
    ['bar', 'soft', 14, 10, 68, 40, 4],
    ['stroke', 'ground', 'M14 40l22-16 14 10 14-8 18 12'],
    ['area', 'mark', 'M48 17c-5 0-8 3.6-8 8 0 5.6 8 13 8 13s8-7.4 8-13c0-4.4-3-8-8-8z'],
    ['dot', 'ground', 48, 25, 2.8],
  ],
  form: [
    ['bar', 'ink', 22, 9, 16, 3, 1.5],
    ['bar', 'soft', 22, 15, 52, 9, 2],
    ['bar', 'ink', 22, 29, 22, 3, 1.5],
    ['bar', 'soft', 22, 35, 52, 9, 2],
    ['bar', 'mark', 22, 48, 20, 8, 2],
  ],
  image: [
    ['bar', 'soft', 14, 9, 68, 42, 4],
    ['dot', 'mark', 64, 21, 5],
    ['area', 'ink', 'M14 47l20-20 14 14 9-8 25 16c0 1.5-1.5 2-3 2H17c-2 0-3-1-3-4z'],
  ],
  line: [...lines(26, 12, 44, 2), ['bar', 'mark', 14, 29, 68, 2, 1], ...lines(26, 38, 44, 2)],
  menu: [
    ['bar', 'mark', 18, 10, 22, 3.5, 1.7],
    ...[20, 31, 42].flatMap((y, index): Shape[] => [
      ['bar', 'ink', 18, y, 30 - index * 4, 3, 1.5],
      ['bar', 'soft', 54, y + 1.2, 12, 1, 0.5],
      ['bar', 'ink', 70, y, 9, 3, 1.5],
    ]),
  ],
  newsletter: [
    ['bar', 'ink', 18, 14, 40, 4, 2],
    ...lines(18, 23, 54, 1),
    ['bar', 'soft', 18, 33, 38, 12, 2],
    ['bar', 'mark', 59, 33, 19, 12, 2],
  ],
  'post-archive': [
    ...[11, 22, 33, 44].flatMap((y, index): Shape[] => [
      ['bar', index === 0 ? 'mark' : 'ink', 22, y, 26 - (index % 3) * 5, 3.5, 1.7],
      ['bar', 'soft', 62, y - 1.5, 12, 7, 3.5],
    ]),
  ],
  quote: [
    [
      'area',
      'mark',
      'M20 25c0-6 3-10 8-11v3.500c-2.5 1-3.5 3-3.5 5H28V31h-8zM32 25c0-6 3-10 8-11v3.500c-2.5 1-3.5 3-3.5 5H40V31h-8z',
    ],
    ['bar', 'ink', 46, 20, 32, 3.5, 1.7],
    ['bar', 'ink', 46, 28, 26, 3.5, 1.7],
    ['bar', 'soft', 46, 40, 18, 3, 1.5],
  ],
  search: [
    ['bar', 'soft', 12, 20, 72, 20, 10],
    ['bar', 'ground', 13.5, 21.5, 69, 17, 8.5],
    ['bar', 'soft', 24, 28.5, 26, 3, 1.5],
    ['stroke', 'mark', 'M69 28.500a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM68 31.500l3.5 3.5'],
  ],
  'share-buttons': [
    ['stroke', 'ink', 'M34 30l24-13M34 30l24 13'],
    ['dot', 'mark', 32, 30, 7],
    ['dot', 'soft', 62, 15, 6],
    ['dot', 'soft', 62, 45, 6],
  ],
  'social-links': [
    ['dot', 'soft', 24, 30, 9],
    ['dot', 'mark', 48, 30, 9],
    ['dot', 'soft', 72, 30, 9],
    ['stroke', 'ground', 'M44 30h8M48 26v8'],
  ],
  spacer: [
    ...lines(22, 9, 52, 1),
    ['stroke', 'mark', 'M48 20v20M44 24l4-4 4 4M44 36l4 4 4-4'],
    ...lines(22, 48, 52, 1),
  ],
  summary: [
    ...[12, 37, 62].flatMap((x, index): Shape[] => [
      ['bar', index === 0 ? 'mark' : 'soft', x, 12, 21, 18, 2],
      ['bar', 'ink', x, 35, 17, 3, 1.5],
      ['bar', 'soft', x, 42, 21, 2.5, 1.2],
      ['bar', 'soft', x, 47, 13, 2.5, 1.2],
    ]),
  ],
  'table-booking': [
    ['bar', 'ink', 14, 10, 22, 3, 1.5],
    ...Array.from(
      { length: 20 },
      (_, index): Shape => [
        'dot',
        index === 12 ? 'mark' : 'soft',
        17 + (index % 5) * 8,
        21 + Math.floor(index / 5) * 8.5,
        index === 12 ? 3.8 : 2.4,
      ],
    ),
    ...[0, 1, 2, 3, 4, 5].map(
      (index): Shape => [
        'bar',
        index === 3 ? 'mark' : 'soft',
        60 + (index % 2) * 13,
        10 + Math.floor(index / 2) * 11,
        11,
        8,
        2,
      ],
    ),
    ['bar', 'mark', 60, 44, 24, 8, 2],
  ],
  text: [['bar', 'ink', 16, 12, 40, 5, 2], ...lines(16, 25, 64, 4)],
  'tour-dates': [
    ...[11, 25, 39].flatMap((y, index): Shape[] => [
      ['bar', index === 0 ? 'mark' : 'soft', 14, y, 12, 10, 2],
      ['bar', 'ink', 31, y + 1, 22 - index * 3, 3, 1.5],
      ['bar', 'soft', 31, y + 6.5, 16, 2.5, 1.2],
      ['bar', 'soft', 66, y + 1.5, 16, 7, 3.5],
    ]),
  ],
};

export function hasBlockPicture(type: string): boolean {
  return type in PICTURES;
}

export function BlockPicture({ type }: { readonly type: string }): ReactNode {
  const shapes = PICTURES[type] ?? lines(16, 18, 64, 4);
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
