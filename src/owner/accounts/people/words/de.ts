export const people = 'Team';
export const invitationSentToEmail = 'Einladung an {email} gesendet.';
export const inviteSomeone = 'Jemanden einladen';
export const theyGetAnEmailWithA = 'Die Person erhält eine E-Mail mit einem Link, der eine Woche lang gilt.';
export const sendInvitation = 'Einladung senden';
export const emailAddress = 'E-Mail-Adresse';
export const role = 'Rolle';
export const weEmailedEmailYouCanAlso =
  'Wir haben eine E-Mail an {email} gesendet. Du kannst diesen Link auch selbst weitergeben.';
export const noMailServerIsSetUp =
  'Es ist kein Mailserver eingerichtet, darum wurde keine E-Mail gesendet. Schicke den Link selbst an {email}.';
export const noMailServerIsSetUpAsk =
  'Es ist kein Mailserver eingerichtet. Bitte einen Inhaber dieser Installation um den Link für {email}. Er liegt dort im Postausgang.';
export const invited = 'Eingeladen';
export const invitationNotSent = 'Einladung nicht gesendet';
export const done = 'Fertig';
export const link = 'Link';
export const worksOnceForOneWeekAnyone =
  'Gilt einmal, eine Woche lang. Wer den Link hat, tritt als {email} bei.';
export const whoWorksOnNameAndWhat = 'Wer an {name} arbeitet und was alle tun dürfen.';
export const invite = 'Einladen';
export const onThisSite = 'Auf dieser Website';
export const invitationsExpireAfterAWeek = 'Einladungen laufen nach einer Woche ab.';
export const nameHasANewRole = '{name} hat eine neue Rolle.';
export const nameWasRemovedFromThisSite = '{name} wurde von dieser Website entfernt.';
export const removeNameFromThisSite = '{name} von dieser Website entfernen?';
export const theyLoseAccessToThisSite =
  'Die Person verliert den Zugang zu dieser Website. Ihr Konto und alles, was sie erstellt hat, bleiben erhalten.';
export const removeFromSite = 'Von der Website entfernen';
export const you = 'Du';
export const ownerOfTheInstallation = 'Inhaber der Installation';
export const emailLastSignedInLastsigninat = '{email}, zuletzt angemeldet {lastSignInAt}';
export const roleOfName = 'Rolle von {name}';
export const moreAboutName = 'Mehr zu {name}';
export const invitationSentToEmailAgain = 'Einladung erneut an {email} gesendet.';
export const invitationToEmailWithdrawn = 'Einladung an {email} zurückgezogen.';
export const expired = 'Abgelaufen';
export const rolelabelInvitedByInvitedbyExpiredExpiresat =
  '{roleLabel}, eingeladen von {invitedBy}, abgelaufen am {expiresAt}';
export const rolelabelInvitedByInvitedbyExpiresExpiresat =
  '{roleLabel}, eingeladen von {invitedBy}, gültig bis {expiresAt}';
export const moreAboutEmail = 'Mehr zu {email}';
export const sendAgain = 'Erneut senden';
export const withdraw = 'Zurückziehen';
