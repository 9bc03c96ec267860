import type { SiteMessages } from './en.ts';

export const fr: SiteMessages = {
  skip: 'Aller au contenu',
  'nav.main': 'Menu principal',
  'nav.folded': 'Menu principal, replié',
  'nav.menu': 'Menu',
  'nav.more': 'Plus dans {title}',
  'nav.footer': 'Pied de page',
  'nav.action': 'Action principale',
  cookies: 'Choix des cookies',
  filedUnder: 'Classé dans',
  allOf: 'Tout voir dans {list}',
  home: 'Retour à l’accueil',
  'notFound.title': 'Page introuvable',
  'notFound.heading': 'Cette page n’existe pas',
  'notFound.text':
    'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
  search: 'Rechercher',
  searchSite: 'Rechercher sur ce site',
  'noHome.title': 'Rien ici pour l’instant',
  'noHome.text':
    'Ce site est en cours de création. Sa première page n’est pas encore publiée, revenez bientôt.',
  'error.text':
    'La page n’a pas pu s’afficher. Vous n’y êtes pour rien, et le propriétaire du site peut voir l’erreur.',
  'closed.title': 'Fermé pour le moment',
  'closed.text': 'Des changements sont en cours. Revenez un peu plus tard.',
  'opening.title': 'Ouverture prochaine',
  'opening.text': 'Ce site est en préparation. Revenez dans quelque temps.',
  password: 'Mot de passe',
  'password.open': 'Ouvrir',
  'password.wrong': 'Mot de passe incorrect. Vérifiez-le et réessayez.',
  'membersOnly.text': 'Si quelqu’un vous a donné cette adresse, demandez-lui l’accès.',
  'error.title': 'Une erreur s’est produite',
  'locked.title': 'Cette page est protégée',
  'membersOnly.title': 'Cette page est réservée aux membres',
};
