export const orderReceived = 'Bestellung eingegangen';
export const readyForPickup = 'Abholbereit';
export const shipped = 'Versandt';
export const orderChanged = 'Bestellung geändert';
export const refund = 'Erstattung';
export const orderCancelled = 'Bestellung storniert';
export const selling = 'Verkauf';
export const howPricesAppearAndTheMinimum =
  'Wie Preise angezeigt werden und ab welchem Wert Käufer bestellen können.';
export const currency = 'Währung';
export const priceFormat = 'Preisformat';
export const writtenClearToBuyersAbroad = '{written} – eindeutig für Käufer im Ausland';
export const writtenAsUsedLocally = '{written} – wie vor Ort üblich';
export const units = 'Einheiten';
export const minimumOrder = 'Mindestbestellwert';
export const theMinimumCartTotalForCheckout =
  'Ab dieser Summe im Warenkorb können Käufer zur Kasse gehen. Mit 0 gibt es keinen Mindestbestellwert.';
export const lowStock = 'Niedriger Bestand';
export const productsWithThisStockOrLess =
  'Produkte mit diesem oder einem kleineren Bestand stehen unter „Verkäufe“ bei „Wird knapp“.';
export const expressCheckout = 'Express-Checkout';
export const productButtonsReadPurchaseAndSkip =
  'Auf Produkt-Buttons steht „Jetzt kaufen“, und der Warenkorb entfällt. Käufer bestellen jeweils nur ein Produkt.';
export const askBuyersForReviews = 'Käufer um Bewertungen bitten';
export const buyersGetOneEmailWithA =
  'Käufer erhalten einige Tage, nachdem ihre Bestellung ausgeführt wurde, eine einzige E-Mail mit einem Link.';
export const sendAfterDays = 'Senden nach (Tagen)';
export const giftCardsExpireAfterMonths = 'Geschenkgutscheine verfallen nach (Monaten)';
export const enter0ForCardsThatNever =
  'Mit 0 verfallen Gutscheine nie. Ein Gutschein gilt immer so lange, wie es in deinem Land unseres Wissens mindestens sein muss. Manche Orte wie Kalifornien verbieten eine Befristung: Lass dich vorher rechtlich beraten.';
export const giftCardEmailSubject = 'Betreff von Gutschein-E-Mails';
export const leaveEmptyForOurSubject =
  'Leer lassen für unseren, in der Sprache des Käufers. {name}, {from}, {shop} und {amount} werden eingesetzt.';
export const giftCardEmailMessage = 'Nachricht in Gutschein-E-Mails';
export const placeholdersOfGiftCardEmails =
  'Ersetzt die Anrede. Die Nachricht des Käufers, der Wert und der Code folgen. {name}, {from}, {shop} und {amount} werden eingesetzt.';
export const termsOfSalePage = 'Seite mit den AGB';
export const ifSetBuyersMustAgreeBefore = 'Wenn festgelegt, müssen Käufer zustimmen, bevor sie bezahlen.';

export const taxes = 'Steuern';
export const setWhichTaxesApplyWhereAsk =
  'Lege fest, welche Steuern wo gelten. Frag deine Steuerberatung, welche Steuern du berechnen musst.';
export const pricesIncludeTax = 'Preise enthalten Steuer';
export const whenOffTaxIsAddedTo =
  'Wenn ausgeschaltet, kommt die Steuer zu den Preisen hinzu, die du eingibst.';
export const priceDisplay = 'Preisanzeige';
export const onPagesInSearchResultsIn = 'Auf Seiten, in Suchergebnissen, in Shopping-Feeds und im Warenkorb.';
export const asUsualInTheShopsCountry = 'Wie im Land des Shops üblich (in den USA und Kanada ohne Steuer)';
export const includingTax = 'Mit Steuer';
export const excludingTaxWhichIsAddedAt = 'Ohne Steuer, die erst an der Kasse hinzukommt';
export const chargeTaxOnDelivery = 'Steuer auf Lieferung berechnen';
export const companiesInOtherEuCountries = 'Unternehmen in anderen EU-Ländern';
export const theyCanEnterTheirVatNumber =
  'Sie können an der Kasse ihre USt-IdNr. eingeben. Wir prüfen ihr Format. Auf Rechnungen steht dann der Reverse-Charge-Hinweis.';
export const taxRounding = 'Rundung der Steuer';
export const perOrderLine = 'Pro Bestellposition';
export const zones = 'Zonen';
export const testPayment = 'Testzahlung';
export const cardAndMore = 'Karte und mehr';
export const bankTransfer = 'Banküberweisung';
export const invoice = 'Rechnung';
export const payAtPickup = 'Bei Abholung bezahlen';
export const nothingToPay = 'Nichts zu bezahlen';
