/** Where a service draws the maps of the site: its map in the place of the picture, once that may be. */
import type { Island } from '#runtime/island.ts';
import type { MapIslandProps } from './island-props.ts';

const mount: Island<MapIslandProps> = (root, props) => {
  const frame = root.querySelector<HTMLElement>('[data-map]');
  if (!frame) return () => {};
  const stopped = new AbortController();
  import('./live.ts')
    .then(({ mountLiveMap }) => mountLiveMap(frame, props, stopped.signal))
    .catch((error: unknown) => console.error('[vitrine] map:', error));
  return () => stopped.abort();
};
export default mount;
