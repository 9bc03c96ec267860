/** What a site says of itself. Its translations are part of its settings, where the API has them too. */
import { siteTextsSchema } from '#domain/locale/site-languages.ts';
import { translatedSettings } from '#domain/settings/translated-settings.ts';
import { findSiteSettings, updateSiteSettings } from '../kernel/sites/queries.ts';
import { type TranslatedWords, translatedOnce } from '../kernel/translations/translated-words.ts';

const settings: TranslatedWords = {
  ...translatedOnce(translatedSettings, findSiteSettings),
  layers: {
    async find(db, siteId, language) {
      return (await findSiteSettings(db, siteId))?.overlays?.[`locale:${language}`];
    },
    async write(tx, siteId, language, layer) {
      const stored = await findSiteSettings(tx, siteId);
      if (!stored) return;
      const overlays = { ...stored.overlays, [`locale:${language}`]: siteTextsSchema.parse(layer) };
      await updateSiteSettings(tx, siteId, { ...stored, overlays });
    },
  },
};

export const translated: readonly TranslatedWords[] = [settings];
