/** Loaded lazily: the letters that addresses are made with are many. */
import { lazyPart } from '../ui/lazy-part.tsx';

export const PageSettingsDialog = lazyPart(() => import('./page-settings-dialog.tsx'), 'PageSettingsDialog');
