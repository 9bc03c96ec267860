export const name = 'Kurs';
export const about = 'Die Kapitel und Lektionen eines Kurses, mit dem Fortschritt jedes Mitglieds.';
export const from = 'Aus';
export const visibleOnceYouPublishALesson = 'Sichtbar, sobald du eine Lektion veröffentlichst.';
export const courseLessonsChaptersLearning =
  'kurs lektionen kapitel lernen fortschritt akademie schulung course';
