export const mailServer = 'Mail server';
export const fromTheStartTls = 'From the start (TLS)';
export const afterConnectingStarttls = 'After connecting (STARTTLS)';
export const emailsAreSentThroughHostAs =
  'Emails are sent through <strong>{host}</strong>, as {fromName} <{fromAddress}>. To change this, set SMTP_URL and MAIL_FROM where Vitrine starts.';
export const yourEmailProviderListsTheseUsually =
  'Your email provider lists these, usually under “SMTP” or “Send mail from other apps”.';
export const noEmailsAreSentYetYou = 'No emails are sent yet. You can read them in the Outbox.';
export const notSaved = 'Not saved';
export const connectAndSave = 'Connect and save';
export const removeThisServer = 'Remove this server';
export const removeThisMailServer = 'Remove this mail server?';
export const emailsStayInTheOutboxAnd =
  'Emails stay in the Outbox and are not sent. The saved password is deleted.';
export const remove = 'Remove';
export const server = 'Server';
export const encryption = 'Encryption';
export const port = 'Port';
export const userName = 'User name';
export const usuallyYourFullEmailAddressLeave =
  'Usually your full email address. Leave empty if the server needs none.';
export const password = 'Password';
export const aPasswordIsSavedEnterA = 'A password is saved. Enter a new one to replace it.';
export const storedEncryptedAndNeverShownAgain = 'Stored encrypted and never shown again.';
export const senderName = 'Sender name';
export const emailsAboutASiteUseThe = 'Emails about a site use the site’s name.';
export const senderAddress = 'Sender address';
export const theServerMustAllowYouTo = 'The server must allow you to send from this address.';
export const connectedEmailsAreSentFromNow = 'Connected. Emails are sent from now on.';
export const serverRemovedEmailsStayInThe = 'Server removed. Emails stay in the Outbox.';
export const onItsWay = 'On its way';
export const waiting = 'Waiting';
export const sent = 'Sent';
export const failed = 'Failed';
export const notSent = 'Not sent';
export const outbox = 'Outbox';
export const allEmailsFromVitrineSuchAs =
  'All emails from Vitrine, such as notifications, invitations and confirmations.';
export const setOneUp = 'Set one up';
export const noMailServerIsSetUp =
  'No mail server is set up, so these emails are not sent. You can read them here. {sites}';
export const onlyEmailsToTheBuyerAbout = 'Only emails to the buyer about one order. <link>Show all</link>';
export const emails = 'Emails';
export const noEmailsYet = 'No emails yet';
export const invitationsFormNotificationsAndPasswordLinks =
  'Invitations, form notifications and password links appear here.';
export const email = 'Email';
export const to = 'To';
export const status = 'Status';
export const nextTryAtTime = 'Next try at {time}';
export const created = 'Created';
export const tryingAgain = 'Trying again.';
export const toTo = 'To {to}';
export const sendAgain = 'Send again';
export const tryNow = 'Try now';
export const done = 'Done';
export const theTextOfThisEmailHas = 'The text of this email has been deleted. Only its status is kept.';
export const sendATestEmail = 'Send a test email';
export const sendTo = 'Send to';
export const sendTest = 'Send test';
export const theServerAcceptedTheEmailTo =
  'The server accepted the email to {to}. Check that it arrived, and look in the spam folder too.';
export const theServerSaidLasterror = 'The server said: {lastError}';
export const onItsWayToTo = 'On its way to {to}…';
