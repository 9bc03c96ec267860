export const country = 'Land';
export const couldntLoadTheCountriesReloadThe =
  'Die Länder konnten nicht geladen werden. Lade die Seite neu.';
export const chooseACountry = 'Land auswählen';
export const discardChanges = 'Änderungen verwerfen';
export const save = 'Speichern';
export const notSavedYet = 'Noch nicht gespeichert.';
export const visitorsDontSeeThis = 'Besucher sehen das nicht.';
export const notSavedYetVisitorsSeeChanges =
  'Noch nicht gespeichert. Besucher sehen Änderungen, sobald du speicherst.';
export const visitorsSeeChangesWhenYouSave = 'Besucher sehen Änderungen, sobald du speicherst.';
export const leaveWithoutSaving = 'Ohne Speichern verlassen?';
export const yourChangesHereAreNotSaved =
  'Deine Änderungen hier sind nicht gespeichert. Besucher sehen weiterhin die vorherige Version.';
export const leaveWithoutSaving2 = 'Ohne Speichern verlassen';
export const notSaved = 'Nicht gespeichert';
export const enterYourTaxNumber = 'Gib deine Steuernummer ein';
export const timeZone = 'Zeitzone';
export const currentTimeTimeDatesAndSchedules =
  'Aktuelle Zeit: {time}. Datumsangaben und Zeitpläne verwenden diese Zeitzone.';
export const americas = 'Amerika';
export const africa = 'Afrika';
export const antarctica = 'Antarktis';
export const arctic = 'Arktis';
export const asia = 'Asien';
export const australia = 'Australien';
export const europe = 'Europa';
export const atlanticOcean = 'Atlantischer Ozean';
export const indianOcean = 'Indischer Ozean';
export const pacificOcean = 'Pazifischer Ozean';
export const chosen = 'Ausgewählt';
export const universalTime = 'Weltzeit';
export const notSavedSomeoneElseSavedThis =
  'Nicht gespeichert. Jemand anderes hat dieses Formular gespeichert. Du siehst die fremden Änderungen, darüber deine eigenen. Speichere noch einmal, um beide zu behalten, oder verwirf deine.';
export const restored = 'Wiederhergestellt.';
export const undo = 'Rückgängig';
export const visitorsCanSeeTheSiteNow = 'Besucher können die Website jetzt sehen.';
export const visitorsSeeOpeningSoonNow = 'Besucher sehen jetzt „Bald geöffnet“.';
export const savedVisitorsSeeItNow = 'Gespeichert. Besucher sehen es jetzt.';
export const savedTheSiteIsClosedTo = 'Gespeichert. Die Website ist für Besucher geschlossen.';
export const savedTheSiteIsOpenTo = 'Gespeichert. Die Website ist für Besucher geöffnet.';
export const updatedInPublishedPlacesOnYour =
  'An {published} {published, plural, one {Stelle} other {Stellen}} auf deiner Website aktualisiert.';
export const draftsMorePlacesHaveOtherChanges =
  '{drafts} {drafts, plural, one {weitere Stelle enthält andere Änderungen: Veröffentliche sie} other {weitere Stellen enthalten andere Änderungen: Veröffentliche sie}} ebenfalls.';
export const notSavedSomeoneElseChangedThese =
  'Nicht gespeichert. Jemand anderes hat diese Einstellungen geändert. Speichere noch einmal, um sie durch deine zu ersetzen, oder verwirf deine.';
