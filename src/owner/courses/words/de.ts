export const course = 'Kurs';
export const putLessonsIntoChapters =
  'Fasse Lektionen zu Kapiteln zusammen, und lege fest, wann jede Lektion für ein Mitglied öffnet.';
export const courseNotFound = 'Kurs nicht gefunden';
export const itMayHaveBeenDeleted = 'Vielleicht wurde er gelöscht.';
export const saved = 'Gespeichert. Mitglieder sehen es jetzt.';
export const save = 'Speichern';
export const chapters = 'Kapitel';
export const chaptersAreOptional = 'Optional. Lektionen ohne Kapitel kommen zuerst.';
export const chapterNumber = 'Kapitel {number}';
export const moveTitleUp = '{title} nach oben';
export const deleteTitle = '{title} löschen';
export const addChapter = 'Kapitel hinzufügen';
export const chapter = 'Kapitel';
export const noChapter = 'Kein Kapitel';
export const lessons = 'Lektionen';
export const lessonsFollowTheOrder =
  'Die Reihenfolge änderst du in der Liste der Lektionen durch Ziehen. Die Tage zählen ab Beginn jeder Mitgliedschaft. Lektionen warten nur, wenn die Seite des Kurses für Mitglieder ist.';
export const noLessonsYet = 'Noch keine Lektionen';
export const opensAfterDays = 'Öffnet nach (Tagen)';
export const certificate = 'Zertifikat';
export const membersWhoCompleteAllLessons =
  'Mitglieder, die alle Lektionen abschließen, bekommen ein Zertifikat zum Drucken, mit ihrem Namen und dem Tag.';
export const progressOfMembers = 'Mitglieder';
export const exportCsv = 'CSV exportieren';
export const noMembersYet = 'Noch keine Mitglieder';
export const membersAppearHere = 'Mitglieder erscheinen hier, sobald sie am Kurs teilnehmen können.';
export const member = 'Mitglied';
export const completedLessons = 'Abgeschlossene Lektionen';
export const completedOfLessons = '{completed} von {lessons}';
export const finished = 'Abgeschlossen';
export const lastCompleted = 'Zuletzt abgeschlossen';
export const pages = 'Seiten';
