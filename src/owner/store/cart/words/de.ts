export const allProducts = 'Alle Produkte';
export const specificProducts = 'Bestimmte Produkte';
export const delivery = 'Lieferung';
export const amountOff = 'Rabatt auf';
export const limitsDatesAndName = 'Limits, Zeitraum und Name';
export const nameBuyersSee = 'Name für Käufer';
export const leaveEmptyToShowItsCode = 'Leer lassen, um den Code oder den Betrag anzuzeigen.';
export const minimumOrder = 'Mindestbestellwert';
export const canBeCombinedWithOtherDiscounts = 'Mit anderen Rabatten kombinierbar';
export const bothDiscountsMustAllowIt = 'Beide Rabatte müssen es erlauben.';
export const active = 'Aktiv';
export const removeTitle = '„{title}“ entfernen';
export const useLettersDigitsDotsAndHyphens =
  'Verwende Buchstaben, Ziffern, Punkte und Bindestriche. Dieser Code wird zu „{code}“.';
export const upperAndLowerCaseAreThe =
  'Groß- und Kleinschreibung sind egal. Für einen automatischen Rabatt leer lassen.';
export const couponCode = 'Rabattcode';
export const amount = 'Betrag';
export const type = 'Art';
export const percent = 'Prozent';
export const enterANumberUpTo100 = 'Gib eine Zahl bis 100 ein, zum Beispiel 10 oder 12,5.';
export const totalUsageLimit = 'Einlösungen insgesamt';
export const leaveEmptyForNoLimit = 'Leer lassen, wenn es kein Limit gibt.';
export const limitPerCustomer = 'Einlösungen pro Kunde';
export const customersAreRecognisedByTheirEmail =
  'Kunden werden an ihrer E-Mail-Adresse erkannt. Leer lassen, wenn es kein Limit gibt.';
export const usedUp = 'aufgebraucht';
export const moneyTakenOff = '{money} Rabatt gewährt';
export const inactive = 'Inaktiv';
export const ended = 'Abgelaufen';
export const scheduled = 'Geplant';
export const usedUp2 = 'Aufgebraucht';
export const notUsedYet = 'Noch nicht eingelöst';
export const notUsedYetLimitTimes =
  'Noch nicht eingelöst, höchstens {limit, plural, one {#-mal} other {#-mal}}';
export const usedTimes = '{used, plural, one {#-mal} other {#-mal}} eingelöst';
export const usedUsedOfLimitTimes = '{used} von {limit} Mal eingelöst';
export const testordersOfThemByTestOrders =
  '{testOrders, plural, one {davon # durch eine Testbestellung aus deinem Team, die mitzählt, bis du sie stornierst} other {davon # durch Testbestellungen aus deinem Team, die mitzählen, bis du sie stornierst}}';
export const countTimes = '{count, plural, one {#-mal} other {#-mal}}';
export const noDiscountsYet = 'Noch keine Rabatte.';
export const discounts = 'Rabatte';
export const turnOn = 'Einschalten';
export const turnOff = 'Ausschalten';
export const remove = 'Entfernen';
export const noDiscountsYet2 = 'Noch keine Rabatte';
export const addADiscountForYourBuyers = 'Füge einen Rabatt für deine Käufer hinzu.';
export const addADiscount = 'Rabatt hinzufügen';
export const discount = 'Rabatt';
export const coupon = 'Rabattcode';
export const automatic = 'Automatisch';
export const value = 'Wert';
export const status = 'Status';
export const used = 'Eingelöst';
export const buyersEnterACouponCodeA =
  'Käufer geben einen Rabattcode ein. Ein Rabatt ohne Code gilt automatisch.';
export const appliesToAllProducts = 'Gilt für alle Produkte.';
export const categories = 'Kategorien';
export const asOnYourProductsSeparatedBy = 'Wie bei deinen Produkten, durch Kommas getrennt: Schalen, Teller';
export const addAProduct = 'Produkt hinzufügen';
export const searchProducts = 'Produkte suchen';
export const noMatchingProducts = 'Keine passenden Produkte.';
export const productsFound = 'Gefundene Produkte';
export const addTitle = '„{title}“ hinzufügen';
export const productsItIsOn = 'Produkte mit diesem Rabatt';
export const aDeletedProduct = 'ein gelöschtes Produkt';
export const chooseAProductBelow = 'Wähle unten ein Produkt aus';
