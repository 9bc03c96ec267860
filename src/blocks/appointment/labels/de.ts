export const heading = 'Überschrift';
export const text = 'Text';
export const service = 'Leistung';
export const everything = 'Alles';
export const appointments = 'Termine';
export const tablesAndSeats = 'Tische und Plätze';
export const setUpServicesAndTimesUnder = 'Leistungen und Zeiten legst du unter „Buchungen“ fest.';
export const button = 'Button';
export const bookings = 'Buchungen';
export const visitorsBookAnAppointmentASeat =
  'Besucher buchen einen Termin, einen Platz oder einen Tisch zu einer freien Zeit.';
export const bookingAppointmentScheduleCalendarTimeSlot =
  'buchung buchen termin terminbuchung kalender zeitfenster leistung salon friseur unterricht kurs reservierung booking appointment';
