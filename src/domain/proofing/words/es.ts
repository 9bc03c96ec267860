import type { ProofMessages } from './en.ts';

export const es: ProofMessages = {
  nothing: 'Elige al menos una imagen o escribe un comentario.',
  gone: 'Estas imágenes ya no se muestran aquí. Pregunta a la persona que te envió el enlace.',
  locked: 'La contraseña de esta página ha cambiado o caducado. Abre la página de nuevo e introdúcela.',
  tooOften: 'Lo has enviado varias veces. Espera un minuto y vuelve a enviarlo.',
  tooMany: 'Puedes elegir hasta {most} favoritas. Quita algunas.',
  'gone.title': 'No hay nada que elegir',
  'invalid.title': 'Aún no se ha enviado',
  needsPassword: 'Podrás marcar favoritas cuando esta página tenga contraseña.',
  sent: 'Gracias. Enviado el {time}: {count, plural, one {1 favorita} many {# favoritas} other {# favoritas}}. Puedes cambiar la selección y enviarla de nuevo.',
  sentBy:
    'Gracias, {name}. Enviado el {time}: {count, plural, one {1 favorita} many {# favoritas} other {# favoritas}}. Puedes cambiar la selección y enviarla de nuevo.',
  large: '{label}, se abre en grande en una ventana nueva',
  favourite: 'Favorita',
  comment: 'Comentario',
  commentOn: 'Comentario sobre {label}',
  yourName: 'Tu nombre',
  note: 'Algo más',
  again: 'Enviar de nuevo',
  thanks: 'Gracias',
  thanksTo: 'Gracias, {name}',
  received:
    'Hemos recibido tu selección de {count, plural, one {1 favorita} many {# favoritas} other {# favoritas}}.',
  change: 'Ver o cambiar tu selección',
  home: 'A la página de inicio',
  send: 'Enviar la selección',
};
