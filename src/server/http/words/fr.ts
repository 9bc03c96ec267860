import type { HttpMessages } from './en.ts';

export const fr: HttpMessages = {
  busy: 'Un instant, s’il vous plaît',
  password: 'Le mot de passe, s’il vous plaît',
  openPage: 'Ouvrir la page dans un autre onglet',
  sendAgain: 'Renvoyer',
  tryAgain: 'Réessayer',
  goBack: 'Revenez au formulaire. Vos réponses y sont toujours.',
  'long.title': 'C’est trop long',
  'long.text': 'Votre message est trop long pour cette page. Raccourcissez-le, puis renvoyez-le.',
  'away.title': 'De retour dans un instant',
  'away.page': 'Cette page ne peut pas s’afficher pour le moment. Réessayez bientôt.',
  'away.sent': 'L’envoi n’a pas pu aboutir pour le moment, et nous n’avons rien reçu.',
  cutOff: 'L’envoi est arrivé incomplet. Renvoyez-le.',
  unplanned: 'Une erreur s’est produite. Réessayez plus tard.',
};
