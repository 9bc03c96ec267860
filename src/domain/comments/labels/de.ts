export const comments = 'Kommentare';
export const commentsOnThisSite = 'Kommentare auf dieser Website';
export const turningThisOffHidesAllComments =
  'Wenn du das ausschaltest, werden alle Kommentare ausgeblendet und das Formular geschlossen. Gelöscht wird nichts.';
export const disqusShortName = 'Disqus-Kurzname';
export const onlyIfYouUseDisqusFor =
  'Nur wenn du Disqus für Kommentare verwendest. Seine Skripte laufen dann auf Seiten mit Kommentaren.';
export const useLettersDigitsAndHyphensUntil =
  'Verwende Buchstaben, Ziffern und Bindestriche. Bis dahin speichert Vitrine die Kommentare.';
export const askVisitorsFirst = 'Besucher zuerst fragen';
export const disqusLoadsOnlyWhenVisitorsPress =
  'Disqus wird erst geladen, wenn Besucher auf „Kommentare anzeigen“ klicken.';
