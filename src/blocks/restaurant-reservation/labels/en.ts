export const title = 'Title';
export const text = 'Text';
export const bookingPage = 'Booking page';
export const yourBookingPageStartingWithHttps = 'Your booking page, starting with https://.';
export const freeTables = 'Free tables';
export const theAddressAfterSrcInThe =
  'The address after src= in the code from the service. It loads when a guest asks for it. Leave empty to link to the booking page.';
export const note = 'Note';
export const belowTheButtonsForExampleWhat = 'Below the buttons, for example what larger groups should do.';
export const restaurantReservation = 'Restaurant reservation';
export const linksToYourReservationServiceOr =
  'Links to your reservation service, or shows its free tables here.';
export const enterWhereYourGuestsBook = 'Enter where your guests book.';
export const elevenTablesOneStoveAndWhatever =
  'Eleven tables, one stove, and whatever the garden had this morning.';
export const tableBookingOpentableResySevenroomsThefork =
  'table booking opentable resy sevenrooms thefork quandoo zenchef dinner';
