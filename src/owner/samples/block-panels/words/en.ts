export const aFewWords = 'A few words';
export const asItRuns = 'As it runs';
export const stopTheMovingText = 'Stop the moving text';
export const words = 'words';
