export const pageOutline = 'Seitengliederung';
export const outline = 'Gliederung';
export const block = 'Block';
export const section = 'Abschnitt';
export const thisPageIsEmpty = 'Diese Seite ist leer.';
export const hidden = 'Ausgeblendet';
export const moreForName = 'Mehr zu {name}';
export const nameMoved = '{name} verschoben.';
