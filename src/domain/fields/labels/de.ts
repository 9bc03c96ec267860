export const left = 'Links';
export const centre = 'Mitte';
export const right = 'Rechts';
