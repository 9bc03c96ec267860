import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  title: 'Etwas ist schiefgelaufen!',
  reported: 'Der Fehler wurde protokolliert und gemeldet. Laden Sie die Seite neu, um fortzufahren.',
  network: 'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung.',
  answer: 'URL: {url}\nFormat: {format}\nMeldung: {message}',
  reload: 'Seite neu laden',
  clear: 'Ausblenden',
};
