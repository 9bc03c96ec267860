export const dateCommentsAddress = 'Datum, Kommentare, Adresse';
export const addressAndMenu = 'Adresse und Menü';
export const passwordSearchEngines = 'Passwort, Suchmaschinen…';
export const changesHereAreLiveRightAway = 'Änderungen hier sind sofort online, ohne Veröffentlichen.';
export const usesThePublishingDateAgain = 'Das Veröffentlichungsdatum gilt wieder.';
export const datedDay = 'Datum: {day}.';
export const publishDate = 'Veröffentlichungsdatum';
export const leaveEmptyToUseTheTime =
  'Leer lassen, um den Zeitpunkt der Veröffentlichung zu verwenden. Zeitzone: {timeZone}.';
export const timeZoneTimezone = 'Zeitzone: {timeZone}.';
export const commentsFollowTheCollectionsSettings = 'Kommentare folgen den Einstellungen der Sammlung.';
export const commentsAreOpen = 'Kommentare sind offen.';
export const commentsAreClosedExistingOnesStay = 'Kommentare sind geschlossen. Vorhandene bleiben sichtbar.';
export const commentsAreHidden = 'Kommentare sind ausgeblendet.';
export const comments = 'Kommentare';
export const theAddressNowEndsInSlug = 'Die Adresse endet jetzt auf /{slug}.';
export const settings = 'Einstellungen';
export const countItemsAreSelectedYouCan =
  '{count} Elemente sind ausgewählt. Du kannst sie zusammen kopieren, duplizieren oder löschen. Um eines zu ändern, wähle nur dieses aus.';
export const section = 'Abschnitt';
export const whatIsShown = 'Was angezeigt wird';
export const page = 'Seite';
export const post = 'Beitrag';
export const event = 'Veranstaltung';
export const product = 'Produkt';
export const project = 'Projekt';
export const item = 'Eintrag';
export const useTheSameOnPhonesAs = 'Auf Smartphones wie auf dem Desktop';
export const useTheDesktopOrderOnPhones = 'Desktop-Reihenfolge auf Smartphones verwenden';
export const phonesShowTheBlocksInThe =
  'Smartphones zeigen die Blöcke in derselben Reihenfolge wie der Desktop.';
export const thePage = 'Seite';
export const changeValue = '{value} ändern';
export const whichScreensTheseSettingsAreFor = 'Bildschirme, für die diese Einstellungen gelten';
export const allScreens = 'Alle Bildschirme';
export const phone = 'Smartphone';
export const showInTheMenu = 'Im Menü anzeigen';
export const alsoAppearsInFootersThatRepeat = 'Erscheint auch in Fußbereichen, die das Menü wiederholen.';
export const appearsOnceThePageIsPublished =
  'Erscheint, sobald die Seite veröffentlicht ist, auch in Fußbereichen, die das Menü wiederholen.';
export const phonesShowTheBlocksOfThis =
  'Smartphones zeigen die Blöcke dieses Abschnitts in eigener Reihenfolge.';
export const resetTheCountSettingsThatDiffer =
  '{count, plural, one {Abweichende Einstellung zurücksetzen} other {# abweichende Einstellungen zurücksetzen}}';
export const spaceAndVisibilityCanDifferOn =
  'Abstand und Sichtbarkeit können auf Smartphones anders sein. Alles andere ändert sich auf allen Bildschirmen.';
export const positionSizeOrderAndVisibilityCan =
  'Position, Größe, Reihenfolge und Sichtbarkeit können auf Smartphones anders sein. Alles andere ändert sich auf allen Bildschirmen.';
export const panels = 'Bedienfelder';
export const add = 'Hinzufügen';
export const outline = 'Gliederung';
export const closeLabel = 'Schließen: {label}';
export const panelHeight = 'Höhe des Bedienfelds';
export const notSavedSomeoneElseChangedThis =
  'Nicht gespeichert. Jemand anderes hat das geändert. Speichere noch einmal, um die andere Version zu ersetzen, oder lade die Seite neu.';
export const undo = 'Rückgängig';
export const lesson = 'Lektion';
export const version = 'Version';
export const versionLetter = 'Version {letter}';
export const nameVersion = '{name}: {letter}';
export const featureOn = 'An';
export const onlyVersionChanges =
  'Du änderst Version {letter} von „{name}“. Das Original bleibt, wie es ist. Was du hinzufügst, verschiebst oder löschst, ändert sich in beiden.';
export const useTheOriginalInVersion = 'In Version {letter} das Original verwenden';
