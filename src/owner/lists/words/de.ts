export const weEmailedEmailToConfirm = 'Wir haben {email} per E-Mail um Bestätigung gebeten.';
export const emailIsOnTheList = '{email} ist auf der Liste.';
export const emailIsAlreadyOnTheList = '{email} ist schon auf der Liste.';
export const addToName = 'Zu „{name}“ hinzufügen';
export const add = 'Hinzufügen';
export const sendConfirmation = 'Bestätigung senden';
export const emailAddress = 'E-Mail-Adresse';
export const name = 'Name';
export const optional = 'Optional.';
export const thisPersonAgreedToGetThese = 'Diese Person hat zugestimmt, diese E-Mails zu bekommen.';
export const lists = 'Listen';
export const importIntoName = 'In „{name}“ importieren';
export const importLabel = 'Importieren';
export const chooseACsvFile = 'CSV-Datei auswählen';
export const needsAColumnEmailAndOptionally = 'Braucht eine Spalte „E-Mail“ und optional eine Spalte „Name“.';
export const everyoneInThisFileAgreedTo = 'Alle in dieser Datei haben zugestimmt, diese E-Mails zu bekommen.';
export const importOnlyPeopleWhoHaveAgreed = 'Importiere nur Personen, die zugestimmt haben.';
export const theyJoinTheListRightAway =
  'Sie kommen sofort auf die Liste. Wer sich abgemeldet hat, wird übersprungen.';
export const noOneWasAdded = 'Niemand wurde hinzugefügt';
export const peopleAdded = '{people} hinzugefügt';
export const done = 'Fertig';
export const knownWereOnTheListBefore =
  '{known, plural, one {Eine Person war} other {# Personen waren}} schon auf der Liste oder doppelt in der Tabelle.';
export const leftHaveUnsubscribedAndStayAway =
  '{left, plural, one {# Person hat sich abgemeldet und kommt} other {# Personen haben sich abgemeldet und kommen}} nicht wieder auf die Liste.';
export const everyLineWasImported = 'Alle Zeilen wurden importiert.';
export const linesNotImported = 'Nicht importierte Zeilen';
export const invalidLinesHaveNoValidAddress =
  '{invalid, plural, one {# Zeile hat} other {# Zeilen haben}} keine gültige Adresse:';
export const lineLineText = 'Zeile {line}: {text}';
export const andMoreMore = 'und {more} weitere';
export const nameDeleted = '„{name}“ gelöscht.';
export const exportLabel = 'Exportieren';
export const moreAboutName = 'Mehr zu {name}';
export const rename = 'Umbenennen';
export const deleteList = 'Liste löschen';
export const deleteName = '„{name}“ löschen?';
export const theListIsEmptyFormsThat =
  'Die Liste ist leer. Formulare, die sie verwenden, nehmen dann niemanden mehr in eine Liste auf.';
export const permanentlyDeletesPeopleWithTheirConsent =
  'Löscht {people} samt Nachweis der Einwilligung endgültig, auch abgemeldete. Exportiere die Liste vorher, falls du sie noch brauchst.';
export const deletePermanently = 'Endgültig löschen';
export const renameList = 'Liste umbenennen';
export const newList = 'Neue Liste';
export const createList = 'Liste erstellen';
export const peopleSeeThisNameWhenThey =
  'Diesen Namen sehen alle, die sich anmelden, bestätigen und abmelden.';
export const noListsYet = 'Noch keine Listen';
export const putANewsletterBlockOnA =
  'Setze einen Newsletter-Block auf eine Seite, um hier Anmeldungen zu sammeln. Oder erstelle eine Liste und importiere Personen, die zugestimmt haben.';
export const countSignUpsLookedLikeSpam =
  '{count, plural, one {Eine Anmeldung sah nach Spam aus} other {# Anmeldungen sahen nach Spam aus}}, daher wurde keine Bestätigungs-E-Mail gesendet. <link>Spam-Ordner prüfen</link>: Sobald du eine Anmeldung als „Kein Spam“ markierst, wird die E-Mail gesendet.';
export const people = 'Personen';
export const list = 'Liste';
export const status = 'Status';
export const subscribed = 'Angemeldet';
export const unconfirmed = 'Unbestätigt';
export const unsubscribed = 'Abgemeldet';
export const search = 'Suchen';
export const noPeopleYet = 'Noch keine Personen';
export const peopleWhoSignUpAppearHere = 'Wer sich anmeldet, erscheint hier nach der Bestätigung per E-Mail.';
export const noUnconfirmedPeople = 'Keine unbestätigten Personen';
export const everyoneWhoSignedUpHasConfirmed = 'Alle, die sich angemeldet haben, haben bestätigt.';
export const noUnsubscribedPeople = 'Keine abgemeldeten Personen';
export const peopleWhoUnsubscribeOrAreRemoved =
  'Wer sich abmeldet oder entfernt wird, bleibt hier für deine Unterlagen stehen.';
export const noMatches = 'Keine Treffer';
export const tryOtherLetters = 'Versuche andere Buchstaben.';
export const countPeople = '{count, plural, one {# Person} other {# Personen}}';
export const person = 'Person';
export const address = 'Adresse';
export const source = 'Quelle';
export const since = 'Seit';
export const left = 'Abmeldung';
export const unsubscribedWhen = 'Abgemeldet{when}';
export const removedWhen = 'Entfernt{when}';
export const peopleRemovedFromTheList = '{people} von der Liste entfernt.';
export const removePeopleFromTheList = '{people} von der Liste entfernen?';
export const theyGetNoMoreEmailsTheir =
  'Sie bekommen keine E-Mails mehr. Der Nachweis der Einwilligung bleibt gespeichert, und ein Import kann sie nicht wieder hinzufügen.';
export const remove = 'Entfernen';
export const thisFileIsLargerThan3 =
  'Diese Datei ist größer als 3 MB. Teile sie auf und importiere die Teile.';
