/** The few drawings of the screens by which people get in: those of Lucide that the rest of the owner area uses, and the mark. */
import spinner from '../../ui/spinner.module.css';
import { drawing } from './element.ts';

function icon(size: number, d: string): SVGElement {
  const about = { 'stroke-width': '2', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return drawing({ ...about, viewBox: '0 0 24 24', width: `${size}`, height: `${size}` }, { d });
}

export const keyIcon = () =>
  icon(
    16,
    'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4zM16 7.5a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
  );

export const mailIcon = () =>
  icon(
    18,
    'M22 13V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h8m14-13-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7m14 12 2 2 4-4',
  );

export const alertIcon = () => icon(16, 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 8v4M12 16h.01');

export function mark(): SVGElement {
  const size = '22';
  return drawing(
    { viewBox: '0 0 22 22', width: size, height: size },
    { d: 'M3 2.75h16v16.5H3zM3 11h16M11 2.75V11', 'stroke-width': '1.5' },
    { d: 'M6 8.5 8.5 5M14 16.25l3.5-3.5', 'stroke-width': '1.25', opacity: '0.55' },
  );
}

/** As tall as a control's icon, or as what has a place to itself. */
export function spinnerOf(size: 'small' | 'regular'): SVGElement {
  return drawing(
    {
      viewBox: '0 0 16 16',
      class: spinner['spinner'],
      'stroke-width': '2',
      'data-size': size,
      'data-color': size === 'small' ? 'inherit' : 'accent',
    },
    { d: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13', opacity: '0.25' },
    { d: 'M8 1.5a6.5 6.5 0 0 1 6.5 6.5' },
  );
}
