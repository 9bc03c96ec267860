import type { Island } from '#runtime/island.ts';
import { mountForm } from '../kit/form-island.ts';
import { mountTimes } from './times.ts';

/** With a provider: its widget, by a script of its own. Else the form, and times that follow the day. */
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
  if (!root.querySelector('form')) return () => {};
  const undos = [mountTimes(root), mountForm(root, props)];
  return () => {
    for (const undo of undos.reverse()) undo();
  };
};
export default mount;
