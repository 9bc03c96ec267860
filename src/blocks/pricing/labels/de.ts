export const name = 'Name';
export const forExampleMonthly = 'Zum Beispiel „Monatlich“.';
export const price = 'Preis';
export const asYouWantItShown12 = 'So, wie er erscheinen soll: „12 € im Monat“.';
export const whatIsIncluded = 'Was enthalten ist';
export const buttonText = 'Text des Buttons';
export const leadsTo = 'Führt zu';
export const title = 'Titel';
export const text = 'Text';
export const firstWayToPay = 'Erste Zahlungsoption';
export const secondPaymentOption = 'Zweite Zahlungsoption';
export const selectedByDefault = 'Vorausgewählt';
export const theFirst = 'Die erste';
export const whatMembersGet = 'Was Mitglieder bekommen';
export const membershipPrices = 'Mitgliedschaftspreise';
export const aMembershipWithTwoPaymentOptions =
  'Eine Mitgliedschaft mit zwei Zahlungsoptionen und einem Button zum Beitreten.';
export const writeBothPricesInThePanel = 'Gib im Bedienfeld beide Preise ein.';
export const membershipSubscriptionPlanPriceToggleMonthly =
  'mitgliedschaft abo abonnement tarif preis preise preistabelle umschalter monatlich jährlich beitreten pricing membership';
export const plan = 'Tarif';
