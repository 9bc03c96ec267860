import type { ConsentMessages } from './en.ts';

export const es: ConsentMessages = {
  text: 'Al usar este sitio web, aceptas nuestro uso de cookies.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  label: 'Cookies',
  signal:
    'Tu navegador pide a los sitios que no te rastreen (Global Privacy Control). Lo respetamos, salvo que permitas más aquí.',
  eu: 'Puedes cambiarlo en cualquier momento en «Opciones de cookies», al final de cada página.',
  policy: 'Qué guardamos y por qué',
  choose: 'Elegir una por una',
  save: 'Guardar mi elección',
  'functional.label': 'Extras',
  'functional.text': 'Chat, reservas y protección contra bots.',
  'analytics.label': 'Estadísticas',
  'analytics.text': 'Cuántas personas visitan el sitio y qué leen.',
  'marketing.label': 'Publicidad',
  'marketing.text': 'Anuncios para ti en otros sitios.',
  'media.label': 'Vídeos, mapas y publicaciones',
  'media.text': 'Contenido de otras empresas.',
};
