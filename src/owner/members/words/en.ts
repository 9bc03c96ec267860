export const members = 'Members';
export const member = 'Member';
export const email = 'Email';
export const joined = 'Joined';
export const lastSignIn = 'Last sign-in';
export const never = 'Never';
export const signsInWith = 'Signs in with';
export const aPasswordOrAnEmailedLink = 'A password or an emailed link';
export const anEmailedLink = 'An emailed link';
export const signedInOn = 'Signed in on';
export const sessionsDevices = '{sessions, plural, one {# device} other {# devices}}';
export const theAccountIsDeleted = 'The account is deleted.';
export const deleteTheAccountOfName = 'Delete the account of {name}?';
export const theyAreSignedOutEverywhereTheir =
  'They are signed out everywhere. Their orders, bookings and newsletter lists stay.';
export const deleteAccount = 'Delete account';
export const everyoneWithAnAccountOnName = 'Everyone with an account on {name}.';
export const searchMembers = 'Search members';
export const noMembersYet = 'No members yet';
export const noMatches = 'No matches';
export const noMembersNameOrEmailMatches = 'No member’s name or email matches.';
export const visitorsCanCreateAnAccountAt = 'Visitors can create an account at /account/join on your site.';
export const letVisitorsCreateAccounts = 'Let visitors create accounts';
export const visitorsCantCreateAccountsOnYour =
  'Visitors can’t create accounts on your site yet. {mayChange}';
export const address = 'Address';
