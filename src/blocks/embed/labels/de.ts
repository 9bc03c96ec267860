export const embedCode = 'Einbettungscode';
export const pasteTheCodeFromTheOther = 'Füge den Code des anderen Dienstes ein.';
export const howItRuns = 'Ausführung';
export const asPartOfThePage = 'Als Teil der Seite';
export const inASeparateFrame = 'In einem eigenen Rahmen';
export const onlyPeopleWhoCanAddCode = 'Nur wer Code hinzufügen darf, kann ihn als Teil der Seite ausführen.';
export const whatItShows = 'Was zu sehen ist';
export const readByScreenReadersForExample =
  'Wird von Screenreadern vorgelesen, zum Beispiel: Karte des Studios.';
export const height = 'Höhe';
export const caption = 'Bildunterschrift';
export const embed = 'Einbettung';
export const htmlFromAnotherServiceSuchAs =
  'HTML von einem anderen Dienst, zum Beispiel eine Karte, ein Player oder ein Buchungsformular.';
export const pasteTheCodeFromTheOtherService = 'Füge im Bedienfeld den Code des anderen Dienstes ein.';
export const mapVideoYoutubeVimeoIframeBooking =
  'einbetten karte video youtube vimeo iframe buchung widget embed';
