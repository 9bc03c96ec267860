export const theServerIsntRespondingCheckYour =
  'The server isn’t responding. Check your connection and try again. Your changes are not lost.';
export const somethingWentWrongReloadThePage = 'Something went wrong. Reload the page and try again.';
export const daysDaysLeft = '{days, plural, one {# day left} other {# days left}}';
export const justNow = 'just now';
export const theBuyerGetsAnEmail = 'The buyer gets an email.';
export const noMailServerIsSetUp = 'No mail server is set up, so emails stay in the outbox.';
export const setOneUp = 'Set one up';
export const noMailServerIsSetUpSo =
  'No mail server is set up, so emails stay in the <link>outbox</link>. {site}';
export const noEmailsAreSentBecauseThere =
  'No emails are sent because there is no mail server. {owners} can set one up.';
export const testSent = 'Test sent.';
export const test = 'Test';
export const formSent = 'Form sent';
