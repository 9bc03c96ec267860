export const heading = 'Überschrift';
export const from = 'Aus';
export const layout = 'Layout';
export const grid = 'Raster';
export const titlesWithAPreview = 'Titel mit Vorschau';
export const largeCovers = 'Große Titelbilder';
export const titlesShowTheirCoverOnHover =
  'Titel zeigen ihr Titelbild, wenn der Mauszeiger darauf zeigt. Auf Smartphones stehen die Titelbilder neben den Titeln.';
export const columns = 'Spalten';
export const maximumNumber = 'Höchstzahl';
export const showMoreOnFurtherPages = 'Mehr auf weiteren Seiten anzeigen';
export const onlyThisCategory = 'Nur diese Kategorie';
export const coverCrop = 'Zuschnitt der Titelbilder';
export const asTheyAre = 'Originalformat';
export const square = 'Quadratisch';
export const categories = 'Kategorien';
export const excerpt = 'Auszug';
export const portfolio = 'Portfolio';
export const portfolioProjectsInAGridAs =
  'Portfolio-Projekte im Raster, als Titel mit Vorschau oder mit großen Titelbildern.';
export const projectsWorkWorksCaseStudiesCommissions =
  'projekte arbeiten werke referenzen fallstudien aufträge fotografien übersicht titelbilder cover portfolio projects work';
export const projects = 'Projekte';
