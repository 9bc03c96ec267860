import type { PasskeyMessages, PasskeyScriptMessages } from './en.ts';

export const nl: PasskeyMessages = {
  title: 'Passkeys',
  about:
    'Log in met je vingerafdruk, gezicht of de pincode van je apparaat, zonder wachtwoord. Een passkey werkt alleen op {host}.',
  add: 'Passkey toevoegen',
  name: 'Naam',
  added: 'Toegevoegd op {date}.',
  lastUsed: 'Laatst gebruikt op {date}.',
  elsewhere: 'Werkt alleen op {host}.',
  remove: 'Verwijderen: {name}',
  removeText:
    'Je kunt er niet meer mee inloggen. Je apparaat biedt hem misschien nog aan tot je hem daar verwijdert.',
  removeYes: 'Passkey verwijderen',
  wasAdded: 'Passkey toegevoegd. Je kunt hem gebruiken als je weer inlogt.',
  wasRemoved: 'Passkey verwijderd.',
  signIn: 'Inloggen met een passkey',
  signInAgain: 'Log opnieuw in met een link per e-mail en voeg daarna je passkey toe.',
  unknown: 'Bij deze passkey hoort hier geen account. Log op een andere manier in.',
  refused: 'We konden de passkey niet controleren. Probeer het opnieuw of log op een andere manier in.',
  gone: 'Dat duurde te lang. Probeer het opnieuw.',
  known: 'Deze passkey staat al in je account.',
  tooMany: 'Je kunt hooguit {count} passkeys hebben. Verwijder er een die je niet meer gebruikt.',
  noName: 'Geef de passkey een naam.',
};

export const inScript: PasskeyScriptMessages = {
  failed: 'Dat lukte niet. Probeer het opnieuw of log op een andere manier in.',
  cancelled: 'Geannuleerd, of het duurde te lang. Probeer het opnieuw.',
  exists: 'Dit apparaat heeft al een passkey voor je account.',
  unsupported: 'Dit apparaat ondersteunt dit soort passkey niet.',
  address: 'Passkeys werken niet op dit adres.',
};
