export const speed = 'Tempo';
export const howFastPagesAreForReal = 'Wie schnell deine Seiten für echte Besucher sind.';
export const devices = 'Geräte';
export const allDevices = 'Alle Geräte';
export const phones = 'Smartphones';
export const tablets = 'Tablets';
export const computers = 'Computer';
export const onlyPage = 'Nur {page}';
export const showOnlyPage = 'Nur {page} zeigen';
export const removeTheFilterWords = 'Filter {words} entfernen';
export const measuringIsOff =
  'Das Tempo wird gerade nicht gemessen. Schalte es unter Einstellungen, Besucher ein.';
export const nothingMeasuredYet = 'Noch keine Messwerte';
export const nothingMeasuredHere = 'Hier gibt es keine Messwerte';
export const everyVisitFromNowOnIsMeasured =
  'Die Browser deiner Besucher messen, wie deine Seiten laden. Die ersten Ergebnisse erscheinen eine Minute nach dem ersten Besuch.';
export const chooseAnotherPeriodDeviceOrPage =
  'Wähle einen anderen Zeitraum, ein anderes Gerät oder eine andere Seite.';
export const fromCountPageViews = 'Aus {count} {count2, plural, one {Seitenaufruf} other {Seitenaufrufen}}.';
export const fewPageViewsSayLittle =
  'Bei so wenigen kann ein einziges langsames Smartphone das Ergebnis ändern.';
export const measuredOnShare = 'Gemessen bei {share} der Aufrufe.';
export const largestOnScreen = 'Größtes Element';
export const whatVisitorsWaitFor = 'Der Teil der Seite, auf den Besucher warten.';
export const shownAfter = 'Sichtbar nach';
export const movedWhileLoading = 'Beim Laden verschoben';
export const whatPushedOtherThingsAway = 'Die Teile, die am meisten gesprungen sind.';
export const shift = 'Verschiebung';
export const good = 'Gut';
export const needsWork = 'Verbesserbar';
export const poor = 'Schlecht';
export const notMeasuredYet = 'Noch nicht gemessen';
export const sharesOfPageViews =
  'Gut bei {good} der Aufrufe, verbesserbar bei {needsWork}, schlecht bei {poor}';
export const moreMeasurements = 'Weitere Messwerte';
export const threeQuartersAreAtLeastThisFast = 'Drei von vier Aufrufen sind mindestens so schnell.';
export const measurement = 'Messwert';
export const value = 'Wert';
export const rating = 'Bewertung';
export const goodUpTo = 'Gut bis {value}.';
export const pages = 'Seiten';
export const mostViewedFirst =
  'Die meistbesuchten zuerst. Wähle eine Seite, um nur ihre Ergebnisse zu sehen.';
export const page = 'Seite';
export const pageViews = 'Aufrufe';
export const otherPages = 'Andere Seiten';
export const nothingStandsOut = 'Nichts Auffälliges.';
export const element = 'Element';
export const withoutText = 'Ohne Text';
export const countTimes = '{count2, plural, one {einmal} other {{count}-mal}}';
export const whatToDo = 'Was zu tun ist';
export const nothingToDo = 'Nichts. Deine Seiten sind schnell.';
export const noSingleCause =
  'Wir haben keine einzelne Ursache gefunden. Sieh unten nach, welche Seiten langsam sind, und prüfe dort das größte Bild und die Einbettungen.';
export const pictureIsTooLarge = 'Das Bild {subject} ist zu groß: {value}';
export const replacePicture =
  'Lade es in deine Mediathek und verwende es von dort, damit Besucher die passende Größe bekommen.';
export const embedBlocks = 'Die Einbettung von {subject} blockiert die Seite für {value}';
export const removeEmbed = 'Entferne sie, oder gib ihr eine eigene Seite.';
export const fontComesLate = 'Die Schrift {subject} kommt {value} nach dem ersten Text';
export const useFewerFonts = 'Verwende weniger Schriften oder Schnitte, oder eine Schrift der Vorlage.';
export const serverAnswersSlowly = 'Der Server braucht {value} für eine Antwort';
export const checkServer = 'Prüfe, ob dein Server überlastet ist und nahe bei deinen Besuchern steht.';
export const metOnCountPageViews = 'Bei {count} {count2, plural, one {Aufruf} other {Aufrufen}} gesehen.';
export const loading = 'Laden';
export const responding = 'Reagieren';
export const stayingInPlace = 'Verschiebung';
export const firstPaint = 'Erste Anzeige';
export const serverAnswer = 'Antwort des Servers';
export const firstInputDelay = 'Erste Eingabe';
export const untilTheLargestPartShows = 'Bis der größte Teil der Seite erscheint (LCP).';
export const betweenAPressAndWhatFollows = 'Vom Klick oder Tippen, bis die Seite reagiert (INP).';
export const howMuchJumpsWhileLoading = 'Wie stark die Seite beim Laden springt (CLS).';
export const untilAnythingShows = 'Bis überhaupt etwas erscheint (FCP).';
export const untilTheServerSendsTheFirstByte = 'Bis das erste Byte ankommt (TTFB).';
export const untilTheFirstPressIsHandled =
  'Vom ersten Klick oder Tippen, bis der Browser ihn verarbeitet (FID).';
export const countMs = '{count} ms';
export const countS = '{count} s';
export const countKb = '{count} kB';
export const countMb = '{count} MB';
