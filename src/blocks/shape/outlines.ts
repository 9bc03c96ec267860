/** The shapes, each a path within 100 by 100. */

export const OUTLINE_NAMES = ['circle', 'square', 'pill', 'arch', 'diamond', 'star', 'blob'] as const;
export type OutlineName = (typeof OUTLINE_NAMES)[number];

export const OUTLINE_LABELS: Readonly<Record<OutlineName, string>> = {
  circle: 'Circle',
  square: 'Square',
  pill: 'Pill',
  arch: 'Arch',
  diamond: 'Diamond',
  star: 'Star',
  blob: 'Pebble',
};

export const OUTLINES: Readonly<Record<OutlineName, string>> = {
  circle: 'M50 1a49 49 0 1 1 0 98a49 49 0 1 1 0-98z',
  square: 'M1 1h98v98h-98z',
  pill: 'M25 25h50a24 24 0 0 1 0 50h-50a24 24 0 0 1 0-50z',
  arch: 'M1 99v-49a49 49 0 0 1 98 0v49z',
  diamond: 'M50 1l49 49-49 49-49-49z',
  star: starPath(12, 49, 41),
  blob: 'M52 2c26-1 45 16 46 42s-14 54-44 55-52-18-53-46 22-50 51-51z',
};

function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
