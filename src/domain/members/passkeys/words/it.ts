import type { PasskeyMessages, PasskeyScriptMessages } from './en.ts';

export const it: PasskeyMessages = {
  title: 'Passkey',
  about:
    'Accedi con l’impronta, il volto o il PIN del dispositivo, senza password. Una passkey funziona solo su {host}.',
  add: 'Aggiungi una passkey',
  name: 'Nome',
  added: 'Aggiunta il {date}.',
  lastUsed: 'Usata l’ultima volta il {date}.',
  elsewhere: 'Funziona solo su {host}.',
  remove: 'Rimuovi: {name}',
  removeText:
    'Non potrai più usarla per accedere. Il dispositivo potrebbe continuare a proporla finché non la elimini lì.',
  removeYes: 'Rimuovi la passkey',
  wasAdded: 'Passkey aggiunta. Puoi usarla al prossimo accesso.',
  wasRemoved: 'Passkey rimossa.',
  signIn: 'Accedi con una passkey',
  signInAgain: 'Accedi di nuovo con un link ricevuto via email, poi aggiungi la passkey.',
  unknown: 'Questa passkey non apre nessun account qui. Accedi in un altro modo.',
  refused: 'Non è stato possibile verificare la passkey. Riprova o accedi in un altro modo.',
  gone: 'È passato troppo tempo. Riprova.',
  known: 'Questa passkey è già nel tuo account.',
  tooMany: 'Puoi avere fino a {count} passkey. Rimuovine una che non usi più.',
  noName: 'Dai un nome alla passkey.',
};

export const inScript: PasskeyScriptMessages = {
  failed: 'Non ha funzionato. Riprova o accedi in un altro modo.',
  cancelled: 'Annullato, o è passato troppo tempo. Riprova.',
  exists: 'Questo dispositivo ha già una passkey per il tuo account.',
  unsupported: 'Questo dispositivo non supporta questo tipo di passkey.',
  address: 'Le passkey non funzionano a questo indirizzo.',
};
