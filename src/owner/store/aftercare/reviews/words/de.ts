export const reviews = 'Bewertungen';
export const toApprove = 'Zur Freigabe';
export const shown = 'Sichtbar';
export const hidden = 'Ausgeblendet';
export const backInTheQueue = 'Wartet wieder auf Freigabe.';
export const published = 'Veröffentlicht.';
export const hiddenFromVisitors = 'Für Besucher ausgeblendet.';
export const whatBuyersSayAboutYourProducts =
  'Was Käufer über deine Produkte sagen. Besucher sehen die Bewertungen, die du veröffentlichst.';
export const status = 'Status';
export const noReviewsToApprove = 'Keine Bewertungen zur Freigabe';
export const noReviewsHere = 'Hier sind keine Bewertungen';
export const askBuyersForReviews = 'Käufer um Bewertungen bitten';
export const whenTurnedOnBuyersGetAn =
  'Wenn eingeschaltet, erhalten Käufer eine E-Mail mit einem Link, einige Tage nachdem ihre Bestellung ausgeführt ist.';
export const ratingOfMaxratingStars = '{rating} von {maxRating} Sternen';
export const testHiddenFromVisitors = 'Test, für Besucher unsichtbar';
export const anonymous = 'Anonym';
export const starsOnlyNoText = 'Nur Sterne, kein Text.';
export const publish = 'Veröffentlichen';
export const hide = 'Ausblenden';
export const reply = 'Antworten';
export const editReply = 'Antwort bearbeiten';
export const removeReply = 'Antwort entfernen';
export const saveReply = 'Antwort speichern';
export const replyToThisReview = 'Auf diese Bewertung antworten';
export const yourReply = 'Deine Antwort';
export const visitorsSeeItBelowTheReview =
  'Besucher sehen deine Antwort unter der Bewertung, mit dem Namen deiner Website. Der Käufer bekommt eine E-Mail, sofern du das nicht ausgeschaltet hast.';
export const replySaved = 'Antwort gespeichert.';
export const replyRemoved = 'Antwort entfernt.';
export const emailed = 'Per E-Mail gesendet';
export const photoByName = 'Foto von {name}';
export const deletePhoto = 'Foto löschen';
export const deleteThisPhoto = 'Dieses Foto löschen?';
export const thePhotoIsPermanentlyDeleted = 'Das Foto wird endgültig gelöscht. Die Bewertung bleibt.';
export const photoDeleted = 'Foto gelöscht.';
