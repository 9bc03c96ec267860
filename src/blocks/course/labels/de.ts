export const name = 'Kurs';
export const about =
  'Die Kapitel und Lektionen eines Kurses. Mitglieder sehen, was sie abgeschlossen haben, wo es weitergeht und wann die nächste Lektion öffnet.';
export const from = 'Aus';
export const visibleOnceYouPublishALesson = 'Sichtbar, sobald du eine Lektion veröffentlichst.';
export const courseLessonsChaptersLearning =
  'kurs lektionen kapitel lernen fortschritt akademie schulung course';
