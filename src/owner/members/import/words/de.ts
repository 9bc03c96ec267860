export const importMembers = 'Mitglieder importieren';
export const chooseACsvFile = 'CSV-Datei wählen';
export const aCsvFileFromVitrineGhost =
  'Aus Vitrine oder Ghost exportierte Mitglieder oder eine Tabelle mit einer Spalte „Email“. Bis 100.000 Zeilen und 30 MB.';
export const thisFileIsLargerThan30 =
  'Diese Datei ist größer als 30 MB. Teile sie auf und importiere die Teile.';
export const thisFileHasNoRowsBelow =
  'Diese Datei hat keine Zeilen unter der Kopfzeile. Wähle eine CSV-Datei.';
export const thisFileHasMoreThanMostRows =
  'Diese Datei hat mehr als {most} Zeilen. Teile sie auf und importiere die Teile.';
export const thisFileHasNoColumnEmail =
  'Diese Datei hat keine Spalte „Email“. Gib der Spalte mit den Adressen diesen Namen.';
export const columnsNotImported = 'Spalten, die wir nicht importieren: {columns}.';
export const planForEveryone = 'Tarif für alle in dieser Datei';
export const noPlan = 'Kein Tarif';
export const plans = 'Tarife';
export const chooseAPlanForEachTier =
  'Wähle einen Tarif für die Personen mit der jeweiligen Stufe oder dem Label.';
export const tierName = 'Stufe „{name}“ ({count, plural, one {# Mitglied} other {# Mitglieder}})';
export const labelName = 'Label „{name}“ ({count, plural, one {# Mitglied} other {# Mitglieder}})';
export const complimentaryPlan =
  'Kostenloser Zugang ({count, plural, one {# Mitglied} other {# Mitglieder}})';
export const addToTheNewsletter = 'Abonnenten in deinen Newsletter aufnehmen';
export const onlyThoseTheFileSays =
  'Nur Personen, die laut Datei abonniert haben. Wer deinen Newsletter abbestellt hat, bleibt abgemeldet.';
export const emailPeopleWhoGetAPlan = 'Personen, die einen Tarif bekommen, eine E-Mail senden';
export const theyGetTheWelcomeEmail =
  'Sie bekommen die Willkommens-E-Mail des Tarifs. Sonst senden wir nichts.';
export const passwordsAreKept =
  'Passwörter in der Spalte „password_hash“ funktionieren weiter, wenn sie mit bcrypt oder argon2id gespeichert sind. Andere melden sich mit einem Link per E-Mail an. Importiere Passwörter nur für Personen, die ihre Adresse bestätigt haben.';
export const checkFile = 'Datei prüfen';
export const checking = 'Wird geprüft';
export const importing = 'Wird importiert';
export const back = 'Zurück';
export const done = 'Fertig';
export const importTakenMembers =
  '{taken, plural, one {Ein Mitglied importieren} other {# Mitglieder importieren}}';
export const madeWillBeAdded =
  '{made, plural, one {<bold>#</bold> wird hinzugefügt} other {<bold>#</bold> werden hinzugefügt}}';
export const madeWereAdded =
  '{made, plural, one {<bold>#</bold> wurde hinzugefügt} other {<bold>#</bold> wurden hinzugefügt}}';
export const changedWillBeUpdated =
  '{changed, plural, one {<bold>#</bold> wird aktualisiert} other {<bold>#</bold> werden aktualisiert}}';
export const changedWereUpdated =
  '{changed, plural, one {<bold>#</bold> wurde aktualisiert} other {<bold>#</bold> wurden aktualisiert}}';
export const unchangedAlreadyThere =
  '{unchanged, plural, one {<bold>#</bold> schon vorhanden} other {<bold>#</bold> schon vorhanden}}';
export const countCantBeImported =
  '{count, plural, one {<bold>#</bold> kann nicht importiert werden} other {<bold>#</bold> können nicht importiert werden}}';
export const existingAccountsKeepTheir =
  'Bestehende Konten behalten Namen und Passwort. Sie bekommen nur den gewählten Tarif und Newsletter.';
export const countPasswordsAreNotKept =
  '{count, plural, one {# Passwort kann nicht übernommen werden. Diese Person meldet sich mit einem Link per E-Mail an.} other {# Passwörter können nicht übernommen werden. Diese Personen melden sich mit einem Link per E-Mail an.}}';
export const lineLineMessage = 'Zeile {line}: {message}';
export const andCountMore = 'und {count} weitere';
export const downloadTheseRows = 'Diese Zeilen herunterladen';
export const problem = 'Problem';
export const theFileEndsInThisRow = 'Die Datei endet mitten in dieser Zeile.';
export const textIsNoEmailAddress = '„{text}“ ist keine E-Mail-Adresse.';
export const textIsNoDateLike = '„{text}“ ist kein Datum wie 2026-01-31.';
export const textIsInTheFileTwice = '{text} steht zweimal in der Datei. Wir importieren die erste Zeile.';
export const textWasDeletedThere = '{text} wurde im anderen Programm gelöscht.';
export const messageMembersAlreadyImportedAreKept =
  '{message} Bereits importierte Mitglieder bleiben. Starte noch einmal, um fortzufahren.';
