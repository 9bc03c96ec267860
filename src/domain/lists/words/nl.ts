import type { ListMessages } from './en.ts';

export const nl: ListMessages = {
  'title.confirm': 'Bevestig je aanmelding',
  'title.confirmed': 'Je bent aangemeld',
  'title.unsubscribe': 'Uitschrijven',
  'title.unsubscribed': 'Je bent uitgeschreven',
  'title.unknown': 'Deze link werkt niet meer',
  'title.busy': 'Wacht even',
  confirm: '{list} komt naar {email}.',
  confirmed: 'Bedankt. {list} komt vanaf nu naar {email}. In elke e-mail staat een uitschrijflink.',
  unsubscribe: '{list} komt dan niet meer naar {email}.',
  unsubscribed: '{list} komt niet meer naar {email}.',
  unknown: 'Misschien is de link te oud of onvolledig. Meld je opnieuw aan voor een nieuwe link.',
  busy: 'Te veel pogingen. Open de link in je e-mail over een minuut opnieuw.',
  incomplete:
    'De link is onvolledig. Gebruik de uitschrijflink in de laatste e-mail die je kreeg of beantwoord die e-mail.',
  'button.confirm': 'Bevestigen',
  'button.unsubscribe': 'Uitschrijven',
  home: 'Naar de homepage',
  'mail.subject': 'Bevestig: {list} van {site}',
  'mail.heading': 'Nog één stap',
  'mail.entered': 'Iemand, hopelijk jij, heeft dit adres opgegeven voor ‘{list}’ van {site}',
  'mail.confirm': 'Bevestig het om je aan te melden.',
  'mail.closing':
    'De link werkt {days} dagen. Was jij dit niet? Negeer deze e-mail dan, je hoort niets meer van ons.',
};
