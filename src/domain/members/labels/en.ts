export const members = 'Members';
export const membersSignInOnYourSite =
  'Members sign in on your site at /account. They see their orders and bookings there, and can download or delete their data.';
export const visitorsCanCreateAccounts = 'Visitors can create accounts';
export const theyJoinAtAccountJoinAnd =
  'They join at /account/join and confirm their email address. Members you have can always sign in.';
export const showAnAccountLink = 'Show an account link';
export const theHeaderLinksToAccount = 'The header of every page links to /account. Visitors sign in there.';
