export const notifications = 'Notifications';
