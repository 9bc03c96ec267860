export const heading = 'Überschrift';
export const postsFrom = 'Beiträge aus';
export const leaveEmptyForThePostsOf = 'Leer lassen, um die Beiträge dieser Seite zu verwenden.';
export const sortedInto = 'Gruppieren nach';
export const authors = 'Autoren';
export const showCounts = 'Anzahl anzeigen';
export const layout = 'Layout';
export const stacked = 'Untereinander';
export const maximumNumber = 'Höchstzahl';
export const postArchive = 'Beitragsarchiv';
export const linksToPostsByMonthYear =
  'Links zu Beiträgen nach Monat, Jahr, Kategorie, Schlagwort oder Autor.';
export const blogArchiveCategoriesTags = 'blog archiv kategorien schlagwörter tags archive';
export const entries = 'Einträge';
