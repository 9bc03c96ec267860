import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  title: '¡Algo ha ido mal!',
  reported: 'El error se ha registrado y notificado. Recarga la página para continuar.',
  network: 'Error de red. Comprueba tu conexión a internet.',
  answer: 'URL: {url}\nFormato: {format}\nMensaje: {message}',
  reload: 'Recargar la página',
  clear: 'Cerrar',
};
