export const titleRestored = '„{title}“ wiederhergestellt.';
export const deletedSites = 'Gelöschte Websites';
export const youCanRestoreSitesFor30 = 'Du kannst Websites 30 Tage lang wiederherstellen.';
export const restore = 'Wiederherstellen';
export const enterASiteName = 'Gib einen Namen für die Website ein.';
export const newSite = 'Neue Website';
export const toCopyASiteYouHave =
  'Um eine vorhandene Website zu kopieren, öffne ihre Einstellungen und wähle „Duplizieren“.';
export const cancel = 'Abbrechen';
export const createSite = 'Website erstellen';
export const siteName = 'Name der Website';
export const address = 'Adresse';
export const youCanAddYourOwnDomain = 'Du kannst deine eigene Domain später in den Einstellungen hinzufügen.';
export const enterAnAddressForTheSite = 'Gib eine Adresse für die Website ein.';
export const theAddressIdentifierIsTakenChoose =
  'Die Adresse „{identifier}“ ist vergeben. Wähle eine andere.';
export const openToVisitors = 'Für Besucher öffnen';
export const visitorsSeeAnOpeningSoonPage =
  'Besucher sehen eine Seite „Bald geöffnet“. Du siehst die Website, wenn du sie von hier öffnest.';
export const yourSite = 'Deine Website';
export const opensTheSite = 'öffnet die Website';
export const reopen = 'Wieder öffnen';
export const yourSiteIsClosedToVisitors = 'Deine Website ist für Besucher geschlossen.';
export const editTheHomePage = 'Startseite bearbeiten';
export const textPicturesAndSectionsRightOn = 'Texte, Bilder und Abschnitte direkt auf der Seite';
export const writeInTitle = 'In „{title}“ schreiben';
export const addToTitle = 'Zu „{title}“ hinzufügen';
export const aNewPostNowOrScheduled = 'Neuer Beitrag, sofort oder geplant';
export const aNewEventNowOrScheduled = 'Neue Veranstaltung, sofort oder geplant';
export const aNewProductNowOrScheduled = 'Neues Produkt, sofort oder geplant';
export const aNewProjectNowOrScheduled = 'Neues Projekt, sofort oder geplant';
export const aNewItemNowOrScheduled = 'Neuer Eintrag, sofort oder geplant';
export const addPhotos = 'Fotos hinzufügen';
export const uploadSeveralAtOnceWeCreate = 'Lade mehrere auf einmal hoch. Wir erstellen alle Größen.';
export const changeTheDesign = 'Design ändern';
export const coloursFontsShapesAndTemplate = 'Farben, Schriften, Formen und Vorlage';
export const useYourOwnDomain = 'Eigene Domain verwenden';
export const stepByStepInstructionsAndA = 'Schritt für Schritt, mit Prüfung';
export const notPublicYet = 'Noch nicht öffentlich';
export const draftsUnpublishedChangesAndScheduledPages =
  'Entwürfe, unveröffentlichte Änderungen und geplante Seiten.';
export const publishOrDiscardAllUnpublishedChanges =
  'Alle unveröffentlichten Änderungen veröffentlichen oder verwerfen';
export const editedRecently = 'Zuletzt bearbeitet';
export const yourSites = 'Deine Websites';
export const noSitesYet = 'Noch keine Websites';
export const createYourFirstSiteItStarts =
  'Erstelle deine erste Website. Sie beginnt mit den Seiten einer Vorlage.';
export const youAreNotOnAnySite =
  'Du gehörst noch zu keiner Website. Bitte die Person, die dich eingeladen hat, dich hinzuzufügen.';
export const theSite = 'Die Website';
export const openName = '{name} öffnen';
export const nameIsTheDemoLookAround =
  '„{name}“ ist die Demo. Sieh dich um, probiere aus und <link>lösche sie</link>, wenn du sie nicht mehr brauchst.';
export const aNewLessonNowOrScheduled = 'Eine neue Lektion, sofort oder geplant';
