export const what = 'Angabe';
export const forExampleClientYearPlaceRole = 'Zum Beispiel: Kunde, Jahr, Ort, Rolle.';
export const howItIs = 'Inhalt';
export const leadsTo = 'Führt zu';
export const details = 'Angaben';
export const layout = 'Layout';
export const sideBySide = 'Nebeneinander';
export const stacked = 'Untereinander';
export const projectDetails = 'Projektangaben';
export const clientPlaceDateAndOtherFacts = 'Kunde, Ort, Datum und weitere Angaben zu einem Projekt.';
export const writeYourFirstDetailInThe =
  'Gib im Bedienfeld die erste Angabe ein, zum Beispiel Kunde, Jahr oder Ort.';
export const factsClientYearPlaceRoleCredits =
  'fakten angaben details kunde jahr ort rolle mitwirkende credits portfolio projekt';
export const detail = 'Angabe';
