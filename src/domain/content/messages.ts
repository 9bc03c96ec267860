export const PAGE_LOCKED = 'This page is locked';
