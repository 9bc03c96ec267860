export const text = 'Text';
export const size = 'Größe';
export const openPicturesFullScreen = 'Bilder im Vollbild öffnen';
export const headingsParagraphsListsTablesAndPictures =
  'Überschriften, Absätze, Listen, Tabellen und Bilder im Text.';
export const paragraphHeadingTitleListTableProse = 'absatz überschrift titel liste tabelle fließtext text';
