export const heading = 'Heading';
export const eventsFrom = 'Events from';
export const showTimes = 'Show times';
export const calendar = 'Calendar';
export const aMonthOfEventsATable = 'A month of events: a table on wide screens, a list on phones.';
export const eventsDatesMonth = 'events dates month';
