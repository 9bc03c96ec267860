export const aFewWords = 'Ein paar Worte';
export const asItRuns = 'So läuft es';
export const stopTheMovingText = 'Lauftext anhalten';
export const words = 'Worte';
