export const theServerIsntRespondingCheckYour =
  'Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal. Deine Änderungen sind nicht verloren.';
export const somethingWentWrongReloadThePage =
  'Etwas ist schiefgelaufen. Lade die Seite neu und versuche es noch einmal.';
export const daysDaysLeft = '{days, plural, one {noch # Tag} other {noch # Tage}}';
export const justNow = 'gerade eben';
export const theBuyerGetsAnEmail = 'Der Käufer erhält eine E-Mail.';
export const noMailServerIsSetUp =
  'Es ist kein Mailserver eingerichtet, darum bleiben E-Mails im Postausgang.';
export const setOneUp = 'Jetzt einrichten';
export const noMailServerIsSetUpSo =
  'Es ist kein Mailserver eingerichtet, darum bleiben E-Mails im <link>Postausgang</link>. {site}';
export const noEmailsAreSentBecauseThere =
  'Ohne Mailserver werden keine E-Mails gesendet. Wende dich zum Einrichten an {owners}.';
export const testSent = 'Test gesendet.';
export const test = 'Test';
export const formSent = 'Formular gesendet';
