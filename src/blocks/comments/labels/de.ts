export const heading = 'Überschrift';
export const leaveEmptyToShowTheNumber = 'Leer lassen, um die Anzahl der Kommentare anzuzeigen.';
export const ofThePost = 'Beitrag';
export const leaveEmptyForThePostThis = 'Leer lassen für den Beitrag, in dem dieser Block steht.';
export const comments = 'Kommentare';
export const commentsOnAPostWithA =
  'Kommentare zu einem Beitrag, mit Formular. Beiträge mit Kommentaren enden bereits damit.';
export const repliesDiscussionGuestbookOpinions =
  'antworten kommentare diskussion gästebuch meinungen comments';
