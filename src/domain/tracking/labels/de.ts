export const visitors = 'Besucher';
export const countedOnThisServerOnlyCookies =
  'Nur auf diesem Server gezählt. Cookies werden nur verwendet, wenn Besucher oder deine Cookie-Richtlinie sie erlauben. IP-Adressen werden nie gespeichert.';
export const countVisitors = 'Besucher zählen';
export const turningThisOffRemovesTheScript =
  'Wenn du das ausschaltest, wird das Skript von allen Seiten entfernt. Vorhandene Statistiken bleiben erhalten.';
export const trackCampaigns = 'Kampagnen erfassen';
export const onceAVisitorAgreesToCookies =
  'Sobald ein Besucher Cookies zustimmt, erfassen wir, über welche Kampagne er gekommen ist.';
export const keepVisitDetailsFor = 'Besuchsdaten aufbewahren';
export const filtersAndNewGoalsUseThem =
  'Filter und neue Ziele verwenden sie. Tageswerte bleiben erhalten, solange es die Website gibt.';
export const measurePageSpeed = 'Ladezeit messen';
export const eachMeasuredPageViewLoads =
  'Zeigt unter „Tempo“, wie schnell Seiten für echte Besucher sind. Große Websites brauchen nur einen Teil der Aufrufe.';
export const forAllPageViews = 'Bei allen Aufrufen';
export const forSomePageViews = 'Bei {percent} % der Aufrufe';
export const forNoPageViews = 'Aus';
