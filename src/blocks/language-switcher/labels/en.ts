export const position = 'Position';
export const sampleLanguages = 'Sample languages';
export const languageSwitcher = 'Language switcher';
export const linksToThisPageInThe = 'Links to this page in the other languages of the site.';
export const addALanguageInTheSettings = 'Add a language in the settings of the site.';
export const translateTranslationMultilingualLanguageChoice =
  'translate translation multilingual language choice';
