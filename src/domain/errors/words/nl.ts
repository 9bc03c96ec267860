import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  title: 'Er is iets misgegaan!',
  reported: 'De fout is vastgelegd en gemeld. Laad de pagina opnieuw om verder te gaan.',
  network: 'Netwerkfout. Controleer je internetverbinding.',
  answer: 'URL: {url}\nIndeling: {format}\nMelding: {message}',
  reload: 'Pagina opnieuw laden',
  clear: 'Sluiten',
};
