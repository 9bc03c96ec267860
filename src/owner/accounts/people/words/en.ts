export const people = 'People';
export const invitationSentToEmail = 'Invitation sent to {email}.';
export const inviteSomeone = 'Invite someone';
export const theyGetAnEmailWithA = 'They get an email with a link that works for a week.';
export const sendInvitation = 'Send invitation';
export const emailAddress = 'Email address';
export const role = 'Role';
export const weEmailedEmailYouCanAlso = 'We emailed {email}. You can also share this link yourself.';
export const noMailServerIsSetUp =
  'No mail server is set up, so no email was sent. Send the link to {email} yourself.';
export const noMailServerIsSetUpAsk =
  'No mail server is set up. Ask an owner of this installation for the link for {email}. It is in their Outbox.';
export const invited = 'Invited';
export const invitationNotSent = 'Invitation not sent';
export const done = 'Done';
export const link = 'Link';
export const worksOnceForOneWeekAnyone = 'Works once, for one week. Anyone with the link joins as {email}.';
export const whoWorksOnNameAndWhat = 'Who works on {name}, and what they can do.';
export const invite = 'Invite';
export const onThisSite = 'On this site';
export const invitationsExpireAfterAWeek = 'Invitations expire after a week.';
export const nameHasANewRole = '{name} has a new role.';
export const nameWasRemovedFromThisSite = '{name} was removed from this site.';
export const removeNameFromThisSite = 'Remove {name} from this site?';
export const theyLoseAccessToThisSite =
  'They lose access to this site. Their account and everything they made are kept.';
export const removeFromSite = 'Remove from site';
export const you = 'You';
export const ownerOfTheInstallation = 'Owner of the installation';
export const emailLastSignedInLastsigninat = '{email}, last signed in {lastSignInAt}';
export const roleOfName = 'Role of {name}';
export const moreAboutName = 'More about {name}';
export const invitationSentToEmailAgain = 'Invitation sent to {email} again.';
export const invitationToEmailWithdrawn = 'Invitation to {email} withdrawn.';
export const expired = 'Expired';
export const rolelabelInvitedByInvitedbyExpiredExpiresat =
  '{roleLabel}, invited by {invitedBy}, expired {expiresAt}';
export const rolelabelInvitedByInvitedbyExpiresExpiresat =
  '{roleLabel}, invited by {invitedBy}, expires {expiresAt}';
export const moreAboutEmail = 'More about {email}';
export const sendAgain = 'Send again';
export const withdraw = 'Withdraw';
