export const removeName = '{name} entfernen';
export const nameNewPriceEachRemove = '{name}, neu, je {price} <button>Entfernen</button>';
export const quantityOfNameToAdd = 'Menge zum Hinzufügen: {name}';
export const addAProduct = 'Produkt hinzufügen';
export const searchByNameOrSku = 'Nach Name oder SKU suchen';
export const noOtherMatchingProducts = 'Keine weiteren passenden Produkte.';
export const productsFound = 'Gefundene Produkte';
export const addName = '{name} hinzufügen';
export const add = 'Hinzufügen';
export const soldOut = 'ausverkauft';
export const stockLeft = 'noch {stock}';
export const orderCancelled = 'Bestellung storniert.';
export const cancelThisOrder = 'Diese Bestellung stornieren?';
export const nothingWillBeSentAndThe =
  'Es wird nichts versandt, und die Produkte gehen zurück in den Bestand. Du kannst das nicht rückgängig machen.';
export const cancelOrder = 'Bestellung stornieren';
export const moneyGoesBackOntoGiftCards =
  '{money} gehen zurück auf die Geschenkgutscheine, mit denen bezahlt wurde.';
export const moneyHaveBeenPaidRefundThem = 'Bereits bezahlt: {money}. Erstatte den Betrag zuerst.';
export const emailTheBuyer = 'E-Mail an den Käufer senden';
export const creditNoteNumber = 'Gutschrift {number}';
export const creditNote = 'Gutschrift';
export const testNoMoneyMoved = 'Test, es ist kein Geld geflossen.';
export const correctsInvoiceNumberOfDay = 'Korrigiert Rechnung {number} vom {day}';
export const orderOrdernameOfDay = 'Bestellung {orderName} vom {day}';
export const net = 'Netto';
export const taxPercentOfMoney = 'Steuer {percent} auf {money}';
export const refunded = 'Erstattet';
export const subscribed = 'Abonniert';
export const notConfirmedYet = 'Noch nicht bestätigt';
export const unsubscribed = 'Abgemeldet';
export const removed = 'Entfernt';
export const customers = 'Kunden';
export const customer = 'Kunde';
export const email = 'E-Mail';
export const orders = 'Bestellungen';
export const spent = 'Ausgegeben';
export const newsletter = 'Newsletter';
export const neverSubscribed = 'Nie abonniert';
export const theLastCount = 'Die letzten {count}.';
export const noOrders = 'Keine Bestellungen';
export const thisCustomerHasNoOrdersYet = 'Dieser Kunde hat noch keine Bestellungen.';
export const noteSaved = 'Notiz gespeichert.';
export const note = 'Notiz';
export const aboutThisCustomer = 'Über diesen Kunden';
export const hiddenFromTheCustomerButIncluded =
  'Für den Kunden nicht sichtbar, aber enthalten, wenn er Auskunft über seine Daten verlangt.';
export const saveNote = 'Notiz speichern';
export const customerDataErasedOrdersStayIn =
  'Kundendaten gelöscht. Bestellungen bleiben ohne Namen in deinen Büchern.';
export const eraseThisCustomersData = 'Die Daten dieses Kunden löschen?';
export const permanentlyDeletesEverythingAboutEmailName =
  'Löscht alles zu {email} endgültig: Name, Adressen, Einsendungen und Listen. Die Beträge der Bestellungen bleiben in deinen Büchern.';
export const erase = 'Löschen';
export const downloadData = 'Daten herunterladen';
export const eraseData = 'Daten löschen…';
export const everyoneWhoHasBoughtOnName = 'Alle, die bei {name} eingekauft haben.';
export const searchCustomers = 'Kunden suchen';
export const noCustomersYet = 'Noch keine Kunden';
export const peopleWhoPlaceAnOrderAppear =
  'Wer eine Bestellung aufgibt, erscheint hier mit seinen Einkäufen.';
export const noMatches = 'Keine Treffer';
export const noCustomersNameOrEmailMatches = 'Kein Kunde mit diesem Namen oder dieser E-Mail-Adresse.';
export const address = 'Adresse';
export const lastOrder = 'Letzte Bestellung';
export const onlyTestOrders = 'Nur Testbestellungen';
export const amountIsStillDueTheBuyer =
  'Noch offen: {amount}. Der Käufer kann auf der Bestellseite bezahlen. Bezahlt er auf anderem Weg, markiere die Bestellung als bezahlt.';
export const refundAmount = '{amount} erstatten';
export const theBuyerHasPaidAmountToo = 'Der Käufer hat {amount} zu viel bezahlt.';
export const theOrderWasChanged = 'Die Bestellung wurde geändert';
export const refundAmount2 = '{amount} erstatten?';
export const weRefundTheOriginalPaymentMethod =
  'Wir erstatten auf das ursprüngliche Zahlungsmittel. Überweisungen und Barzahlungen erstattest du selbst.';
export const moneyCouldNotBeRefundedThe =
  '{money} konnten nicht erstattet werden. Der Zahlungsdienst meldet: {data} Ein Teil wurde bereits erstattet. Erstatte erneut, um nur den Rest zurückzuzahlen.';
export const moneyCouldNotBeRefundedThePayment =
  '{money} konnten nicht erstattet werden. Der Zahlungsdienst meldet: {data} Es wurde nichts erstattet. Versuche es erneut oder zahle das Geld selbst zurück.';
export const orderChanged = 'Bestellung geändert.';
export const editOrder = 'Bestellung bearbeiten';
export const unitsKeepThePriceAtWhich =
  'Bereits bestellte Stücke behalten ihren Preis samt Rabatt und Steuer. Setze eine Position auf 0, um sie zu entfernen. Du kannst sie später wieder hinzufügen. Für neue Produkte gilt der heutige Preis.';
export const saveChanges = 'Änderungen speichern';
export const enterWholeNumbersFrom0For =
  'Gib ganze Zahlen ein: ab 0 für bestellte Positionen und ab 1 für neue.';
export const reason = 'Grund';
export const onlyPeopleWhoWorkOnThe = 'Nur sichtbar für alle, die im Shop mitarbeiten.';
export const nameForTheseProducts = '{name}, für diese Produkte';
export const nameUnchanged = '{name}, unverändert';
export const none = 'Keine';
export const delivery = 'Lieferung';
export const aNewDeliveryMethodUsesTodays = 'Für eine neue Lieferart gilt der heutige Preis.';
export const deliveryMoneyBeforeMoney2 = 'Lieferung {money}, vorher {money2}.';
export const totalMoney = 'Gesamt {money}';
export const totalMoneyBeforeMoney2 = 'Gesamt {money}, vorher {money2}';
export const totalDueMoney = '{total}. Offen: {money}';
export const totalToBeRefundedMoney = '{total}. Zu erstatten: {money}';
export const nameNowQuantity = '{name}, jetzt {quantity}';
export const quantityOfName = 'Menge von {name}';
export const toFulfil = 'auszuführen';
export const orderEmails = 'E-Mails zu Bestellungen';
export const invoices = 'Rechnungen';
export const payments = 'Zahlungen';
export const fulfilled = 'Ausgeführt.';
export const markAsPickedUp = 'Als abgeholt markieren';
export const fulfil = 'Ausführen';
export const chooseWhatGoesOutNowThe = 'Wähle aus, was jetzt rausgeht. Der Rest bleibt offen.';
export const invoiceNumber = 'Rechnung {number}';
export const invoice = 'Rechnung';
export const testNoMoneyMovedDoNot = 'Test, es ist kein Geld geflossen. Bitte nicht bezahlen.';
export const discount = 'Rabatt';
export const refundedBeforeThisInvoice = 'Vor dieser Rechnung erstattet';
export const ofItMoneyTax = '(davon {money} Steuer)';
export const total = 'Gesamt';
export const alreadyPaid = 'Bereits bezahlt';
export const refundedSinceOftax = 'Seitdem erstattet{ofTax}';
export const totalAfterRefunds = 'Gesamt nach Erstattungen';
export const name = 'Name';
export const yoursOrYourBusinesss = 'Deiner oder der deines Unternehmens.';
export const streetAddress = 'Straße und Hausnummer';
export const postalCode = 'Postleitzahl';
export const city = 'Ort';
export const taxNumber = 'Steuernummer';
export const yourVatNumberSuchAsDe123456789 =
  'Deine USt-IdNr., zum Beispiel DE123456789, oder die Nummer deines Finanzamts, wenn du keine hast. In der EU kannst du ohne sie keine Rechnungen mit Steuer ausstellen.';
export const numberPrefix = 'Präfix der Nummer';
export const forExample2026NumbersCountUp = 'Zum Beispiel 2026-. Die Nummern zählen automatisch hoch.';
export const appliesToNewInvoicesInvoicesYou =
  'Gilt für neue Rechnungen. Bereits ausgestellte Rechnungen ändern sich nicht.';
export const beforeYouCanIssueAnInvoice = 'Ergänze noch {lacking}, bevor du eine Rechnung ausstellst.';
export const yourNameOrThatOf = 'deinen Namen oder den deines Unternehmens';
export const yourAddress = 'deine Adresse';
export const yourCountry = 'dein Land';
export const footerText = 'Fußzeile';
export const paymentDetailsAndDueDateOr = 'Bankverbindung und Zahlungsziel oder rechtliche Hinweise.';
export const saved = 'Gespeichert.';
export const order = 'Bestellung';
export const date = 'Datum';
export const unknown = 'Unbekannt';
export const payment = 'Zahlung';
export const test = 'Test';
export const fulfilment = 'Ausführung';
export const pieces = 'Stück';
export const whatBuyersReadWeAddThe =
  'Was Käufer lesen. Unter deinem Text ergänzen wir Produkte, Adresse und Gesamtbetrag.';
export const mail = 'E-Mail';
export const subject = 'Betreff';
export const leaveEmptyToUseTheSubject = 'Leer lassen, um den grau gezeigten Betreff zu verwenden.';
export const yourMessage = 'Deine Nachricht';
export const placeholdersOfAnOrder =
  '{name} ist der Käufer, {order} die Bestellnummer, {shop} deine Website. Eine Leerzeile beginnt einen neuen Absatz.';
export const preview = 'Vorschau';
export const post = 'Post';
export const rx473124829 = 'RX 473 124 829';
export const adaByron = 'Ada Byron';
export const bowl = 'Schale';
export const blue = 'Blau';
export const atTheStudio = 'Im Atelier';
export const byPost = 'Per Post';
export const kastanienallee7 = 'Kastanienallee 7';
export const number10435Berlin = '10435 Berlin';
export const germany = 'Deutschland';
export const subtotal = 'Zwischensumme';
export const paid2 = 'Bezahlt';
export const due = 'Offen';
export const overpaid = 'Zu viel bezahlt';
export const bought = 'Gekauft';
export const discountNames = 'Rabatt ({names})';
export const fulfilledquantityFulfilled = '{fulfilledQuantity} ausgeführt';
export const moneyOff = '{money} Rabatt';
export const refundedquantityRefunded = '{refundedQuantity} erstattet';
export const moneyRefunded = '{money} erstattet';
export const erased = 'Gelöscht';
export const phone = 'Telefon';
export const vatNumber = 'USt-IdNr.';
export const reverseCharge = '(Reverse-Charge)';
export const taxedIn = 'Versteuert in';
export const buyer = 'Käufer';
export const buyersLocation = 'Standort des Käufers';
export const twoPiecesOfEvidenceAgree = 'Zwei Nachweise stimmen überein.';
export const theEvidenceDisagreesAskTheBuyer =
  'Die Nachweise widersprechen sich. Frag den Käufer, wo er wohnt, bevor du diese Steuer meldest.';
export const thereIsOnlyOnePieceOf =
  'Es gibt nur einen Nachweis. Bitte den Käufer um einen weiteren, zum Beispiel eine Rechnungsadresse.';
export const countryTheBuyerStatedCountry = 'Vom Käufer angegebenes Land: {country}';
export const countryOfTheInternetConnectionCountry = 'Land der Internetverbindung: {country}';
export const countryOfTheCardCountry = 'Land der Karte: {country}';
export const regionOfTheBrowsersLanguageCountry = 'Region der Browsersprache: {country}';
export const buyersNote = 'Nachricht des Käufers';
export const forTheBuyer = 'Für den Käufer';
export const anyoneWithThisLinkCanSee = 'Wer diesen Link hat, kann die Bestellung sehen.';
export const orderPage = 'Bestellseite';
export const mails = 'E-Mails';
export const orderOrdername = 'Bestellung {orderName}';
export const testNoMoneyMoved2 = 'Test, kein Geld geflossen';
export const aRefundIsWaitingForThe =
  'Eine Erstattung wartet auf den Zahlungsdienst. Sie wird abgeschlossen, sobald er antwortet.';
export const aVisitorPlacedThisTestOrder =
  'Ein Besucher hat diese Testbestellung aufgegeben. Es ist kein Geld geflossen, also versende nichts. Du kannst sie stornieren.';
export const markedAsPaid = 'Als bezahlt markiert.';
export const refund = 'Erstatten';
export const refund2 = 'Erstattung';
export const markAsPaid = 'Als bezahlt markieren';
export const resendAnEmail = 'E-Mail erneut senden';
export const readyForPickup = 'Abholbereit.';
export const readyForPickup2 = 'Abholbereit';
export const orderAccepted = 'Bestellung angenommen.';
export const acceptOrder = 'Bestellung annehmen';
export const decisionAcceptItIfYouCan =
  '{decision} Nimm sie an, wenn du liefern kannst, oder erstatte und storniere sie.';
export const emailSentAgain = 'E-Mail erneut gesendet.';
export const goesToTheBuyer = 'Geht an den Käufer.';
export const goesToEmail = 'Geht an {email}.';
export const send = 'Senden';
export const viewDeletedTheOrdersAreKept = 'Ansicht gelöscht. Die Bestellungen bleiben erhalten.';
export const savedViews = 'Gespeicherte Ansichten';
export const removeName2 = '„{name}“ entfernen';
export const saveView = 'Ansicht speichern…';
export const viewSavedYouFindItAbove = 'Ansicht gespeichert. Du findest sie über deinen Bestellungen.';
export const saveView2 = 'Ansicht speichern';
export const everyoneWhoWorksOnTheShop = 'Alle, die im Shop mitarbeiten, sehen sie.';
export const keep = 'Speichern';
export const nothingToFulfil = 'Nichts auszuführen';
export const paymentPending = 'Zahlung ausstehend';
export const needsReview = 'Zu prüfen';
export const toFulfil2 = 'Auszuführen';
export const partlyFulfilled = 'Teilweise ausgeführt';
export const fulfilled2 = 'Ausgeführt';
export const cancelled = 'Storniert';
export const unpaid = 'Unbezahlt';
export const partlyRefunded = 'Teilweise erstattet';
export const all = 'Alle';
export const last7Days = 'Letzte 7 Tage';
export const ordersOrders = '{orders, plural, one {# Bestellung} other {# Bestellungen}}';
export const testordersTestOrders = '{testOrders, plural, one {# Testbestellung} other {# Testbestellungen}}';
export const realAndTests = '{real} und {tests}';
export const nothingYet = 'Noch nichts';
export const orderReceived = 'Bestellung eingegangen';
export const shipped = 'Versandt';
export const orderChanged2 = 'Bestellung geändert';
export const orderCancelled2 = 'Bestellung storniert';
export const placedWithMethodlabel = 'Bestellt, Zahlungsart: {methodLabel}';
export const needsYourReview = 'Wartet auf deine Prüfung';
export const accepted = 'Angenommen';
export const moneyReceived = '{money} erhalten';
export const moneyReceivedMoreThanWasDue = '{money} erhalten, mehr als offen war. Erstatte die Differenz.';
export const trackingNumberIsNowTracking = 'Sendungsnummer ist jetzt: {tracking}';
export const trackingNumberRemoved = 'Sendungsnummer entfernt';
export const moneyRefundedText = '{money} erstattet{text}';
export const aRefundOfMoneyWasRefused = 'Eine Erstattung von {money} wurde abgelehnt: {text}';
export const buyerChangedTheAddress = 'Käufer hat die Adresse geändert';
export const invoiceTextIssued = 'Rechnung {text} ausgestellt';
export const creditNoteTextIssued = 'Gutschrift {text} ausgestellt';
export const emailSentMaillabels = 'E-Mail gesendet: {mailLabels}';
export const deliveryDelivery = 'Lieferung {delivery}';
export const changedValueReason = 'Geändert: {value}{reason}';
export const fulfilledPiecesBy = 'Ausgeführt: {pieces}{by}';
export const ordersFromName = 'Bestellungen von {name}.';
export const state = 'Status';
export const searchOrders = 'Bestellungen suchen';
export const orderOrdername2 = 'Bestellung {orderName}';
export const exportTheseOrdersCsv = 'Diese Bestellungen exportieren (CSV)';
export const noOrderMatchesYourSearch = 'Keine Bestellung passt zu deiner Suche.';
export const noOrdersYet = 'Noch keine Bestellungen';
export const ordersAppearHereAsSoonAs = 'Bestellungen erscheinen hier, sobald jemand eine aufgibt.';
export const setUpPayments = 'Zahlungen einrichten';
export const orderOrdernameMessage = 'Bestellung {orderName}: {message}';
export const theBuyersGetAnEmail = 'Die Käufer erhalten eine E-Mail.';
export const fulfilAll = 'Alle ausführen';
export const printPackingSlips = 'Lieferscheine drucken';
export const packingSlipOfOrderOrdername = 'Lieferschein zu Bestellung {orderName}';
export const from = 'Absender';
export const to = 'Empfänger';
export const pickup = 'Abholung';
export const packingSlip = 'Lieferschein';
export const testNothingWasBoughtDoNot = 'Test, es wurde nichts gekauft. Nicht versenden.';
export const orderOrdernameOfPlacedat = 'Bestellung {orderName} vom {placedAt}';
export const what = 'Bezeichnung';
export const sku = 'SKU';
export const piecesOfQuantity = '{pieces} von {quantity}';
export const unitsInThisParcel = 'Stück in diesem Paket';
export const backToOrder = 'Zurück zur Bestellung';
export const print = 'Drucken';
export const letterheadlinesTaxNumberTaxnumberEmail = '{letterheadLines}\nSteuernummer {taxNumber}\n{email}';
export const letterheadlinesTaxNumberTaxnumber = '{letterheadLines}\nSteuernummer {taxNumber}';
export const forLabel = 'An';
export const linesVatNumberVatnumber = '{lines}\nUSt-IdNr. {vatNumber}';
export const tax = 'Steuer';
export const price = 'Preis';
export const vatExemptIntraCommunitySupplyOf = 'Steuerfreie innergemeinschaftliche Lieferung.';
export const reverseChargeTheRecipientAccountsFor =
  'Reverse-Charge: Steuerschuldnerschaft des Leistungsempfängers.';
export const vatExemptExportOutsideTheEu = 'Steuerfreie Ausfuhrlieferung in ein Land außerhalb der EU.';
export const testInvoiceNumber = 'Test-Rechnung {number}';
export const testCreditNoteNumber = 'Test-Gutschrift {number}';
export const papers = 'Dokumente';
export const invoiceIssued = 'Rechnung ausgestellt.';
export const addSellerDetails = 'Angaben zum Verkäufer ergänzen';
export const issueTestInvoice = 'Test-Rechnung ausstellen';
export const issueInvoice = 'Rechnung ausstellen';
export const creditNoteIssued = 'Gutschrift ausgestellt.';
export const issueTestCreditNoteOnAmount = 'Test-Gutschrift über {amount} ausstellen';
export const issueCreditNoteOnAmount = 'Gutschrift über {amount} ausstellen';
export const addTrackingNumber = 'Sendungsnummer hinzufügen';
export const editTrackingNumber = 'Sendungsnummer bearbeiten';
export const noTrackingNumber = 'Keine Sendungsnummer';
export const carrierNoTrackingNumber = '{carrier}, keine Sendungsnummer';
export const theBuyerSeesItOnThe = 'Der Käufer sieht sie auf der Bestellseite.';
export const trackingNumber = 'Sendungsnummer';
export const theBuyerSeesThisOnThe = 'Der Käufer sieht sie auf der Bestellseite.';
export const save = 'Speichern';
export const tryOutYourShopWithoutReal =
  'Teste deinen Shop ohne echte Zahlungen. Ist eine andere Zahlungsart aktiv, sieht nur dein Team diese hier.';
export const cardsWalletsAndOtherMethodsFrom =
  'Karten, Wallets und weitere Zahlungsarten über dein Stripe-Konto. Käufer bezahlen auf der Seite von Stripe.';
export const buyersTransferTheMoneyYouMark =
  'Käufer überweisen das Geld. Du markierst die Bestellung als bezahlt.';
export const youSendAnInvoiceAndMark = 'Du sendest eine Rechnung und markierst die Bestellung als bezahlt.';
export const buyersPayWhenTheyCollectTheir = 'Käufer bezahlen, wenn sie ihre Bestellung abholen.';
export const shownAtTheCheckout = 'Wird an der Kasse angezeigt.';
export const optionalShownAtTheCheckout = 'Optional. Wird an der Kasse angezeigt.';
export const yourBankDetailsShownAfterThe =
  'Deine Bankverbindung. Wird nach der Bestellung und in der E-Mail angezeigt.';
export const whenAndHowBuyersPay = 'Wann und wie Käufer bezahlen.';
export const whereAndWhenBuyersCanCollect = 'Wo und wann Käufer abholen können.';
export const thePaymentMethodsBuyersCanChoose = 'Die Zahlungsarten, aus denen Käufer an der Kasse wählen.';
export const turnOnAtLeastOnePayment = 'Aktiviere mindestens eine Zahlungsart, um Bestellungen anzunehmen.';
export const textForBuyersMethod = 'Text für Käufer: {method}';
export const testPayment = 'Testzahlung';
export const cardAndMore = 'Karte und mehr';
export const bankTransfer = 'Banküberweisung';
export const payAtPickup = 'Bei Abholung bezahlen';
export const nothingToPay = 'Nichts zu bezahlen';
export const giftCard = 'Geschenkgutschein';
export const savedBuyersSeeItNow = 'Gespeichert. Käufer sehen es jetzt.';
export const ofLeft = 'von {left}';
export const anAmount = 'Betrag';
export const refundsWhatWasPaidForEach =
  'Erstattet, was für jedes Stück bezahlt wurde, samt Rabatt und Steuer.';
export const refundsPartOfThePriceThe = 'Erstattet einen Teil des Preises. Der Käufer behält die Produkte.';
export const refundMoney = '{money} erstatten';
export const moneyOfThisCardIsAlreadySpent =
  '{money} der Geschenkgutscheine dieser Bestellung sind schon eingelöst. Den Rest kannst du erstatten.';
export const notPaidThroughAPaymentService =
  'Nicht über einen Zahlungsdienst bezahlt. Zahle das Geld selbst zurück.';
export const refundBy = 'Erstatten nach';
export const moneyOfMoney2 = '{money} von {money2}';
export const enterUpToMoney = 'Gib höchstens {money} ein.';
export const half = 'Hälfte';
export const refundAll = 'Alles erstatten';
export const amount2 = 'Betrag';
export const includeDeliveryWords = 'Lieferung einschließen: {words}';
export const packingSlips = 'Lieferscheine';
export const backToOrders = 'Zurück zu den Bestellungen';
export const aKeyIsSavedEnterA = 'Ein Schlüssel ist gespeichert. Gib einen neuen ein, um ihn zu ersetzen.';
export const stripeAccount = 'Stripe-Konto';
export const receivesCardAndWalletPaymentsFind =
  'Empfängt Zahlungen per Karte und Wallet. Beide Schlüssel findest du in deinem Stripe-Dashboard unter „Entwickler“.';
export const notSaved = 'Nicht gespeichert';
export const secretKey = 'Geheimer Schlüssel';
export const startsWithSkOrRkA =
  'Beginnt mit sk_ oder rk_. Mit einem Schlüssel, der „test“ enthält, fließt kein Geld.';
export const webhookAddress = 'Webhook-Adresse';
export const addItInStripeAsA =
  'Füge sie in Stripe als Webhook-Endpunkt hinzu, für die Ereignisse, die mit checkout.session beginnen. Sie bestätigt Zahlungen auch, wenn der Käufer das Fenster schließt.';
export const webhookSigningSecret = 'Signaturgeheimnis des Webhooks';
export const startsWithWhsecStripeShowsIt =
  'Beginnt mit whsec_. Stripe zeigt es, nachdem du die Adresse oben hinzugefügt hast.';
export const saveKeys = 'Schlüssel speichern';
export const removeKeys = 'Schlüssel entfernen';
export const saveASecretKeyToOffer = 'Speichere einen geheimen Schlüssel, um diese Zahlungsart anzubieten.';
export const withoutTheSigningSecretPaymentsCan =
  'Ohne das Signaturgeheimnis kann es einige Minuten dauern, bis Zahlungen erscheinen, wenn der Käufer das Fenster schließt.';
export const testKeysNoMoneyMovesAnd =
  'Testschlüssel. Es fließt kein Geld, und Bestellungen werden als Test markiert.';
export const liveKeysBuyersPayRealMoney = 'Live-Schlüssel. Käufer bezahlen echtes Geld.';
export const keysSaved = 'Schlüssel gespeichert.';
export const keysRemoved = 'Schlüssel entfernt.';
export const timeline = 'Verlauf';
export const noteAdded = 'Notiz hinzugefügt.';
export const buyersDontSeeNotes = 'Käufer sehen Notizen nicht.';
export const addNote = 'Notiz hinzufügen';
export const carrier = 'Versanddienst';
export const forKnownCarriersSuchAsDhl =
  'Bei bekannten Versanddiensten wie DHL, UPS oder Royal Mail wird die Nummer zum Link zur Sendungsverfolgung.';
export const theBuyerSeesItInThe = 'Der Käufer sieht sie in der E-Mail und auf der Bestellseite.';
export const moneyRefundedButNotTheRemaining = '{money} erstattet, aber nicht die restlichen {money2}.';
export const moneyRefunded2 = '{money} erstattet.';
export const placeholdersOfARefund =
  '{name} ist der Käufer, {order} die Bestellnummer, {shop} deine Website, {amount} der erstattete und {paid} der bezahlte Betrag. Eine Leerzeile beginnt einen neuen Absatz.';
export const opensPlans = 'Mitgliedertarife';
export const planOpensOncePaid = '{plan} öffnet sich, sobald die Bestellung bezahlt ist.';
export const planIsOpenFor = '{plan} ist für {email} offen.';
export const planOpensOnceConfirmed =
  '{plan} ist bezahlt. Es öffnet sich, sobald {email} ein Konto anlegt: der Link steht in einer E-Mail.';
export const planWasClosedByTheRefund = '{plan} wurde durch die Erstattung geschlossen.';
export const planDidNotOpenSinceYouEndedIt =
  '{plan} hat sich nicht geöffnet: Du hast diesen Tarif für {email} beendet. Gib ihn unter Mitglieder wieder frei oder erstatte die Bestellung.';
export const subscriptionCancelled = 'Gekündigt. Es endet mit dem bezahlten Zeitraum.';
export const cancelTheRecurringDonation = 'Diese wiederkehrende Spende beenden?';
export const cancelTheSubscription = 'Dieses Abo kündigen?';
export const itEndsWithThePeriodPaidFor =
  'Es endet mit dem bezahlten Zeitraum, und es wird nichts mehr abgebucht. Der Abonnent bekommt eine E-Mail.';
export const cancelRecurringDonation = 'Wiederkehrende Spende beenden';
export const cancelSubscription = 'Abo kündigen';
export const aRefundDoesNotEndTheDonation =
  'Das ist eine Zahlung der wiederkehrenden Spende für {title}. Eine Erstattung beendet sie nicht.';
export const aRefundDoesNotEndTheSubscription =
  'Das ist eine Zahlung des Abos von {title}. Eine Erstattung beendet es nicht.';
export const titleEndsOnDate = '{title} ist gekündigt und endet am {date}.';
export const titleEndedOnDate = '{title} ist am {date} zu Ende gegangen.';
export const refundingEndsNoSubscription =
  'Eine Erstattung beendet das Abo nicht. Kündige es dazu auf der Seite dieser Bestellung.';
export const openSubscription = 'Öffnen';
export const stateOrProvince = 'Bundesland oder Provinz';
export const asOnALabelSuchAsTx =
  'Wie auf einem Adressetikett, z. B. TX. Bestimmt die Steuer von Dienstleistungen und Abholung. Sonst leer lassen.';
export const iban = 'IBAN';
export const bic = 'BIC (optional)';
export const electronicInvoicesSayWhereToPay =
  'Steht auf unbezahlten Rechnungen. E-Rechnungen geben sie an Buchhaltungsprogramme weiter.';
export const electronicInvoices = 'Format von E-Rechnungen';
export const peppolForNetworkXrechnungForGermany =
  'XRechnung ist für Behörden in Deutschland, Peppol für das Peppol-Netz. Du kannst jede Rechnung in allen Formaten herunterladen.';
export const yourElectronicAddress = 'Deine elektronische Adresse';
export const schemeAndAddressOrEmail =
  'Schema und Adresse, z. B. 0088:4012345678901. Leer lassen, um deine E-Mail-Adresse zu verwenden.';
export const payToIbanWithReference =
  'Bitte zahlen Sie auf das Konto {iban} mit dem Verwendungszweck {number}.';
export const electronicInvoice = 'E-Rechnung (XML)';
export const buyerReference = 'Referenz des Käufers';
export const suchAsALeitwegId =
  'Zum Beispiel eine Leitweg-ID oder eine Bestellnummer des Käufers. Leer lassen, um die Bestellnummer zu verwenden.';
export const buyerElectronicAddress = 'Elektronische Adresse des Käufers';
export const leaveEmptyToUseTheirEmail =
  'Schema und Adresse, z. B. 0204:04011000-12345-06. Leer lassen, um die E-Mail-Adresse zu verwenden.';
export const invoiceFormat = 'Format';
export const downloadXml = 'Herunterladen';
export const schemeAndAddressOrVatNumber =
  'Schema und Adresse, z. B. 0088:4012345678901. Leer lassen, um die USt-IdNr. zu verwenden.';
export const electronicCreditNoteNumber = 'E-Gutschrift {number} (XML)';
