import type { PasskeyMessages, PasskeyScriptMessages } from './en.ts';

export const es: PasskeyMessages = {
  title: 'Llaves de acceso',
  about:
    'Inicia sesión con tu huella, tu cara o el PIN del dispositivo, sin contraseña. Una llave de acceso solo funciona en {host}.',
  add: 'Añadir una llave de acceso',
  name: 'Nombre',
  added: 'Añadida el {date}.',
  lastUsed: 'Usada por última vez el {date}.',
  elsewhere: 'Solo funciona en {host}.',
  remove: 'Eliminar: {name}',
  removeText:
    'Ya no podrás iniciar sesión con ella. Puede que tu dispositivo la siga ofreciendo hasta que la borres ahí.',
  removeYes: 'Eliminar la llave',
  wasAdded: 'Llave de acceso añadida. Puedes usarla la próxima vez que inicies sesión.',
  wasRemoved: 'Llave de acceso eliminada.',
  signIn: 'Iniciar sesión con una llave de acceso',
  signInAgain: 'Vuelve a iniciar sesión con un enlace por correo y añade entonces la llave de acceso.',
  unknown: 'Esta llave de acceso no abre ninguna cuenta aquí. Inicia sesión de otra forma.',
  refused: 'No hemos podido comprobar la llave de acceso. Inténtalo de nuevo o inicia sesión de otra forma.',
  gone: 'Ha tardado demasiado. Inténtalo de nuevo.',
  known: 'Esta llave de acceso ya está en tu cuenta.',
  tooMany: 'Puedes tener hasta {count} llaves de acceso. Elimina una que ya no uses.',
  noName: 'Pon un nombre a la llave de acceso.',
};

export const inScript: PasskeyScriptMessages = {
  failed: 'No ha funcionado. Inténtalo de nuevo o inicia sesión de otra forma.',
  cancelled: 'Cancelado, o ha tardado demasiado. Inténtalo de nuevo.',
  exists: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  unsupported: 'Este dispositivo no admite este tipo de llave de acceso.',
  address: 'Las llaves de acceso no funcionan en esta dirección.',
};
