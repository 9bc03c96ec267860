export const MAX_ORDERABLE_ITEMS = 250;
