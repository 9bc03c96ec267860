export const notifications = 'Benachrichtigungen';
