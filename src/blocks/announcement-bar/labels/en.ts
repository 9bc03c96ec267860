export const announcementBar = 'Announcement bar';
export const aLineAboveEveryPageSet = 'A line above every page. Set it up under Popups and bars.';
