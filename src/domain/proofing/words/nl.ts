import type { ProofMessages } from './en.ts';

export const nl: ProofMessages = {
  nothing: 'Kies minstens één foto of schrijf een opmerking.',
  gone: 'Deze foto’s staan hier niet meer. Vraag het degene die je de link heeft gestuurd.',
  locked: 'Het wachtwoord van deze pagina is gewijzigd of verlopen. Open de pagina opnieuw en vul het in.',
  tooOften: 'Je hebt dit al een paar keer verstuurd. Wacht een minuut en verstuur het opnieuw.',
  tooMany: 'Je kunt maximaal {most} favorieten kiezen. Verwijder er een paar.',
  'gone.title': 'Niets om uit te kiezen',
  'invalid.title': 'Nog niet verstuurd',
  needsPassword: 'Je kunt favorieten aanvinken zodra deze pagina een wachtwoord heeft.',
  sent: 'Bedankt. Verstuurd op {time}: {count, plural, one {1 favoriet} other {# favorieten}}. Je kunt de selectie wijzigen en opnieuw versturen.',
  sentBy:
    'Bedankt, {name}. Verstuurd op {time}: {count, plural, one {1 favoriet} other {# favorieten}}. Je kunt de selectie wijzigen en opnieuw versturen.',
  large: '{label}, opent groot in een nieuw venster',
  favourite: 'Favoriet',
  comment: 'Opmerking',
  commentOn: 'Opmerking bij {label}',
  yourName: 'Je naam',
  note: 'Nog iets anders',
  again: 'Opnieuw versturen',
  thanks: 'Bedankt',
  thanksTo: 'Bedankt, {name}',
  received: 'We hebben je selectie van {count, plural, one {1 favoriet} other {# favorieten}} ontvangen.',
  change: 'Je selectie bekijken of wijzigen',
  home: 'Naar de startpagina',
  send: 'Selectie versturen',
};
