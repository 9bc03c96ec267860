export const position = 'Position';
export const sampleLanguages = 'Beispielsprachen';
export const languageSwitcher = 'Sprachauswahl';
export const linksToThisPageInThe = 'Links zu dieser Seite in den anderen Sprachen der Website.';
export const addALanguageInTheSettings = 'Füge in den Einstellungen der Website eine Sprache hinzu.';
export const translateTranslationMultilingualLanguageChoice =
  'übersetzen übersetzung mehrsprachig sprache sprachwechsel sprachauswahl language translate';
