export const add = 'Hinzufügen';
export const deduct = 'Abziehen';
export const balanceChanged = 'Guthaben geändert.';
export const adjustTheBalance = 'Guthaben anpassen';
export const youCanDeductUpToMoney = 'Du kannst bis zu {money} abziehen. Der Grund steht danach im Verlauf.';
export const adjustBalance = 'Guthaben anpassen';
export const change = 'Änderung';
export const amount = 'Betrag';
export const reason = 'Grund';
export const cardSent = 'Geschenkgutschein gesendet.';
export const emailThisCard = 'Geschenkgutschein per E-Mail senden';
export const theEmailHasTheCodeAnd =
  'Die E-Mail enthält den Code und einen Link zu einer Seite zum Drucken. Wer den Code hat, kann den Gutschein einlösen. Bei einer anderen Adresse gilt ein neuer Code; der alte Code und seine Seite gelten dann nicht mehr.';
export const send = 'Senden';
export const email = 'E-Mail';
export const active = 'Aktiv';
export const disabled = 'Deaktiviert';
export const expired = 'Abgelaufen';
export const usedUp = 'Aufgebraucht';
export const issued = 'Ausgestellt';
export const redeemed = 'Eingelöst';
export const refundedToTheCard = 'Auf den Gutschein erstattet';
export const adjusted = 'Angepasst';
export const giftCardLastfour = 'Geschenkgutschein …{lastFour}';
export const giftCards = 'Geschenkgutscheine';
export const giftCard = 'Geschenkgutschein';
export const balance = 'Guthaben';
export const notEmailed = 'Nicht per E-Mail gesendet';
export const willBeEmailedOnDay = 'Wird am {day} per E-Mail gesendet';
export const recipient = 'Empfänger';
export const sent = 'Gesendet';
export const expires = 'Gültig bis';
export const never = 'Unbegrenzt';
export const reservedForAPayment = 'Wird gerade eingelöst';
export const from = 'Von';
export const message = 'Nachricht';
export const test = 'Test';
export const madeByATestOrderIt =
  'Stammt aus einer Testbestellung. Damit lassen sich nur Testbestellungen bezahlen.';
export const boughtWith = 'Gekauft mit';
export const viewOrder = 'Bestellung ansehen';
export const ledger = 'Verlauf';
export const theseEntriesAddUpToThe = 'Diese Einträge ergeben zusammen das Guthaben.';
export const entry = 'Eintrag';
export const order = 'Bestellung';
export const by = 'Durch';
export const date = 'Datum';
export const noEntries = 'Keine Einträge';
export const nothingHasHappenedOnThisCard = 'Mit diesem Gutschein ist noch nichts passiert.';
export const cardEnabled = 'Geschenkgutschein aktiviert.';
export const cardDisabledItCantPayFor =
  'Geschenkgutschein deaktiviert. Damit lassen sich keine Bestellungen mehr bezahlen.';
export const emailCard = 'Per E-Mail senden';
export const disable = 'Deaktivieren';
export const enable = 'Aktivieren';
export const cardsThatBuyersBoughtAndCards =
  'Gutscheine, die Käufer gekauft haben, und solche, die du ausgestellt hast. Verkaufe sie mit einem Produkt der Art „Geschenkgutschein“.';
export const issueACard = 'Gutschein ausstellen';
export const outstanding = 'Offen';
export const whatYouStillOweToThe =
  'Was noch auf gültigen Gutscheinen steht. In deiner Buchhaltung ist das eine Verbindlichkeit, bis es eingelöst wird.';
export const countCards = '{count, plural, one {# Gutschein} other {# Gutscheine}}';
export const onDisabledCards = 'Auf deaktivierten Gutscheinen';
export const searchGiftCards = 'Geschenkgutscheine suchen';
export const exportAllGiftCardsCsv = 'Alle Geschenkgutscheine exportieren (CSV)';
export const noGiftCardsYet = 'Noch keine Geschenkgutscheine';
export const cardsAppearHereWhenSomeoneBuys =
  'Gutscheine erscheinen hier, sobald jemand einen kauft oder du einen ausstellst.';
export const noMatches = 'Keine Treffer';
export const noRecipientAddressOrEndOf =
  'Kein Empfänger, keine Adresse und kein Ende eines Codes passt zu deiner Suche.';
export const card = 'Gutschein';
export const status = 'Status';
export const issueAGiftCard = 'Geschenkgutschein ausstellen';
export const useItForPrizesOrAs = 'Für Gewinne oder als Geste gegenüber Kunden. Es fließt kein Geld.';
export const issueCard = 'Gutschein ausstellen';
export const recipientsEmail = 'E-Mail des Empfängers';
export const theyGetTheCardAtOnce =
  'Der Gutschein wird sofort gesendet. Lass das Feld leer, um den Code selbst weiterzugeben.';
export const recipientsName = 'Name des Empfängers';
export const onlyPeopleWhoWorkOnThe = 'Nur sichtbar für alle, die im Shop mitarbeiten.';
export const giftCardIssued = 'Geschenkgutschein ausgestellt';
export const copyTheCodeNowItIs = 'Kopiere den Code jetzt. Er wird hier nicht noch einmal angezeigt.';
export const done = 'Fertig';
export const code = 'Code';
export const pageToPrint = 'Seite zum Drucken';
