export const proofs = 'Bildauswahl';
export const selectionDeleted = 'Auswahl gelöscht.';
export const deleteThisSelection = 'Diese Auswahl löschen?';
export const youCantRestoreItThePage =
  'Du kannst sie nicht wiederherstellen. Die Seite, von der sie kommt, bleibt unverändert.';
export const deletePermanently = 'Endgültig löschen';
export const picturesYourClientsHaveSelected = 'Bilder, die deine Kunden ausgewählt haben.';
export const noSelectionsYet = 'Noch keine Auswahl';
export const addTheBlockProofsForA =
  'Füge den Block „Bildauswahl für einen Kunden“ zu einer Seite hinzu, lege in den Einstellungen der Seite ein Passwort fest und sende deinem Kunden die Adresse. Seine Auswahl erscheint hier, und du erhältst eine E-Mail.';
export const aClient = 'Ein Kunde';
export const client = 'Kunde';
export const nameOnTitle = '{name} zu „{title}“';
export const sent = 'Gesendet';
export const favourites = 'Favoriten';
export const comments = 'Kommentare';
export const actions = 'Aktionen';
export const downloadTheListFromName = 'Liste von {name} herunterladen';
export const deleteTheSelectionFromName = 'Auswahl von {name} löschen';
export const downloadTheList = 'Liste herunterladen';
export const favourite = 'Favorit';
