import type { ConsentMessages } from './en.ts';

export const fr: ConsentMessages = {
  text: 'En utilisant ce site, vous acceptez notre utilisation des cookies.',
  accept: 'Accepter',
  decline: 'Refuser',
  label: 'Cookies',
  signal:
    'Votre navigateur demande aux sites de ne pas vous suivre (Global Privacy Control). Nous le respectons, sauf si vous autorisez davantage ici.',
  eu: 'Vous pouvez modifier ce choix à tout moment sous « Choix des cookies » en bas de chaque page.',
  policy: 'Ce que nous enregistrons, et pourquoi',
  choose: 'Choisir au cas par cas',
  save: 'Enregistrer mon choix',
  'functional.label': 'Extras',
  'functional.text': 'Chat, réservations et protection contre les robots.',
  'analytics.label': 'Statistiques',
  'analytics.text': 'Combien de personnes visitent le site et ce qu’elles lisent.',
  'marketing.label': 'Publicité',
  'marketing.text': 'Des publicités pour vous sur d’autres sites.',
  'media.label': 'Vidéos, cartes et publications',
  'media.text': 'Des contenus d’autres entreprises.',
};
