/** The place of the uploads in the tree: above all screens, so that they go on while the owner works elsewhere. */
import { lazyPart, nothing } from '../../ui/lazy-part.tsx';
import { untilIdle } from '../../ui/until-idle.ts';

/** Nothing is being uploaded when the first screen comes: what shows it comes after. */
export const UploadsOutlet = lazyPart(
  async () => {
    await untilIdle();
    return import('./upload-panel.tsx');
  },
  'UploadPanel',
  nothing,
);
