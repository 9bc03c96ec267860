/** The place of the uploads in the tree: above all screens, so that they go on while the owner works elsewhere. */
import { lazy, type ReactNode, Suspense } from 'react';
import { untilIdle } from '../../ui/until-idle.ts';

/** Nothing is being uploaded when the first screen comes: what shows it comes after. */
const UploadPanel = lazy(async () => {
  await untilIdle();
  return { default: (await import('./upload-panel.tsx')).UploadPanel };
});

export function UploadsOutlet(): ReactNode {
  return (
    <Suspense>
      <UploadPanel />
    </Suspense>
  );
}
