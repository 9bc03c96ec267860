export const submissions = 'Submissions';
export const unread = 'unread';
export const forms = 'Forms';
