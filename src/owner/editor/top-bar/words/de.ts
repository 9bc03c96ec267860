export const widthOfThePage = 'Breite der Seite';
export const phone = 'Smartphone';
export const tablet = 'Tablet';
export const desktop = 'Desktop';
export const yourLastChangesHaveNotBeen =
  'Deine letzten Änderungen sind noch nicht gespeichert. Versuche es gleich noch einmal.';
export const untitled = 'Ohne Titel';
export const pagesOfTheSite = 'Seiten der Website';
export const titleGoToAnotherPage = '{title}: zu einer anderen Seite';
export const searchPagesAndPosts = 'Seiten und Beiträge suchen';
export const newPage = 'Neue Seite';
export const pages = 'Seiten';
export const onEveryPage = 'Auf jeder Seite';
export const header = 'Kopfbereich';
export const footer = 'Fußbereich';
export const noPageTitlesMatch = 'Kein Seitentitel passt.';
export const found = 'Gefunden';
export const alsoOnThisPage = 'Auch auf dieser Seite';
export const countMore = '{count} weitere';
export const viewLivePage = 'Veröffentlichte Seite ansehen';
export const unpublish = 'Offline nehmen…';
export const publish = 'Veröffentlichen';
export const versionsAndMore = 'Versionen und mehr';
export const yourLatestChangesAreNotIncluded = 'Deine neuesten Änderungen sind nicht dabei. {reason}';
export const publishedVisitorsSeeThisHeader =
  'Veröffentlicht. Besucher sehen diesen Kopfbereich jetzt auf jeder Seite.';
export const publishedVisitorsSeeThisFooter =
  'Veröffentlicht. Besucher sehen diesen Fußbereich jetzt auf jeder Seite.';
export const publishedVisitorsSeeThisSection =
  'Veröffentlicht. Besucher sehen diesen Abschnitt jetzt überall.';
export const publishedVisitorsSeeThisPage = 'Veröffentlicht. Besucher sehen jetzt diese Seite.';
export const view = 'Ansehen';
export const thePageIsUnpublishedPublishIt =
  'Die Seite ist offline. Veröffentliche sie, um sie zurückzubringen.';
export const unpublishThisPage = 'Diese Seite offline nehmen?';
export const visitorsCanNoLongerOpenIt =
  'Besucher können sie nicht mehr öffnen, und Links zu ihr funktionieren nicht mehr. Dein Entwurf bleibt erhalten.';
export const unpublish2 = 'Offline nehmen';
export const backToTheNavigation = 'Zurück zur Navigation';
export const backToTheExperiments = 'Zurück zu den Experimenten';
export const backToThePages = 'Zurück zu den Seiten';
export const backToTheProduct = 'Zurück zum Produkt';
export const backToTitle = 'Zurück zu „{title}“';
export const backToTheList = 'Zurück zur Liste';
export const undo = 'Rückgängig';
export const redo = 'Wiederholen';
export const preview = 'Vorschau';
export const more = 'Mehr';
export const keyboardShortcuts = 'Tastenkürzel';
export const howTheEditorWorks = 'So funktioniert der Editor';
