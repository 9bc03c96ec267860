import type { ListMessages } from './en.ts';

export const fr: ListMessages = {
  'title.confirm': 'Confirmer votre inscription',
  'title.confirmed': 'Vous êtes inscrit',
  'title.unsubscribe': 'Se désinscrire',
  'title.unsubscribed': 'Vous êtes désinscrit',
  'title.unknown': 'Ce lien ne fonctionne plus',
  'title.busy': 'Veuillez patienter un instant',
  confirm: '{list} sera envoyé à {email}.',
  confirmed:
    'Merci. {list} sera désormais envoyé à {email}. Chaque e-mail contient un lien de désinscription.',
  unsubscribe: '{list} ne sera plus envoyé à {email}.',
  unsubscribed: '{list} n’est plus envoyé à {email}.',
  unknown:
    'Il est peut-être trop ancien ou incomplet. Inscrivez-vous à nouveau pour recevoir un nouveau lien.',
  busy: 'Trop de tentatives. Rouvrez le lien de votre e-mail dans une minute.',
  incomplete:
    'Il est incomplet. Utilisez le lien de désinscription du dernier e-mail reçu, ou répondez à cet e-mail.',
  'button.confirm': 'Confirmer',
  'button.unsubscribe': 'Se désinscrire',
  home: 'Vers la page d’accueil',
  'mail.subject': 'À confirmer : {list} de {site}',
  'mail.heading': 'Une dernière étape',
  'mail.entered': 'Quelqu’un, vous sans doute, a indiqué cette adresse pour « {list} » de {site}',
  'mail.confirm': 'Confirmez-la pour vous inscrire.',
  'mail.closing':
    'Le lien est valable {days} jours. Si ce n’était pas vous, ignorez cet e-mail : vous n’en recevrez pas d’autre.',
};
