export const returnsWhoGetsEmailsAboutOrders = 'Returns who gets emails about orders and bookings.';
export const changesWhoGetsEmailsAboutOrders = 'Changes who gets emails about orders and bookings.';
export const changedWhoGetsEmailsAboutOrders = 'changed who gets emails about orders and bookings';
export const saved = 'Saved.';
export const notifications = 'Notifications';
export const emailsToYouAboutNewOrders =
  'Emails to you about new orders and bookings. Each form has its own notifications in its settings.';
export const orders = 'Orders';
export const forEachNewOrder = 'For each new order.';
export const bookings = 'Bookings';
export const whenAGuestRequestsBooksMoves = 'When a guest requests, books, moves or cancels.';
export const sendEmailsTo = 'Send emails to';
export const oneAddressPerLineLeaveEmpty = 'One address per line. Leave empty for the site’s administrators.';
export const badIsNotAnEmailAddress = '“{bad}” is not an email address. Enter one like ada@example.org.';
