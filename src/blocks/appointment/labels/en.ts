export const heading = 'Heading';
export const text = 'Text';
export const service = 'Service';
export const everything = 'Everything';
export const appointments = 'Appointments';
export const tablesAndSeats = 'Tables and seats';
export const setUpServicesAndTimesUnder = 'Set up services and times under “Bookings”.';
export const button = 'Button';
export const bookings = 'Bookings';
export const visitorsBookAnAppointmentASeat =
  'Visitors book an appointment, a seat or a table at a free time.';
export const bookingAppointmentScheduleCalendarTimeSlot =
  'booking appointment schedule calendar time slot service salon lesson reservation';
