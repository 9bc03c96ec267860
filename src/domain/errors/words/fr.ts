import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  title: 'Une erreur s’est produite !',
  reported: 'L’erreur a été enregistrée et signalée. Rechargez la page pour continuer.',
  network: 'Erreur réseau. Veuillez vérifier votre connexion Internet.',
  answer: 'URL : {url}\nFormat : {format}\nMessage : {message}',
  reload: 'Recharger la page',
  clear: 'Masquer',
};
