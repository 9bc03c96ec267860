import { expect, test, vi } from 'vitest';
import { createStore } from '../../editing/store.ts';
import type { EditorState } from '../state.ts';
import { keepInSight } from './keep-in-sight.ts';

const ID = '0mwrdblg7yncuq4925s3xnpg';

function begin(selection: readonly string[]) {
  const geometry = (y: number) => ({ rects: [{ id: ID, rect: { x: 0, y, width: 1, height: 1 } }] });
  const store = createStore({
    device: 'desktop',
    selection,
    geometry: geometry(1),
  } as unknown as EditorState);
  const toFrame = vi.fn();
  const stop = keepInSight({ store, toFrame });
  const stand = (y: number) => store.set({ geometry: geometry(y) as unknown as EditorState['geometry'] });
  return { store, toFrame, stop, stand };
}

test('what is selected is brought back into sight once it stands in the new width', () => {
  const { store, toFrame, stand } = begin([ID]);
  stand(2);
  expect(toFrame).not.toHaveBeenCalled();
  store.set({ device: 'phone' });
  expect(toFrame).not.toHaveBeenCalled();
  stand(3);
  expect(toFrame.mock.calls).toEqual([[{ type: 'scrollTo', id: ID }]]);
  stand(4);
  expect(toFrame).toHaveBeenCalledTimes(1);
});

test('nothing moves where nothing is selected, nor once it is over', () => {
  const nothing = begin([]);
  nothing.store.set({ device: 'phone' });
  nothing.stand(3);
  expect(nothing.toFrame).not.toHaveBeenCalled();
  const over = begin([ID]);
  over.stop();
  over.store.set({ device: 'tablet' });
  over.stand(3);
  expect(over.toFrame).not.toHaveBeenCalled();
});
