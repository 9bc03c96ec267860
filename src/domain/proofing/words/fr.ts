import type { ProofMessages } from './en.ts';

export const fr: ProofMessages = {
  nothing: 'Choisissez au moins une image ou écrivez un commentaire.',
  gone: 'Ces images ne sont plus affichées ici. Contactez la personne qui vous a envoyé le lien.',
  locked: 'Le mot de passe de cette page a changé ou expiré. Rouvrez la page et saisissez-le.',
  tooOften: 'Vous avez envoyé ceci plusieurs fois. Attendez une minute, puis renvoyez.',
  tooMany: 'Vous pouvez choisir jusqu’à {most} favoris. Retirez-en.',
  'gone.title': 'Rien à choisir',
  'invalid.title': 'Pas encore envoyé',
  needsPassword: 'Vous pourrez marquer des favoris une fois cette page protégée par un mot de passe.',
  sent: 'Merci. Envoyé le {time} : {count, plural, one {# favori} many {# favoris} other {# favoris}}. Vous pouvez modifier la sélection et la renvoyer.',
  sentBy:
    'Merci, {name}. Envoyé le {time} : {count, plural, one {# favori} many {# favoris} other {# favoris}}. Vous pouvez modifier la sélection et la renvoyer.',
  large: '{label}, s’ouvre en grand dans une nouvelle fenêtre',
  favourite: 'Favori',
  comment: 'Commentaire',
  commentOn: 'Commentaire sur {label}',
  yourName: 'Votre nom',
  note: 'Autre chose',
  again: 'Renvoyer',
  thanks: 'Merci',
  thanksTo: 'Merci, {name}',
  received:
    'Nous avons reçu votre sélection de {count, plural, one {# favori} many {# favoris} other {# favoris}}.',
  change: 'Voir ou modifier votre sélection',
  home: 'Vers la page d’accueil',
  send: 'Envoyer la sélection',
};
