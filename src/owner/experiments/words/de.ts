export const title = 'Experimente';
export const about =
  'Zeig Besuchern verschiedene Versionen einer Seite und sieh, welche besser wirkt. Bis du entscheidest, sehen alle anderen die Seite unverändert.';
export const experiment = 'Experiment';
export const newExperiment = 'Neues Experiment';
export const editExperiment = 'Experiment bearbeiten';
export const create = 'Erstellen';
export const save = 'Speichern';
export const edit = 'Bearbeiten';
export const noExperimentsYet = 'Noch keine Experimente';
export const showsVersions =
  'Ein Experiment zeigt einem Teil der Besucher eine andere Version einer Seite und zählt, welche Version mehr von ihnen zu deinem Ziel führt. Du schreibst Version B im Editor, startest das Experiment und behältst die Version, die gewinnt.';
export const name = 'Name';
export const nameExample = 'Überschrift der Startseite';
export const kind = 'Art';
export const abTest = 'A/B-Test';
export const featureToggle = 'Funktionsschalter';
export const numberOfVersions = 'Versionen';
export const twoVersions = 'Zwei: das Original und B';
export const threeVersions = 'Drei: das Original, B und C';
export const fourVersions = 'Vier: das Original, B, C und D';
export const share = 'Besucher, die teilnehmen';
export const shareWhoGetIt = 'Besucher, die es bekommen';
export const shareHint =
  'Sie werden gleichmäßig auf die Versionen verteilt. Alle anderen sehen das Original.';
export const shareHintToggle = 'Alle anderen sehen die Seite ohne.';
export const ofAllVisitors = '% aller Besucher';
export const sharePercent = '{share} % der Besucher';
export const goal = 'Ziel';
export const whatShouldVisitorsDo = 'Was sollen Besucher tun?';
export const visitsAPage = 'Eine Seite besuchen';
export const clicksAButton = 'Eine Schaltfläche anklicken';
export const submitsAForm = 'Ein Formular senden';
export const triggersAnEvent = 'Ein Ereignis auslösen';
export const placesAnOrder = 'Eine Bestellung aufgeben';
export const nothingIsCounted = 'Nichts: nur umschalten';
export const goalPage = '{value} besuchen';
export const goalButton = '„{value}“ anklicken';
export const goalForm = 'Ein Formular senden';
export const goalEvent = '„{value}“ auslösen';
export const goalOrder = 'Eine Bestellung aufgeben';
export const noGoal = 'Keines';
export const status = 'Status';
export const draft = 'Entwurf';
export const planned = 'Geplant';
export const running = 'Läuft';
export const stopped = 'Gestoppt';
export const decided = 'Entschieden';
export const started = 'Gestartet';
export const ended = 'Beendet';
export const starts = 'Beginnt';
export const ends = 'Endet';
export const untilStopped = 'Wenn du es stoppst';
export const start = 'Starten';
export const startExperiment = 'Experiment starten';
export const startAgain = 'Neu starten';
export const when = 'Wann';
export const now = 'Jetzt';
export const later = 'Zu einer Zeit';
export const startsAt = 'Beginn';
export const endsAt = 'Ende';
export const endsAtHint = 'Lass es leer, um das Experiment selbst zu stoppen.';
export const inTimeZone = 'Zeiten gelten in der Zeitzone der Website, {timeZone}.';
export const startingAgainDeletes = 'Ein neuer Start löscht die bisherigen Zahlen.';
export const stop = 'Stoppen';
export const stopTitle = '„{name}“ stoppen?';
export const stopText = 'Ab jetzt sehen alle das Original. Die Zahlen bleiben.';
export const isStopped = 'Das Experiment ist gestoppt.';
export const isStarted = 'Das Experiment läuft.';
export const isPlanned = 'Das Experiment ist geplant.';
export const remove = 'Löschen';
export const removeTitle = '„{name}“ löschen?';
export const removeText = 'Die Zahlen werden gelöscht. Deine Versionen bleiben im Verlauf ihrer Seiten.';
export const isDeleted = 'Das Experiment ist gelöscht.';
export const results = 'Ergebnisse';
export const version = 'Version';
export const versionA = 'A (Original)';
export const versionOther = 'Version {version}';
export const toggleOff = 'Ohne';
export const toggleOn = 'Mit';
export const visitors = 'Besucher';
export const reachedTheGoal = 'Ziel erreicht';
export const rate = 'Anteil';
export const comparedWithA = 'Verglichen mit A';
export const points = '{difference} Punkte';
export const between = 'zwischen {low} und {high}';
export const adopt = 'Diese Version verwenden';
export const keepOriginal = 'Original behalten';
export const adoptTitle = 'Version {version} für alle verwenden?';
export const adoptText =
  'Die Seiten werden geändert und veröffentlicht, und das Experiment endet. Die anderen Versionen bleiben im Verlauf jeder Seite.';
export const adoptedPages =
  '{count, plural, =0 {Alle bekommen Version {version}.} one {Alle bekommen Version {version}. # Seite ist geändert und veröffentlicht.} other {Alle bekommen Version {version}. # Seiten sind geändert und veröffentlicht.}}';
export const waitingPages =
  'Diese Seiten haben andere unveröffentlichte Änderungen. Sie sind geändert, aber nicht veröffentlicht: {titles}. Besucher sehen die gewählte Version, bis du sie veröffentlichst.';
export const noVisitorsYet = 'Noch hat kein Besucher das Experiment gesehen.';
export const notStartedYet = 'Die Ergebnisse erscheinen hier, sobald das Experiment läuft.';
export const notEnough = 'Noch nicht genug Besucher.';
export const notEnoughDays =
  '{days, plural, one {Noch nicht genug Besucher: etwa # Tag mehr.} other {Noch nicht genug Besucher: etwa # Tage mehr.}}';
export const tooLong =
  'Noch nicht genug Besucher, und so würde es mehr als {days} Tage dauern. Versuch eine größere Änderung oder ein Ziel, das mehr Besucher erreichen.';
export const isBetter = '{version} ist besser: {rate} statt {than}.';
export const noDifference = 'Kein Unterschied, der sich lohnt. Behalte die Version, die dir besser gefällt.';
export const lopsided =
  'Diesen Zahlen ist nicht zu trauen: {counts} Besucher sahen die Versionen, und es sollten etwa gleich viele sein. Etwas verhindert, dass Besucher einer Version gezählt werden. Prüf, ob jede Version funktioniert.';
export const holdsDaily =
  'Du kannst so oft nachsehen, wie du willst: Höchstens eines von 20 Experimenten mit gleichen Versionen zeigt je einen Gewinner.';
export const whatIsChanged = 'Geänderte Seiten';
export const whatIsChangedHint =
  'Öffne eine Seite im Editor und wähl neben „Telefon“ Version B. Was du dann änderst, gehört nur zu Version B.';
export const nothingIsChangedYet = 'Noch hat keine Seite eine Version B.';
export const openHomePage = 'Startseite öffnen';
export const notPublishedYet = 'Nicht veröffentlicht';
export const page = 'Seite';
export const howVisitorsAreAssigned = 'Wie Besucher eine Version bekommen';
export const assignment =
  'Ein Besucher behält einen Tag lang dieselbe Version, ganz ohne Cookie: Sie wird aus Adresse und Browser berechnet, mit einem Schlüssel, der jeden Tag wechselt. Erlaubt er Cookies, behält ein Cookie sie 90 Tage. Angemeldete Mitglieder bekommen auf jedem Gerät dieselbe Version. Bots bekommen immer das Original.';
export const notCounting =
  'Diese Website zählt keine Besucher, ein Experiment hätte also keine Ergebnisse. Schalte das Zählen in den Einstellungen unter „Besucher“ ein.';
export const actions = 'Aktionen';
export const details = 'Details';
export const visitorsUnit = '{count, plural, one {Besucher} other {Besucher}}';
export const reachedUnit = 'am Ziel';
