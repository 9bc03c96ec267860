export const aFewWords = 'A few words';
export const asItRuns = 'As it runs';
export const stopTheMovingText = 'Stop the moving text';
export const words = 'words';
export const typeIt = 'Type or paste it';
export const menuAsText = 'Menu as text';
export const oneDishPerLineWithIts =
  'One dish per line, with its price at the end. A line without a price starts a section. Indent descriptions. Start each further menu with #.';
export const startersSoupOfTheDay = 'Starters\nSoup of the day 6.50\n  With bread and butter';
