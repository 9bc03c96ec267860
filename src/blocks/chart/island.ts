/** Reads a chart's values out where the visitor points, or row by row with the arrow keys. */
import type { Island } from '#runtime/island.ts';
import { fill, pageWords } from '#runtime/words.ts';
import { inScript } from './words/en.ts';

const mount: Island = (root) => {
  const plot = root.querySelector<HTMLElement>('.chart-plot');
  const readout = root.querySelector('.chart-readout');
  if (!plot || !readout) return () => {};
  const stopped = new AbortController();
  const { signal } = stopped;
  const titles = [...plot.querySelectorAll('.chart-wide title')].map((title) => title.textContent);
  let active = -1;
  const read = (row: number) => {
    active = row;
    plot.toggleAttribute('data-reading', row >= 0);
    for (const mark of plot.querySelectorAll('[data-row]')) {
      mark.toggleAttribute('data-active', mark.getAttribute('data-row') === String(row));
    }
    readout.textContent = titles[row] ?? '';
  };
  const attributes = {
    tabindex: '0',
    role: 'group',
    'aria-label': fill(pageWords('chart', inScript).keys, { label: plot.dataset['label'] ?? '' }),
  };
  for (const [name, value] of Object.entries(attributes)) plot.setAttribute(name, value);

  const point = (event: Event) => {
    const row = (event.target as Element).closest('[data-row]')?.getAttribute('data-row');
    if (row && Number(row) !== active) read(Number(row));
  };
  const press = (event: KeyboardEvent) => {
    const row = rowByKey(event.key, active, titles.length - 1);
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    read(row);
  };
  plot.addEventListener('pointerover', point, { signal });
  plot.addEventListener('click', point, { signal });
  plot.addEventListener('keydown', press, { signal });
  plot.addEventListener('pointerleave', () => plot.matches(':focus') || read(-1), { signal });
  plot.addEventListener('blur', () => read(-1), { signal });
  return () => {
    stopped.abort();
    read(-1);
    for (const name of Object.keys(attributes)) plot.removeAttribute(name);
  };
};
export default mount;

/** The row that a key leads to; -1 for none, undefined for keys that mean nothing here. */
function rowByKey(key: string, active: number, last: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(last, active + 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, active - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'Escape' ? -1 : undefined;
}
