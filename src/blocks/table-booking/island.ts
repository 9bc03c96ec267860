import type { Island } from '#runtime/island.ts';
import { mountForm } from '../kit/form-island.ts';
import { mountDayPages } from './day-pages.ts';
import { mountTimes } from './times.ts';

/** With a provider: its widget, by a script of its own. Else the form, and times that follow the day; where tables are counted, days alone. */
const mount: Island = (root, props) => {
  const place = root.querySelector<HTMLElement>('[data-booking]');
  if (place) {
    const stopped = new AbortController();
    import('./provider-widget.ts')
      .then(({ mountWidget }) => mountWidget(place, stopped.signal))
      .catch((error: unknown) => {
        console.error('[vitrine] table-booking:', error);
        place.dataset['state'] = 'failed';
      });
    return () => stopped.abort();
  }
  const form = root.querySelector('form');
  if (!form) return () => {};
  if (form.method === 'get') return mountDayPages(form);
  const undos = [mountTimes(root), mountForm(root, props)];
  return () => {
    for (const undo of undos.reverse()) undo();
  };
};
export default mount;
