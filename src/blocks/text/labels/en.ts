export const text = 'Text';
export const size = 'Size';
export const openPicturesFullScreen = 'Open pictures full screen';
export const headingsParagraphsListsTablesAndPictures =
  'Headings, paragraphs, lists, tables and pictures in text.';
export const paragraphHeadingTitleListTableProse = 'paragraph heading title list table prose';
