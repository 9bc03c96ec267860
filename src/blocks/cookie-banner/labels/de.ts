export const cookieBanner = 'Cookie-Banner';
export const asksVisitorsBeforeAnythingOptionalRuns =
  'Fragt Besucher, bevor etwas Optionales läuft. Du schaltest es in den Einstellungen der Website ein.';
