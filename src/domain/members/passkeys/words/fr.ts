import type { PasskeyMessages, PasskeyScriptMessages } from './en.ts';

export const fr: PasskeyMessages = {
  title: 'Clés d’accès',
  about:
    'Connectez-vous avec votre empreinte, votre visage ou le code de l’appareil, sans mot de passe. Une clé d’accès ne fonctionne que sur {host}.',
  add: 'Ajouter une clé d’accès',
  name: 'Nom',
  added: 'Ajoutée le {date}.',
  lastUsed: 'Dernière utilisation le {date}.',
  elsewhere: 'Fonctionne seulement sur {host}.',
  remove: 'Supprimer : {name}',
  removeText:
    'Vous ne pourrez plus vous connecter avec elle. Votre appareil la proposera peut-être encore, jusqu’à ce que vous l’y supprimiez.',
  removeYes: 'Supprimer la clé d’accès',
  wasAdded: 'Clé d’accès ajoutée. Vous pourrez l’utiliser à la prochaine connexion.',
  wasRemoved: 'Clé d’accès supprimée.',
  signIn: 'Se connecter avec une clé d’accès',
  signInAgain: 'Reconnectez-vous avec un lien reçu par e-mail, puis ajoutez la clé d’accès.',
  unknown: 'Cette clé d’accès n’ouvre aucun compte ici. Connectez-vous autrement.',
  refused: 'Impossible de vérifier la clé d’accès. Réessayez ou connectez-vous autrement.',
  gone: 'Cela a pris trop de temps. Réessayez.',
  known: 'Cette clé d’accès est déjà dans votre compte.',
  tooMany: 'Vous pouvez avoir {count} clés d’accès au plus. Supprimez-en une que vous n’utilisez plus.',
  noName: 'Donnez un nom à la clé d’accès.',
};

export const inScript: PasskeyScriptMessages = {
  failed: 'Cela n’a pas marché. Réessayez ou connectez-vous autrement.',
  cancelled: 'Annulé, ou trop long. Réessayez.',
  exists: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  unsupported: 'Cet appareil ne prend pas en charge ce type de clé d’accès.',
  address: 'Les clés d’accès ne fonctionnent pas à cette adresse.',
};
