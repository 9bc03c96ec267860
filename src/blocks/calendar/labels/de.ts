export const heading = 'Überschrift';
export const eventsFrom = 'Veranstaltungen aus';
export const showTimes = 'Uhrzeiten anzeigen';
export const calendar = 'Kalender';
export const aMonthOfEventsATable =
  'Ein Monat mit Veranstaltungen: auf breiten Bildschirmen als Tabelle, auf Smartphones als Liste.';
export const eventsDatesMonth = 'veranstaltungen termine events daten monat kalender calendar';
