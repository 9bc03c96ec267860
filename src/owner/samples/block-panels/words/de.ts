export const aFewWords = 'Ein paar Worte';
export const asItRuns = 'So läuft es';
export const stopTheMovingText = 'Lauftext anhalten';
export const words = 'Worte';
export const typeIt = 'Eintippen oder einfügen';
export const menuAsText = 'Speisekarte als Text';
export const oneDishPerLineWithIts =
  'Ein Gericht pro Zeile, mit dem Preis am Ende. Eine Zeile ohne Preis beginnt einen Abschnitt. Rücke Beschreibungen ein. Beginne jede weitere Karte mit #.';
export const startersSoupOfTheDay = 'Vorspeisen\nTagessuppe 6,50\n  Mit Brot und Butter';
