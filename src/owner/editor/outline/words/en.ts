export const pageOutline = 'Page outline';
export const outline = 'Outline';
export const block = 'Block';
export const section = 'Section';
export const thisPageIsEmpty = 'This page is empty.';
export const hidden = 'Hidden';
export const moreForName = 'More for {name}';
export const nameMoved = '{name} moved.';
