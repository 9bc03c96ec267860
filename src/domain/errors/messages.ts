/**
 * General texts of the catalogue (ERRS-20, ERRS-21) and where each is read (ERRS-22): by the search field, what could not
 * be listed; by the system error overlay, that there is no connection; by the data layer, a call that reached nobody; by the
 * error page, its title; by a provider's thread
 * of comments that does not come, the second; by the settings of a form, those about forms and the last two.
 */
export const UNABLE_TO_LOAD_RESULTS = 'Unable to load results';
export const UNABLE_TO_LOAD = 'Unable to load. Try again.';
export const SOMETHING_WENT_WRONG = 'Something went wrong';
export const NETWORK_ERROR = 'Network error';
export const UNABLE_TO_CONNECT = 'Unable to connect. Please try again';
export const UNABLE_TO_OPEN_FORM = 'Unable to open form';
export const UNABLE_TO_UPDATE_FORM = 'Unable to update form';
export const CHECK_CONNECTION = 'Please check your internet connection.';
export const TRY_AGAIN = 'Please try again.';
