export const title = 'Titel';
export const text = 'Text';
export const askForTheName = 'Nach dem Namen fragen';
export const note = 'Hinweis';
export const explainsWhatYouDoWithThe = 'Erklärt, was du mit der Adresse machst.';
export const newsletter = 'Newsletter';
export const aFieldToCollectEmailAddresses = 'Ein Feld, um E-Mail-Adressen für deinen Newsletter zu sammeln.';
export const oneBeforeEachOpeningOfThe = 'Einer vor jeder Ofenöffnung.';
export const mailingListSubscribeSignUpEmail =
  'mailingliste verteiler abonnieren anmelden e-mail email rundbrief newsletter subscribe';
