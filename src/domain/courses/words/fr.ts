import type { CourseMessages } from './en.ts';

export const fr: CourseMessages = {
  progress: '{done} leçons terminées sur {total}',
  start: 'Commencer le cours',
  goOn: 'Continuer : {lesson}',
  completed: 'Terminée',
  opens: 'S’ouvre le {date}',
  complete: 'Marquer comme terminée',
  reopen: 'Marquer comme non terminée',
  position: 'Leçon {number} sur {total}',
  previous: 'Leçon précédente',
  next: 'Leçon suivante',
  all: 'Toutes les leçons',
  finished: 'Vous avez terminé ce cours.',
  certificate: 'Certificat',
  showCertificate: 'Afficher le certificat',
  certifies: 'a suivi le cours jusqu’au bout',
  nameHint: 'Votre certificat affiche votre adresse e-mail. Ajoutez d’abord votre nom dans votre compte.',
  account: 'Votre compte',
  gone: 'Cette leçon n’est plus disponible.',
  notYet: 'Terminez toutes les leçons pour obtenir votre certificat.',
  printHint:
    'Utilisez la commande d’impression de votre navigateur pour imprimer cette page ou l’enregistrer en PDF.',
};
