import { overPages } from '#domain/popups/settings.ts';
import { overPagesRow } from '../kernel/documents/queries-over-pages.ts';
import { keepSettings } from '../kernel/settings/keep-settings.ts';

// Its instants are of the owner's own choosing, and move as they are stored.
export const kept = [keepSettings(overPages, overPagesRow, (entry) => entry)];
