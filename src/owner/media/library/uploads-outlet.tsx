/** The place of the uploads in the tree: above all screens, so that they go on while the owner works elsewhere. */
import { lazy, type ReactNode, Suspense } from 'react';

/** Nothing is being uploaded when the first screen comes: what shows it comes after. */
const UploadPanel = lazy(async () => ({ default: (await import('./upload-panel.tsx')).UploadPanel }));

export function UploadsOutlet(): ReactNode {
  return (
    <Suspense>
      <UploadPanel />
    </Suspense>
  );
}
