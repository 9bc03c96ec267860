import type { SiteMessages } from './en.ts';

export const es: SiteMessages = {
  skip: 'Saltar al contenido',
  'nav.main': 'Menú principal',
  'nav.folded': 'Menú principal, plegado',
  'nav.menu': 'Menú',
  'nav.more': 'Más en {title}',
  'nav.footer': 'Pie de página',
  'nav.action': 'Acción principal',
  cookies: 'Opciones de cookies',
  filedUnder: 'Archivado en',
  allOf: 'Todo en {list}',
  home: 'Volver a la página de inicio',
  'notFound.title': 'Página no encontrada',
  'notFound.heading': 'Esta página no existe',
  'notFound.text':
    'No hay nada en esta dirección. Puede que la página se haya movido o que la dirección tenga una errata.',
  search: 'Buscar',
  searchSite: 'Buscar en este sitio',
  'noHome.title': 'Aún no hay nada aquí',
  'noHome.text':
    'Este sitio aún se está creando. Su primera página todavía no está publicada; vuelve pronto.',
  'error.text':
    'La página no se ha podido mostrar. No ha sido culpa tuya, y el propietario del sitio puede ver el error.',
  'closed.title': 'Cerrado por el momento',
  'closed.text': 'Estamos haciendo cambios. Vuelve un poco más tarde.',
  'opening.title': 'Próxima apertura',
  'opening.text': 'Estamos preparando este sitio. Vuelve dentro de un tiempo.',
  password: 'Contraseña',
  'password.open': 'Abrir',
  'password.wrong': 'La contraseña no es correcta. Compruébala e inténtalo de nuevo.',
  'membersOnly.text': 'Si alguien te ha dado esta dirección, pídele acceso.',
  'error.title': 'Algo ha salido mal',
  'locked.title': 'Esta página está protegida',
  'membersOnly.title': 'Esta página es solo para miembros',
};
