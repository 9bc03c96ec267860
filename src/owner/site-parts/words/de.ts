export const changeAButtonOfTheHeader = 'Button im Kopfbereich ändern';
export const bookAVisit = 'Besuch buchen';
export const shownOnceItHasAText = 'Wird angezeigt, sobald Text und Link da sind.';
export const theButtonLeadsTo = 'Ziel des Buttons';
export const theSecondButtonLeadsTo = 'Ziel des zweiten Buttons';
export const announcement = 'Ankündigung';
export const aLineAboveTheHeaderOf =
  'Eine Zeile über dem Kopfbereich jeder Seite. Änderungen sind sofort live.';
export const setItsColoursPagesAndDates =
  'Farben, Seiten und Zeiten legst du unter <link>Popups und Leisten</link> fest.';
export const text = 'Text';
export const shownOnceYouEnterAText = 'Wird angezeigt, sobald du einen Text eingibst.';
export const savedWhenYouLeaveTheField = 'Wird gespeichert, wenn du das Feld verlässt.';
export const linkText = 'Linktext';
export const link = 'Link';
export const restored = 'Wiederhergestellt.';
export const theAnnouncementIsNowOnEvery = 'Die Ankündigung steht jetzt auf jeder Seite.';
export const theAnnouncementIsHidden = 'Die Ankündigung ist ausgeblendet.';
export const layoutOfTheBottomLines = 'Layout der unteren Zeilen';
export const inALine = 'In einer Zeile';
export const columns = 'Spalten';
export const centred = 'Zentriert';
export const legalLine = 'Rechtliche Zeile';
export const haldenCeramicsCompanyNumber123456 = '© Halden Keramik · Handelsregister HRB 123456';
export const theLastLineOfEveryPage =
  'Die letzte Zeile jeder Seite. Seiten wie „Datenschutz“ gehören ins Menü im Fußbereich.';
export const changeTheLegalLine = 'Rechtliche Zeile ändern';
export const toAddAnAddressOpeningHours =
  'Für eine Anschrift, Öffnungszeiten oder anderes fügst du auf der Seite Abschnitte hinzu. Sie erscheinen über diesen Zeilen. Das Menü im Fußbereich findest du unter <link>Navigation</link>.';
export const layout = 'Layout';
export const nameBetween = 'Name in der Mitte';
export const stickyHeader = 'Fixierter Kopfbereich';
export const staysAtTheTopWhileVisitors = 'Bleibt oben, wenn Besucher scrollen.';
export const makeTheHeaderSticky = 'Kopfbereich fixieren';
export const letTheHeaderScrollAway = 'Kopfbereich mitscrollen lassen';
export const transparentOverTheFirstSection = 'Transparent über dem ersten Abschnitt';
export const asDesigned = 'Wie in der Vorlage';
export const always = 'Immer';
export const onPictures = 'Auf Bildern';
export const never = 'Nie';
export const changeTheHeaderBackground = 'Hintergrund des Kopfbereichs ändern';
export const button = 'Button';
export const yourMostImportantActionOnphones = 'Deine wichtigste Aktion.{onPhones}';
export const secondButton = 'Zweiter Button';
export const lessProminentShownBeforeTheFirst = 'Weniger auffällig, steht vor dem ersten.';
export const menusAreUnderNavigationSectionsAdded =
  'Menüs findest du unter <link>Navigation</link>. Abschnitte, die du hier hinzufügst, erscheinen unter der Leiste auf jeder Seite.';
export const onPhonesItIsInThe = 'Auf Smartphones steht der Button im Menü.';
export const onPhonesItStaysAtThe = 'Auf Smartphones bleibt der Button am unteren Bildschirmrand.';
export const theTemplateDecides = 'Die Vorlage entscheidet.';
export const theHeaderIsTransparentAndUses =
  'Der Kopfbereich ist transparent und zeigt den Hintergrund des Abschnitts dahinter.';
export const onPagesThatStartWithA =
  'Auf Seiten, die mit einem Bild beginnen, ist der Kopfbereich transparent.';
export const theHeaderAlwaysUsesThePage = 'Der Kopfbereich hat immer den Hintergrund der Seite.';
export const changeTheLayoutOfTheHeader = 'Layout des Kopfbereichs ändern';
export const changeTheLayoutOfTheFooter = 'Layout des Fußbereichs ändern';
export const theLogoIsNowOnEvery = 'Das Logo ist jetzt auf jeder Seite.';
export const theSiteNameIsShownAgain = 'Der Name der Website wird wieder angezeigt.';
export const logo = 'Logo';
export const withoutALogoYourSiteName = 'Ohne Logo erscheint der Name deiner Website: {name}.';
export const change = 'Ändern';
export const chooseALogo = 'Logo auswählen';
export const showTheNameInstead = 'Stattdessen den Namen anzeigen';
export const goToTheNewsletterSignUp = 'Zur Newsletter-Anmeldung';
export const addANewsletterSignUp = 'Newsletter-Anmeldung hinzufügen';
export const socialLinks = 'Social-Media-Links';
export const showSocialLinks = 'Social-Media-Links anzeigen';
export const hideSocialLinks = 'Social-Media-Links ausblenden';
export const theSocialLinksAreNowOn = 'Die Social-Media-Links sind jetzt auf jeder Seite.';
export const addresses = 'Adressen';
export const onePerLineWePickThe =
  'Eine pro Zeile. Das Symbol wählen wir anhand der Adresse. Wird gespeichert, wenn du das Feld verlässt.';
