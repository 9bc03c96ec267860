export const oneSubmission = '{count, plural, one {Eine Einsendung} other {# Einsendungen}}';
export const noData = 'Keine Daten';
export const noSubmissionsInThisPeriod = 'Keine Einsendungen in diesem Zeitraum.';
export const chartsShowChoicesAndNumbersThis =
  'Diagramme zeigen Auswahlen und Zahlen. Dieses Formular hat beides nicht.';
export const unnamedField = 'Unbenanntes Feld';
export const countAnswers = '{count, plural, one {# Antwort} other {# Antworten}}';
export const countAnswersEachMayChooseSeveral =
  '{count, plural, one {# Antwort} other {# Antworten}}, Mehrfachauswahl möglich';
export const answer = 'Antwort';
export const bar = 'Balken';
export const count = 'Anzahl';
export const share = 'Anteil';
export const countEmailsToVisitorsAreOn =
  '{count, plural, one {# E-Mail an einen Besucher wird} other {# E-Mails an Besucher werden}} seit gestern zurückgehalten, weil es zu viele innerhalb einer Stunde waren. Alle Einsendungen sind hier.';
export const sendCountEmails = '{count, plural, one {E-Mail senden?} other {# E-Mails senden?}}';
export const visitorsTypedTheAddressesIfThe =
  '{count, plural, one {Ein Besucher hat die Adresse eingegeben. Wenn die Einsendungen nach Spam aussehen, sende die E-Mail nicht.} other {Besucher haben die Adressen eingegeben. Wenn die Einsendungen nach Spam aussehen, sende die E-Mails nicht.}}';
export const sendThem = '{count, plural, one {E-Mail senden} other {E-Mails senden}}';
export const reviewThemInTheOutbox =
  '{count, plural, one {Prüfe sie} other {Prüfe sie}} im <link>Postausgang</link>.';
export const noEmailsAreOnHold = 'Es werden keine E-Mails zurückgehalten.';
export const countEmailsSent = '{count, plural, one {E-Mail gesendet.} other {# E-Mails gesendet.}}';
export const everythingFromOnePerson = 'Alles von einer Person';
export const whenSomeoneAsksWhatYouKnow =
  'Wenn jemand fragt, was du gespeichert hast, oder es gelöscht haben möchte.';
export const emailAddress = 'E-Mail-Adresse';
export const lookUp = 'Nachsehen';
export const deletedGone = 'Gelöscht: {gone}.';
export const nothingLeftToDelete = 'Es gibt nichts mehr zu löschen.';
export const noDataAboutEmailAnyMore = 'Keine Daten mehr über {email}.';
export const noDataAboutEmail = 'Keine Daten über {email}.';
export const download = 'Herunterladen';
export const deleteEverything = 'Alles löschen…';
export const deleteEverythingFromThisPerson = 'Alles von dieser Person löschen?';
export const permanentlyDeletesFoundOfEmailAnd =
  'Endgültig gelöscht werden: {found} von {email} sowie E-Mails an diese Person.';
export const deleteEverything2 = 'Alles löschen';
export const countComments = '{count, plural, one {# Kommentar} other {# Kommentare}}';
export const countListMemberships = '{count, plural, one {# Listeneintrag} other {# Listeneinträge}}';
export const newsletterLists = 'Newsletter-Listen';
export const notConfirmedYet = 'Noch nicht bestätigt';
export const mailedAskedat = 'E-Mail vom {askedAt}';
export const confirmed = 'Bestätigt';
export const removed = 'Entfernt';
export const unsubscribed = 'Abgemeldet';
export const settings = 'Einstellungen';
export const unnamedForm = 'Unbenanntes Formular';
export const exportLabel = 'Exportieren';
export const tableCsv = 'Tabelle (CSV)';
export const everythingJson = 'Alles (JSON)';
export const more = 'Mehr';
export const everythingFromOnePerson2 = 'Alles von einer Person…';
export const submission = 'Einsendung';
export const form = 'Formular';
export const formnameOnPagepathCreatedat = '{formName} auf {pagePath}, {createdAt}';
export const aFieldHiddenFromPeopleWas = 'Ein für Menschen unsichtbares Feld wurde ausgefüllt.';
export const sentWithoutACaptchaFromA =
  'Ohne CAPTCHA gesendet, von einem Browser, der es nicht anzeigen konnte.';
export const theCaptchaServiceWasNotAvailable = 'Der CAPTCHA-Dienst war für die Prüfung nicht erreichbar.';
export const sentFasterThanAPersonCan = 'Schneller gesendet, als ein Mensch tippen kann.';
export const containsManyLinks = 'Enthält viele Links.';
export const theSameTextWasSentSeveral = 'Derselbe Text wurde mehrmals gesendet.';
export const newer = 'Neuere';
export const older = 'Ältere';
export const reply = 'Antworten';
export const notSpam = 'Kein Spam';
export const spam = 'Spam';
export const markAsUnread = 'Als ungelesen markieren';
export const deleteLabel = 'Löschen';
export const deleteThisSubmission = 'Diese Einsendung löschen?';
export const youCantUndoThis = 'Das lässt sich nicht rückgängig machen.';
export const noSubmissionsYet = 'Noch keine Einsendungen';
export const addAFormToAPage =
  'Füge einer Seite ein Formular hinzu. Was Besucher senden, erscheint hier und in deinem E-Mail-Postfach.';
export const countNew = '{count} neu';
export const showAll = 'Alle anzeigen';
export const noMatches = 'Keine Treffer';
export const tryOtherWords = 'Versuche es mit anderen Wörtern.';
export const noSubmissions = 'Keine Einsendungen';
export const thisFormHasNoSubmissionsIn = 'Dieses Formular hat keine Einsendungen in diesem Ordner.';
export const noSpam = 'Kein Spam';
export const submissionsThatLookAutomatedAppearHere = 'Hier erscheinen Einsendungen, die automatisch wirken.';
export const allSubmissionsAreInTheOther = 'Alle Einsendungen sind im anderen Ordner.';
export const downloadName = '{name} herunterladen';
export const deleted = 'Gelöscht';
export const thisForm = 'Dieses Formular';
export const submissions = 'Einsendungen';
export const folder = 'Ordner';
export const inbox = 'Posteingang';
export const charts = 'Diagramme';
export const allForms = 'Alle Formulare';
export const search = 'Suchen';
export const countSubmissions = '{count, plural, one {# Einsendung} other {# Einsendungen}}';
export const deleteCountSubmissions =
  '{count, plural, one {Diese Einsendung löschen?} other {# Einsendungen löschen?}}';
export const markAsRead = 'Als gelesen markieren';
export const notes = 'Notizen';
export const changeTheNote = 'Notiz ändern';
export const save = 'Speichern';
export const edit = 'Bearbeiten';
export const deleteTheNote = 'Notiz löschen';
export const note = 'Notiz';
export const addTheNote = 'Notiz hinzufügen';
export const edited = ', bearbeitet';
export const onlyPeopleWhoWorkOnThis = 'Nur wer an dieser Website arbeitet, sieht diese Notiz.';
export const notSavedYetYourDraftStays =
  'Noch nicht gespeichert. Dein Entwurf bleibt hier, wenn du das schließt.';
export const cancel = 'Abbrechen';
export const selectTheSubmissionFromWho = 'Einsendung von {who} auswählen';
export const unread = 'Ungelesen:';
export const countQuestionsNotAnswered =
  '{count, plural, one {# Frage nicht beantwortet} other {# Fragen nicht beantwortet}}';
export const allTime = 'Gesamter Zeitraum';
export const last7Days = 'Letzte 7 Tage';
export const last30Days = 'Letzte 30 Tage';
export const last90Days = 'Letzte 90 Tage';
export const lastYear = 'Letztes Jahr';
export const time = 'Zeitraum';
export const yourMessage = 'Ihre Nachricht';
export const reFormname = 'Re: {formName}';
export const someone = 'Jemand';
export const undo = 'Rückgängig';
export const countSubmissionsDeleted =
  '{count, plural, one {Einsendung gelöscht.} other {# Einsendungen gelöscht.}}';
export const theSubmissionIsRead =
  '{count, plural, one {Einsendung als gelesen markiert.} other {# Einsendungen als gelesen markiert.}}';
export const theSubmissionIsUnread =
  '{count, plural, one {Einsendung als ungelesen markiert.} other {# Einsendungen als ungelesen markiert.}}';
export const theSubmissionIsInTheSpam =
  '{count, plural, one {Die Einsendung ist} other {# Einsendungen sind}} jetzt im Spam-Ordner.';
export const theSubmissionIsInTheInbox =
  '{count, plural, one {Die Einsendung ist} other {# Einsendungen sind}} jetzt im Posteingang.';
export const lowest = 'Niedrigster Wert';
export const middle = 'Median';
export const average = 'Durchschnitt';
export const highest = 'Höchster Wert';
