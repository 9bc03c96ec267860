import type { CourseMessages } from './en.ts';

export const es: CourseMessages = {
  progress: '{done} de {total} lecciones completadas',
  start: 'Empezar el curso',
  goOn: 'Continuar: {lesson}',
  completed: 'Completada',
  opens: 'Se abre el {date}',
  complete: 'Marcar como completada',
  reopen: 'Marcar como no completada',
  position: 'Lección {number} de {total}',
  previous: 'Lección anterior',
  next: 'Lección siguiente',
  all: 'Todas las lecciones',
  finished: 'Has completado este curso.',
  certificate: 'Certificado',
  showCertificate: 'Ver el certificado',
  certifies: 'ha completado el curso',
  nameHint: 'Tu certificado muestra tu correo electrónico. Añade antes tu nombre en tu cuenta.',
  account: 'Tu cuenta',
  gone: 'Esta lección ya no está disponible.',
  notYet: 'Completa todas las lecciones para obtener tu certificado.',
  printHint: 'Usa la función de imprimir de tu navegador para imprimir esta página o guardarla como PDF.',
};
