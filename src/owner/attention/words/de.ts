export const needsYourAttention = 'Das wartet auf dich';
export const ordersToFulfil =
  '{count, plural, one {Bestellung auszuführen} other {Bestellungen auszuführen}}';
export const bookingRequestsToAnswer =
  '{count, plural, one {Buchungsanfrage zu beantworten} other {Buchungsanfragen zu beantworten}}';
export const subscriptionPaymentsFailed =
  '{count, plural, one {Abozahlung fehlgeschlagen} other {Abozahlungen fehlgeschlagen}}';
export const reviewsToApprove =
  '{count, plural, one {Bewertung freizugeben} other {Bewertungen freizugeben}}';
export const commentsToApprove =
  '{count, plural, one {Kommentar freizugeben} other {Kommentare freizugeben}}';
export const unreadSubmissions =
  '{count, plural, one {ungelesene Formularantwort} other {ungelesene Formularantworten}}';
