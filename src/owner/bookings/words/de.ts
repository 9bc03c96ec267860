export const me = 'Ich';
export const table1 = 'Tisch 1';
export const aFirstMeeting = 'Erstgespräch';
export const aTable = 'Tisch';
export const startWith = 'Beginnen mit';
export const appointmentsWithMe = 'Termine bei mir';
export const restaurantTables = 'Tische im Restaurant';
export const cancelThisBooking = 'Diese Buchung stornieren?';
export const declineThisRequest = 'Diese Anfrage ablehnen?';
export const weEmailNameAndTheTime =
  'Wir benachrichtigen {name} per E-Mail, und die Zeit wird wieder frei. Das lässt sich nicht rückgängig machen.';
export const cancelBooking = 'Buchung stornieren';
export const decline = 'Ablehnen';
export const deleteThisBooking = 'Diese Buchung löschen?';
export const permanentlyDeletesEverythingAboutNameIn =
  'Löscht endgültig alles über {name} in dieser Buchung, ohne eine E-Mail zu senden. Wenn der Gast davon erfahren soll, storniere die Buchung stattdessen.';
export const deletePermanently = 'Endgültig löschen';
export const deleteLabel = 'Löschen';
export const cancel = 'Stornieren';
export const move = 'Verschieben';
export const markAsNoShow = 'Als nicht erschienen markieren';
export const markAsAttended = 'Als erschienen markieren';
export const confirm = 'Bestätigen';
export const status = 'Status';
export const when = 'Wann';
export const service = 'Leistung';
export const people = 'Personen';
export const email = 'E-Mail';
export const phone = 'Telefon';
export const note = 'Notiz';
export const bookedOn = 'Gebucht am';
export const movedWeveEmailedTheGuestThe = 'Verschoben. Der Gast hat die neue Zeit per E-Mail erhalten.';
export const moveTheBookingOfName = 'Buchung von {name} verschieben';
export const moveBooking = 'Buchung verschieben';
export const upcoming = 'Kommende';
export const waiting = 'Offene';
export const past = 'Vergangene';
export const noUpcomingBookings = 'Keine kommenden Buchungen.';
export const noRequestsToAnswer = 'Keine offenen Anfragen.';
export const noPastBookings = 'Keine vergangenen Buchungen.';
export const whichBookings = 'Welche Buchungen';
export const searchNamesEmailsAndNumbers = 'Namen, E-Mails und Nummern durchsuchen';
export const showingTheFirstMostlistedSearchFor =
  'Angezeigt werden die ersten {mostListed}. Suche nach einem Namen, um weitere zu finden.';
export const bookings = 'Buchungen';
export const noBookingsFound = 'Keine Buchungen gefunden';
export const noBookingMatchesWords = 'Keine Buchung passt zu „{words}“.';
export const noBookings = 'Keine Buchungen';
export const guest = 'Gast';
export const forParty = ', für {party} Personen';
export const tablesAndAppointmentsThatGuestsHave = 'Tische und Termine, die deine Gäste gebucht haben.';
export const servicesAndHours = 'Leistungen und Zeiten';
export const addABooking = 'Buchung hinzufügen';
export const setUpBookings = 'Buchungen einrichten';
export const guestsCantBookAnythingRightNow =
  'Gäste können gerade nichts buchen. Hier siehst du frühere Buchungen.';
export const nothingToBookYet = 'Noch nichts zu buchen';
export const restaurantTablesLessonsFittingsAnHour =
  'Tische im Restaurant, Unterricht, Anproben, eine Stunde deiner Zeit. Gäste wählen aus deinen freien Zeiten, und nichts wird doppelt gebucht.';
export const createANewAddress = 'Neue Adresse erstellen?';
export const theCurrentAddressStopsWorkingGive =
  'Die bisherige Adresse funktioniert dann nicht mehr. Trage in deinen Kalendern die neue ein.';
export const createNewAddress = 'Neue Adresse erstellen';
export const removeTheAddress = 'Adresse entfernen?';
export const calendarsThatUseItNoLonger =
  'Kalender mit dieser Adresse zeigen dann keine Buchungen mehr. Du kannst eine andere erstellen.';
export const removeAddress = 'Adresse entfernen';
export const addressRemoved = 'Adresse entfernt.';
export const copyTheAddressIntoYourCalendar = 'Kopiere die Adresse in deine Kalender-App.';
export const inYourOwnCalendar = 'In deinem eigenen Kalender';
export const subscribeToThisAddressInYour =
  'Abonniere diese Adresse in deiner Kalender-App, dann siehst du, wer wann kommt. Gib sie nicht weiter. Wer die Adresse hat, kann deine Buchungen sehen.';
export const calendarAddress = 'Kalenderadresse';
export const createANewAddress2 = 'Neue Adresse erstellen';
export const removeIt = 'Entfernen';
export const createAnAddress = 'Adresse erstellen';
export const bookingsOf = 'Buchungen von';
export const everything = 'Alles';
export const showingTheFirstMostlistedChooseA =
  'Angezeigt werden die ersten {mostListed}. Wähle eine Woche oder eine einzelne Leistung, um mehr zu sehen.';
export const booking = 'Buchung';
export const view = 'Ansehen';
export const countRequestsAreWaitingForYour =
  '{count, plural, one {# Anfrage wartet} other {# Anfragen warten}} auf deine Antwort.';
export const previousWeek = 'Vorherige Woche';
export const previousMonth = 'Vorheriger Monat';
export const nextWeek = 'Nächste Woche';
export const nextMonth = 'Nächster Monat';
export const thisWeek = 'Diese Woche';
export const thisMonth = 'Dieser Monat';
export const show = 'Anzeigen';
export const week = 'Woche';
export const month = 'Monat';
export const list = 'Liste';
export const viewAsAGuest = 'Als Gast ansehen';
export const deleted = 'Gelöscht';
export const daysOff = 'Freie Tage';
export const guestsCantBookOnTheseDays =
  'An diesen Tagen können Gäste nicht buchen. Änderungen werden sofort gespeichert.';
export const noDaysOffYet = 'Noch keine freien Tage.';
export const takeBookingsAgainDaysinWhat = 'Wieder buchbar machen: {daysIn}, {what}';
export const notAdded = 'Nicht hinzugefügt';
export const dayOffAddedExistingBookingsOn =
  'Freier Tag hinzugefügt. Vorhandene Buchungen an diesen Tagen bleiben bestehen.';
export const dayOffRemoved = 'Freier Tag entfernt.';
export const firstDay = 'Erster Tag';
export const lastDay = 'Letzter Tag';
export const appliesTo = 'Gilt für';
export const untitled = 'Ohne Namen';
export const blockTheseDays = 'Diese Tage sperren';
export const noBookingsThisMonth = 'Keine Buchungen in diesem Monat.';
export const today = '(heute)';
export const moreMoreOnUtc = '{more} weitere<span> am {utc}</span>';
export const startsatPartyPeople = '{startsAt} · {party} Personen';
export const countBookingsMoved =
  '{count, plural, one {# Buchung verschoben.} other {# Buchungen verschoben.}}';
export const countBookingsCancelled =
  '{count, plural, one {# Buchung storniert.} other {# Buchungen storniert.}}';
export const countBookingsKept =
  '{count, plural, one {# Buchung bleibt bestehen.} other {# Buchungen bleiben bestehen.}}';
export const nameIsNoLongerOffered = '„{name}“ wird nicht mehr angeboten.';
export const removeName = '„{name}“ entfernen?';
export const countBookingsStillToCome =
  '{count, plural, one {# Buchung steht} other {# Buchungen stehen}} noch aus, zuletzt am {last}. Gäste können das nicht mehr buchen.';
export const remove = 'Entfernen';
export const existingBookings = 'Vorhandene Buchungen';
export const keepThem = 'Behalten';
export const moveThemToAnotherFreePlace = 'Zur selben Zeit auf einen anderen freien Platz verschieben';
export const cancelThem = 'Stornieren';
export const itDisappearsFromThisPageAfter = 'Nach der letzten Buchung verschwindet es von dieser Seite.';
export const bookingsThatDontFitAnywhereElse =
  'Buchungen, die nirgends sonst passen, bleiben bestehen. Gäste, die nun von jemand anderem empfangen werden, erhalten eine E-Mail.';
export const guestsGetAnEmailYouCant =
  'Die Gäste erhalten eine E-Mail. Das lässt sich nicht rückgängig machen.';
export const nameIsNoLongerOfferedInbookings =
  '<strong>{name}</strong> wird nicht mehr angeboten. {count, plural, one {# Buchung steht} other {# Buchungen stehen}} noch aus.';
export const offerItAgainName = 'Wieder anbieten<span>: {name}</span>';
export const toAnswer = 'zu beantworten';
export const day = 'Tag';
export const time = 'Uhrzeit';
export const noFreeTimesOnThisDay = 'An diesem Tag ist nichts frei.';
export const timesAreInTimezone = 'Die Zeiten gelten für {timeZone}.';
export const loading = 'Wird geladen…';
export const chooseATime = 'Uhrzeit wählen';
export const requestReceived = 'Anfrage eingegangen';
export const bookingConfirmed = 'Buchung bestätigt';
export const requestDeclined = 'Anfrage abgelehnt';
export const bookingCancelled = 'Buchung storniert';
export const bookingMoved = 'Buchung verschoben';
export const reminder = 'Erinnerung';
export const adaByron = 'Ada Byron';
export const mira = 'Mira';
export const emailsToGuests = 'E-Mails an Gäste';
export const yourMessage = 'Deine Nachricht';
export const directionsOrWhatToBringIt =
  'Zum Beispiel, wie man zu dir findet oder was man mitbringen soll. Steht unter der Buchung.';
export const preview = 'Vorschau';
export const countBookingRequestsToAnswer =
  '{count, plural, one {# Buchungsanfrage zu beantworten} other {# Buchungsanfragen zu beantworten}}';
export const mon = 'Mo';
export const tue = 'Di';
export const wed = 'Mi';
export const thu = 'Do';
export const fri = 'Fr';
export const sat = 'Sa';
export const sun = 'So';
export const addOpeningHoursSoThatGuests = 'Füge Öffnungszeiten hinzu, damit Gäste buchen können.';
export const daysOfHoursCount = 'Tage der Öffnungszeit {count}';
export const daysOfHoursCountOf = 'Tage der Öffnungszeit {count} für {of}';
export const from = 'Von';
export const until = 'Bis';
export const removeHoursCount = 'Öffnungszeit {count} entfernen';
export const removeHoursCountOf = 'Öffnungszeit {count} für {of} entfernen';
export const addOpeningHours = 'Öffnungszeiten hinzufügen';
export const booked = 'Gebucht.';
export const book = 'Buchen';
export const emailAConfirmation = 'Bestätigung per E-Mail senden';
export const name = 'Name';
export const emailOptional = 'E-Mail (optional)';
export const phoneOptional = 'Telefon (optional)';
export const noteOptional = 'Notiz (optional)';
export const enterAWholeNumberFromMin = 'Gib eine ganze Zahl von {min} bis {max} ein.';
export const aPerson = 'Person';
export const seatsSharedBySeveralGroups = 'Plätze, die sich mehrere Gruppen teilen';
export const thisOne = 'diesen Eintrag';
export const ada = 'Ada';
export const tableByTheWindow = 'Tisch am Fenster';
export const kind = 'Art';
export const totalSeats = 'Plätze insgesamt';
export const seats = 'Plätze';
export const removeWho = '{who} entfernen';
export const removeThisOne = 'Diesen Eintrag entfernen';
export const customOpeningHoursForWho = 'Eigene Öffnungszeiten für {who}';
export const whenOffTheOpeningHoursAbove = 'Wenn ausgeschaltet, gelten die Öffnungszeiten oben.';
export const serviceName = 'Name der Leistung';
export const haircut = 'Haarschnitt';
export const description = 'Beschreibung';
export const type = 'Art';
export const anAppointment = 'Termin';
export const aTableOrSeats = 'Tisch oder Plätze';
export const duration = 'Dauer';
export const startTimesEvery = 'Beginn alle';
export const minimumNotice = 'Mindestvorlauf';
export const hours = 'Stunden';
export const bookingWindow = 'Buchbar bis';
export const daysAhead = 'Tage im Voraus';
export const largestGroup = 'Größte Gruppe';
export const people2 = '{maxParty, plural, one {Person} other {Personen}}';
export const guestsBookForOnePersonSo =
  'Gäste buchen für eine Person, darum fragen wir nicht nach der Gruppengröße.';
export const removeName2 = '„{name}“ entfernen';
export const removeThisService = 'Diese Leistung entfernen';
export const breakBeforeEachBooking = 'Pause vor jeder Buchung';
export const breakAfterEachBooking = 'Pause nach jeder Buchung';
export const minutes = 'Minuten';
export const tablesAndSeats = 'Tische und Plätze';
export const whoProvidesIt = 'Angeboten von';
export const selectAtLeastOneSoThat = 'Wähle mindestens einen Eintrag, damit Gäste buchen können.';
export const question = 'Frage';
export const answerType = 'Art der Antwort';
export const shortText = 'Kurzer Text';
export const longText = 'Langer Text';
export const checkbox = 'Kontrollkästchen';
export const required = 'Pflichtfeld';
export const removeTheQuestionLabel = 'Frage „{label}“ entfernen';
export const isThereAnythingYouNeed = 'Haben Sie besondere Wünsche?';
export const askAQuestion = 'Frage hinzufügen';
export const savedGuestsSeeThisNowExisting =
  'Gespeichert. Gäste sehen es jetzt so. Vorhandene Buchungen ändern sich nicht.';
export const allTimesAreInTimezoneThe = 'Alle Zeiten gelten für {timeZone}, die Zeitzone der Website.';
export const youCanManageTheDaysOff =
  'Du kannst die freien Tage verwalten. Alles andere ändert, wer diese Website betreibt.';
export const notSaved = 'Nicht gespeichert';
export const openingHours = 'Öffnungszeiten';
export const requests = 'Anfragen';
export const confirmation = 'Bestätigung';
export const iConfirmEachRequest = 'Ich bestätige jede Anfrage';
export const confirmAutomatically = 'Automatisch bestätigen';
export const emailRemindersToGuests = 'Erinnerung per E-Mail an Gäste';
export const hoursBefore = 'Stunden vorher';
export const enter0ToSendNoReminders = 'Mit 0 werden keine Erinnerungen gesendet.';
export const guestsCanMoveOrCancelUntil = 'Gäste können verschieben oder stornieren bis';
export const peopleTablesAndSeats = 'Personen, Tische und Plätze';
export const addWhatGuestsCanBookTo =
  'Füge hinzu, was Gäste buchen können. Für den Anfang reichst vielleicht du selbst.';
export const add = 'Hinzufügen';
export const services = 'Leistungen';
export const whatGuestsChooseSuchAsA =
  'Was Gäste auswählen, zum Beispiel eine Unterrichtsstunde, eine Anprobe oder ein Abendessen.';
export const untitledService = 'Leistung ohne Namen';
export const addAService = 'Leistung hinzufügen';
export const toConfirm = 'Zu bestätigen';
export const confirmed = 'Bestätigt';
export const declined = 'Abgelehnt';
export const cancelled = 'Storniert';
export const attended = 'Erschienen';
export const noShow = 'Nicht erschienen';
export const waitingAgain = 'Wieder offen.';
export const confirmedTheGuestGetsAnEmail = 'Bestätigt. Der Gast erhält eine E-Mail.';
export const declinedTheGuestGetsAnEmail = 'Abgelehnt. Der Gast erhält eine E-Mail.';
export const cancelledTheGuestGetsAnEmail = 'Storniert. Der Gast erhält eine E-Mail.';
export const markedAsAttended = 'Als erschienen markiert.';
export const markedAsANoShow = 'Als nicht erschienen markiert.';
export const noLongerOffered = 'Nicht mehr angeboten';
export const bookingDeleted = 'Buchung gelöscht.';
