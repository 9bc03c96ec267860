export const sales = 'Verkäufe';
export const sold = 'Umsatz';
export const orders = 'Bestellungen';
export const allAboutSales = 'Alle Verkaufszahlen';
export const bestSellers = 'Bestseller';
export const noSalesInThisPeriod = 'Keine Verkäufe in diesem Zeitraum.';
export const product = 'Produkt';
export const units = 'Stück';
export const allProducts = 'Alle Produkte';
export const byDay = 'Nach Tag';
export const labelCsv = '{label} (CSV)';
export const runningLow = 'Wird knapp';
export const nothingIsRunningLowSetThe =
  'Nichts wird knapp. Ab welchem Bestand du gewarnt wirst, legst du in den <link>Einstellungen des Shops</link> fest.';
export const soldOut = 'Ausverkauft';
export const stockLeft = 'Noch {stock}';
export const whatNameHasSoldExcludesCancelled =
  'Was {name} verkauft hat. Ohne stornierte Bestellungen und Testbestellungen.';
export const noSalesYet = 'Noch keine Verkäufe';
export const chooseHowBuyersPay = 'Zahlungsarten für Käufer wählen';
export const yourFirstRealOrderAppearsHere = 'Deine erste echte Bestellung erscheint hier.';
export const averageOrder = 'Durchschnittliche Bestellung';
export const refunded = 'Erstattet';
export const sold2 = 'Umsatz';
export const orders2 = 'Bestellungen';
export const ordersPerVisit = 'Bestellungen pro Besuch';
export const ordersOrdersVisitsVisits = 'Bestellungen: {orders}, Besuche: {visits}';
export const fromToUntil = '{from} bis {until}';
export const testordersTestOrders =
  '{testOrders, plural, one {eine Testbestellung} other {# Testbestellungen}}';
export const othercurrenciesOrdersInAnotherCurrency =
  '{otherCurrencies, plural, one {eine Bestellung} other {# Bestellungen}} in einer anderen Währung';
export const comparedWithSpanAmountsIncludeDelivery =
  'Verglichen mit {span}. Beträge einschließlich Lieferung und Steuern. Nicht mitgezählt: {leftOut}.';
export const comparedWithSpanAmountsIncludeDeliveryAnd =
  'Verglichen mit {span}. Beträge einschließlich Lieferung und Steuern.';
export const salesOfTheLastSevenDays = 'Verkäufe der letzten sieben Tage';
export const testOrdersAreNotCounted =
  '{count, plural, one {Eine Testbestellung aus diesem Zeitraum ist nicht mitgezählt.} other {# Testbestellungen aus diesem Zeitraum sind nicht mitgezählt.}}';
export const giftCardsSoldAndPaid =
  'Verkaufte Geschenkgutscheine: {sold}. Sie zählen als Umsatz, wenn sie eingelöst werden. Mit Gutscheinen bezahlt: {paid}.';
