/** Translations of a site: which pages are translated, and each text beside its original. */
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'translations/:language',
      load: async () => (await import('./translations.tsx')).Translations,
    },
    {
      frame: 'site',
      path: 'translations/:language/:document',
      load: async () => (await import('./translate-document.tsx')).TranslateDocument,
    },
  ],
};
