export const checksCountInAllProblems =
  'Prüfung: {count} insgesamt: {problems, plural, one {# Problem} other {# Probleme}}, {suggestions, plural, one {# Vorschlag} other {# Vorschläge}}';
export const checksProblemsSuggestions =
  'Prüfung: {problems, plural, one {# Problem} other {# Probleme}}, {suggestions, plural, one {# Vorschlag} other {# Vorschläge}}';
export const checks = 'Prüfung';
export const checksOfThisPage = 'Prüfung dieser Seite';
export const nothingToImproveOnThisPage = 'Auf dieser Seite gibt es nichts zu verbessern.';
export const problem = 'Problem';
export const suggestion = 'Vorschlag';
export const page = 'Seite';
export const pictures = 'Bilder';
export const fonts = 'Schriften';
export const scripts = 'Skripte';
export const sizeOfThePage = 'Größe der Seite';
export const kilobytesOnAPhoneAboutSeconds =
  '<strong>{kilobytes}</strong> auf einem Smartphone<span>etwa {seconds} bei langsamer Verbindung</span>';
export const countKb = '{count} kB';
export const countS = '{count} s';
export const screenReadersAnnounceSomethingHereIncorrectly =
  'Screenreader lesen hier etwas falsch vor. Prüfe den Code, den du hinzugefügt hast.';
export const aButtonHasNoLabelAdd = 'Ein Button hat keine Beschriftung. Füge eine hinzu.';
export const aHeadingIsEmptyWriteOr = 'Eine Überschrift ist leer. Schreibe etwas oder lösche sie.';
export const anEmbedHasNoTitleAdd = 'Eine Einbettung hat keinen Titel. Füge einen hinzu.';
export const aHeadingLevelIsSkippedChoose =
  'Eine Überschriftenebene wurde übersprungen. Wähle die Ebene unter der vorherigen Überschrift.';
export const aPictureHasNoDescriptionDescribe =
  'Ein Bild hat keine Beschreibung. Beschreibe, was es zeigt, für Menschen, die es nicht sehen können.';
export const aPicturesDescriptionRepeatsTheText =
  'Die Beschreibung eines Bilds wiederholt den Text daneben. Beschreibe stattdessen, was es zeigt.';
export const aFieldHasNoLabelAdd = 'Ein Feld hat keine Beschriftung. Füge eine hinzu.';
export const twoPartsOfThePageHave = 'Zwei Teile der Seite haben denselben Namen. Benenne einen um.';
export const aLinkLooksLikeTheText =
  'Ein Link sieht aus wie der Text um ihn herum. Unterstreiche Links oder ändere ihre Farbe.';
export const aLinkHasNoTextAdd = 'Ein Link hat keinen Text. Füge hinzu, wohin er führt, oder entferne ihn.';
export const aLinkOrButtonIsInside =
  'Ein Link oder Button steckt in einem anderen. Verschiebe einen von beiden nach außen.';
export const youCantReachThisScrollingArea =
  'Dieser scrollbare Bereich ist mit der Tastatur nicht erreichbar. Gib ihm mehr Platz.';
export const aListHasNoLabelAdd = 'Eine Auswahlliste hat keine Beschriftung. Füge eine hinzu.';
export const aDrawingHasNoDescriptionDescribe =
  'Eine Zeichnung hat keine Beschreibung. Beschreibe, was sie zeigt.';
export const aButtonOrLinkIsToo =
  'Ein Button oder Link ist zu klein für einen Finger oder zu nah an einem anderen.';
export const aVideoHasNoCaptionsAdd =
  'Ein Video hat keine Untertitel. Füge welche hinzu, für Menschen, die den Ton nicht hören können.';
