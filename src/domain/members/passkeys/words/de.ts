import type { PasskeyMessages, PasskeyScriptMessages } from './en.ts';

export const de: PasskeyMessages = {
  title: 'Passkeys',
  about:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder Geräte-PIN an, ganz ohne Passwort. Ein Passkey funktioniert nur auf {host}.',
  add: 'Passkey hinzufügen',
  name: 'Name',
  added: 'Hinzugefügt am {date}.',
  lastUsed: 'Zuletzt benutzt am {date}.',
  elsewhere: 'Funktioniert nur auf {host}.',
  remove: 'Entfernen: {name}',
  removeText:
    'Sie können sich damit nicht mehr anmelden. Ihr Gerät bietet ihn vielleicht noch an, bis Sie ihn dort löschen.',
  removeYes: 'Passkey entfernen',
  wasAdded: 'Passkey hinzugefügt. Sie können ihn bei der nächsten Anmeldung benutzen.',
  wasRemoved: 'Passkey entfernt.',
  signIn: 'Mit Passkey anmelden',
  signInAgain:
    'Melden Sie sich noch einmal mit einem Link per E-Mail an und fügen Sie dann den Passkey hinzu.',
  unknown: 'Zu diesem Passkey gibt es hier kein Konto. Melden Sie sich anders an.',
  refused:
    'Wir konnten den Passkey nicht prüfen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  gone: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
  known: 'Dieser Passkey gehört schon zu Ihrem Konto.',
  tooMany: 'Sie können bis zu {count} Passkeys haben. Entfernen Sie einen, den Sie nicht mehr benutzen.',
  noName: 'Geben Sie dem Passkey einen Namen.',
};

export const inScript: PasskeyScriptMessages = {
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  cancelled: 'Abgebrochen, oder es hat zu lange gedauert. Versuchen Sie es noch einmal.',
  exists: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  unsupported: 'Dieses Gerät unterstützt diese Art von Passkey nicht.',
  address: 'Passkeys funktionieren unter dieser Adresse nicht.',
};
