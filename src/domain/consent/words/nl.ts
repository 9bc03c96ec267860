import type { ConsentMessages } from './en.ts';

export const nl: ConsentMessages = {
  text: 'Door deze website te gebruiken, ga je akkoord met ons gebruik van cookies.',
  accept: 'Accepteren',
  decline: 'Weigeren',
  label: 'Cookies',
  signal:
    'Je browser vraagt websites om je niet te volgen (Global Privacy Control). We houden ons daaraan, tenzij je hier meer toestaat.',
  eu: 'Je kunt dit altijd wijzigen via ‘Cookievoorkeuren’ onderaan elke pagina.',
  policy: 'Wat we opslaan en waarom',
  choose: 'Zelf kiezen',
  save: 'Mijn keuze opslaan',
  'functional.label': 'Extra’s',
  'functional.text': 'Chat, reserveringen en bescherming tegen bots.',
  'analytics.label': 'Statistieken',
  'analytics.text': 'Hoeveel mensen de site bezoeken en wat ze lezen.',
  'marketing.label': 'Advertenties',
  'marketing.text': 'Advertenties voor jou op andere websites.',
  'media.label': 'Video’s, kaarten en berichten',
  'media.text': 'Inhoud van andere bedrijven.',
};
