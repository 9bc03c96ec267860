export const posts = 'Beiträge';
