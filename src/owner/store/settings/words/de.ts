export const yourShop = 'Dein Shop';
export const bowlBlue = 'Schale (Blau)';
export const twoBowlBlue = '2 × Schale (Blau)';
export const oneMoonJar = '1 × Mondvase';
export const otherEmailsToBuyers = 'Andere E-Mails an Käufer';
export const eachBuyerGetsThemOnce =
  'E-Mails, die keine Bestellung betreffen. Jede geht nur einmal an dieselbe Person.';
export const repliesToReviews = 'Antworten auf Bewertungen';
export const reviewersGetOneEmailWithYour =
  'Wer bewertet hat, bekommt eine E-Mail mit deiner Antwort, fünf Minuten nachdem du sie veröffentlichst.';
export const replySubject = 'Betreff der Antwort';
export const textAboveTheReply = 'Text über der Antwort';
export const replyPreview = 'Vorschau der Antwort';
export const exampleReply = 'Schön, dass es dir gefällt!';
export const cartReminders = 'Warenkorb-Erinnerungen';
export const theCheckoutAsksForPermissionBuyers =
  'Die Kasse fragt um Erlaubnis. Käufer, die zustimmen und ohne Bestellung gehen, erhalten eine E-Mail.';
export const sendAfterHours = 'Senden nach (Stunden)';
export const from1To72HoursAfter = '1 bis 72 Stunden nach der letzten Änderung an der Kasse.';
export const reminderSubject = 'Betreff der Erinnerung';
export const shopBecomesTheSiteName = '{shop} wird zum Namen der Website.';
export const reminderText = 'Text der Erinnerung';
export const reminderPreview = 'Vorschau der Erinnerung';
export const backInStock = 'Wieder verfügbar';
export const visitorsCanLeaveTheirEmailOn =
  'Besucher können bei ausverkauften Produkten ihre E-Mail-Adresse hinterlassen. Ist das Produkt wieder da, erhalten sie eine E-Mail, dann löschen wir die Adresse.';
export const backInStockSubject = 'Betreff für „Wieder verfügbar“';
export const productAndShopBecomeTheirNames = '{product} und {shop} werden durch die Namen ersetzt.';
export const backInStockText = 'Text für „Wieder verfügbar“';
export const backInStockPreview = 'Vorschau für „Wieder verfügbar“';
export const countries = 'Länder';
export const leaveEmptyToCoverTheRest = 'Leer lassen, um den Rest der Welt abzudecken.';
export const chooseACountry = 'Land auswählen';
export const addACountry = 'Land hinzufügen';
export const removeCountryname = '{countryName} entfernen';
export const sent = 'Versand';
export const pickup = 'Abholung';
export const noDeliveryYet = 'Noch keine Lieferung';
export const addADeliveryMethod = 'Versandart hinzufügen';
export const delivery = 'Lieferung';
export const whereYouDeliverWhatItCosts = 'Wohin du lieferst, was es kostet und wo Käufer abholen können.';
export const everywhere = 'Überall';
export const currencySelling = 'Währung & Verkauf';
export const taxes = 'Steuern';
export const everywhereElse = 'Überall sonst';
export const namesAndMoreMore = '{names} und {more} weitere';
export const nameHiddenUntilItHasA = '{name}: unsichtbar, bis der Preis feststeht';
export const namePrice = '{name} {price}';
export const namePriceFreeFromMoney = '{name} {price}, ab {money} kostenlos';
export const nameFromPrice = '{name} ab {price}';
export const nameFromPriceFreeFromMoney = '{name} ab {price}, ab {money} kostenlos';
export const nameFree = '{name}: kostenlos';
export const moneyOff = '{money} Rabatt';
export const moneyOffAllProducts = '{money} Rabatt auf alle Produkte';
export const moneyOffProducts = '{money} Rabatt auf Produkte';
export const moneyOffDelivery = '{money} Rabatt auf die Lieferung';
export const flatRate = 'Pauschal';
export const byWeight = 'Nach Gewicht';
export const byOrderTotal = 'Nach Bestellwert';
export const byPost = 'Per Post';
export const freeFromForName = 'Kostenlos ab, für „{name}“';
export const leaveEmptyToAlwaysCharge = 'Leer lassen, um immer zu berechnen.';
export const nameAndRateType = 'Name und Preismodell';
export const deliveryMethod = 'Versandart';
export const buyersSeeThisName = 'Käufer sehen diesen Namen.';
export const enterANameForBuyers = 'Gib einen Namen für Käufer ein.';
export const rateTypeOfName = 'Preismodell von „{name}“';
export const removeName = '„{name}“ entfernen';
export const priceOfName = 'Preis von „{name}“';
export const buyersDontSeeItUntilIt = 'Käufer sehen es erst, wenn es einen Preis hat.';
export const addAPickupLocation = 'Abholort hinzufügen';
export const noAddressForBuyersYet = 'Noch keine Adresse für Käufer';
export const addressAndOpeningHours = 'Adresse und Öffnungszeiten';
export const enterWhereBuyersPickUpUntil =
  'Gib ein, wo Käufer abholen. Bis dahin zeigen wir deine Rechnungsadresse, falls du eine hast. Ohne Adresse können Käufer die Abholung nicht wählen.';
export const enterWhereBuyersPickUpUntilYou =
  'Gib ein, wo Käufer abholen. Bis dahin zeigen wir deine Rechnungsadresse, falls du eine hast.';
export const namePriceCountryRemoval = 'Name, Preis, Land, Entfernen';
export const name = 'Name';
export const countryOfThisLocation = 'Land dieses Abholorts';
export const setsTheTaxForOrdersPicked =
  'Bestimmt die Steuer für Bestellungen, die hier abgeholt werden, egal wo der Käufer wohnt.';
export const countryOfYourAddress = 'Land deiner Adresse';
export const close = 'Schließen';
export const edit = 'Bearbeiten';
export const addAStepToDeliverThis = 'Füge eine Stufe hinzu, um so zu liefern. Beginne mit einer ab 0.';
export const stepCount = 'Stufe {count}';
export const fromWeightInGramsOfStep = 'Ab Gewicht in Gramm, Stufe {count} von „{name}“';
export const fromSubtotalOfStepCountOf = 'Ab Zwischensumme, Stufe {count} von „{name}“';
export const priceOfStepCountOfName = 'Preis, Stufe {count} von „{name}“';
export const removeStepCount = 'Stufe {count} entfernen';
export const addAStepToName = 'Stufe zu „{name}“ hinzufügen';
export const taxName = 'Name der Steuer';
export const rateOfNamePercent = 'Satz von {name} (Prozent)';
export const taxClassForName = 'Steuerklasse für {name}';
export const mustMatchTheClassOnYour =
  'Muss mit der Klasse deiner Produkte übereinstimmen. Für Produkte ohne Klasse leer lassen.';
export const removeName2 = '{name} entfernen';
export const addATax = 'Steuer hinzufügen';
export const savedVisitorsSeeItNow = 'Gespeichert. Besucher sehen es jetzt.';
export const newZone = 'Neue Zone';
export const addAZone = 'Zone hinzufügen';
export const byAlreadyCoversTheRestOf =
  '„{by}“ deckt den Rest der Welt schon ab, diese Zone wird also nie verwendet. Füge Länder hinzu.';
export const byAlreadyIncludesMapSoThis =
  'Schon in „{by}“ enthalten: {map}. Dafür wird diese Zone nicht verwendet. Entferne die Überschneidung aus einer der beiden.';
export const zoneNameRemoval = 'Name der Zone, Entfernen';
export const zoneName = 'Name der Zone';
export const onlyYouSeeThisLeaveEmpty =
  'Das siehst nur du. Leer lassen, um die Namen der Länder zu verwenden.';
export const removeTheZoneName = 'Zone „{name}“ entfernen';
export const onlyPartOfIt = 'Bundesländer und Postleitzahlen';
export const statesOfCountry = 'Bundesländer oder Provinzen: {country}';
export const noneMeansAllStates = 'Leer lassen für alle.';
export const addAState = 'Bundesland oder Provinz hinzufügen';
export const postalCodes = 'Postleitzahlen';
export const codesWildcardsAndRanges = 'Mit Kommas trennen: 10435, 104*, 10400-10499. Leer lassen für alle.';
export const codeIsNoPostalCode =
  '„{code}“ ist keine Postleitzahl, kein Anfang wie 104* und kein Bereich wie 10400-10499.';
export const ratesToBeginWith = 'Sätze hinzufügen';
export const chooseRates = 'Land oder Bundesstaat auswählen';
export const ratesAsOfDay =
  'Regelsätze, Stand {day}, ohne Gewähr. Prüfe sie und ändere sie bei Bedarf. In den USA: nur Bundesstaaten, in denen du registriert bist; Städte und Countys können mehr verlangen.';
export const changeCurrency = 'Währung ändern';
export const saveBeforeYouChangeTheCurrency = 'Speichere zuerst deine anderen Änderungen.';
export const currencyChanged = 'Währung geändert. Besucher sehen es jetzt.';
export const ordersKeepTheirCurrency =
  'Preise werden mit deinem Kurs umgerechnet. Bestellungen, ausgegebene Gutscheine und laufende Abos behalten ihre Währung. Das lässt sich nicht rückgängig machen.';
export const newCurrency = 'Neue Währung';
export const chooseACurrency = 'Währung auswählen';
export const oneFromIsInTo = '1 {from} in {to}';
export const enter1ToKeepTheNumbers = 'Mit 1 bleiben die Zahlen gleich: 119,00 bleibt 119.';
export const enterARateSuchAs = 'Gib einen Kurs wie 1,08 ein.';
export const nothingHasAPriceYet = 'Noch hat nichts einen Preis.';
export const countPricesChange = '{count, plural, one {# Preis ändert sich} other {# Preise ändern sich}}';
export const andMoreMore = 'Und {more} weitere.';
export const price = 'Preis';
export const salePrice = 'Angebotspreis';
export const freeFrom = 'Kostenlos ab';
export const fromSum = 'Ab Zwischensumme';
export const minimum = 'Mindestwert';
export const minimumOrder = 'Mindestbestellwert';
export const discount = 'Rabatt';
export const lowestAmount = 'Niedrigster Betrag';
export const highestAmount = 'Höchster Betrag';
export const goal = 'Ziel';
export const suggestedAmount = 'Vorgeschlagener Betrag';
export const setUpFee = 'Einrichtungsgebühr';
