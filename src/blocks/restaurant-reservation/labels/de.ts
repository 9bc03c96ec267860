export const title = 'Titel';
export const text = 'Text';
export const bookingPage = 'Buchungsseite';
export const yourBookingPageStartingWithHttps = 'Deine Buchungsseite, beginnend mit https://.';
export const freeTables = 'Freie Tische';
export const theAddressAfterSrcInThe =
  'Die Adresse nach src= im Code des Dienstes. Sie wird geladen, wenn ein Gast es möchte. Leer lassen, um auf die Buchungsseite zu verlinken.';
export const note = 'Hinweis';
export const belowTheButtonsForExampleWhat =
  'Unter den Buttons, zum Beispiel, was größere Gruppen tun sollen.';
export const restaurantReservation = 'Restaurantreservierung';
export const linksToYourReservationServiceOr =
  'Verlinkt auf deinen Reservierungsdienst oder zeigt hier dessen freie Tische.';
export const enterWhereYourGuestsBook = 'Gib ein, wo deine Gäste buchen.';
export const elevenTablesOneStoveAndWhatever =
  'Elf Tische, ein Herd und alles, was der Garten heute Morgen hergab.';
export const tableBookingOpentableResySevenroomsThefork =
  'tisch reservieren tischreservierung restaurant booking opentable resy sevenrooms thefork quandoo zenchef abendessen';
