export const submissions = 'Einsendungen';
export const unread = 'ungelesen';
export const forms = 'Formulare';
