export const standardPageClosedForTheMoment = 'Standardseite: „Vorübergehend geschlossen“';
export const standardPageOpeningSoon = 'Standardseite: „Bald geöffnet“';
export const whatVisitorsSee = 'Was Besucher sehen';
export const chooseAPublishedPageThatIs =
  'Wähle eine veröffentlichte Seite, die nicht im Menü steht, zum Beispiel „Im Mai zurück“.';
export const addYourLogoUnderNavigation = 'Dein Logo fügst du unter <link>Navigation</link> hinzu.';
export const removeHost = '{host} entfernen?';
export const visitorsCanNoLongerOpenThe =
  'Besucher können die Website nicht mehr unter {host} öffnen. Links dorthin funktionieren nicht mehr.';
export const removeDomain = 'Domain entfernen';
export const makeHostTheMainDomain = '{host} zur Hauptdomain machen?';
export const linksSearchEnginesAndTheEditor =
  'Links, Suchmaschinen und der Editor verwenden sie dann. Prüfe zuerst, ob sie hierher zeigt. Bis dahin erreichen Besucher die Website unter dieser Domain nicht.';
export const makeMainDomain = 'Zur Hauptdomain machen';
export const main = 'Hauptdomain';
export const check = 'Prüfen';
export const moreAboutHost = 'Mehr zu {host}';
export const remove = 'Entfernen';
export const linksSearchEnginesAndFeedsUse = 'Links, Suchmaschinen und Feeds verwenden diese Domain.';
export const signInToYourDomainProvider =
  'Melde dich bei deinem Domain-Anbieter an, öffne die DNS-Einstellungen und füge {count, plural, one {diesen Eintrag} other {diese Einträge}} hinzu:';
export const ifYourProviderHasNoCname = 'Wenn dein Anbieter keine CNAME-Einträge hat';
export const removeOtherAAaaaOrCname =
  'Entferne andere A-, AAAA- oder CNAME-Einträge mit demselben Namen. Änderungen brauchen ein paar Minuten bis zu einem Tag. Wähle danach „Prüfen“.';
export const type = 'Typ';
export const name = 'Name';
export const value = 'Wert';
export const copied = 'Kopiert';
export const copyText = '{text} kopieren';
export const onlyItsOwnNetworkCanReach =
  'Vitrine ({name}) ist nur im eigenen Netzwerk erreichbar, deshalb können Domains noch nicht hierher zeigen. Setze OWNER_ORIGIN auf einem Server mit öffentlicher Adresse auf die Adresse des Verwaltungsbereichs, zum Beispiel https://owner.example.org, und starte Vitrine neu. Domains, die du jetzt hinzufügst, funktionieren dann.';
export const vitrineAnswersOnPortBrowsers =
  'Vitrines eigene Adresse hat den Port {port}, aber Browser fragen Domains an den Ports 443 und 80 ab. Ein Webserver wie Caddy muss ihre Anfragen an Vitrine weiterleiten. Die Betriebsanleitung beschreibt, wie.';
export const addADomain = 'Domain hinzufügen';
export const theSiteAlsoAnswersOnOwnhost = 'Die Website ist auch unter {ownHost} erreichbar.';
export const domain = 'Domain';
export const add = 'Hinzufügen';
export const settings = 'Einstellungen';
export const basics = 'Allgemein';
export const languages = 'Sprachen';
export const addressHours = 'Adresse & Öffnungszeiten';
export const searchSharing = 'Suche & Teilen';
export const domains = 'Domains';
export const redirects = 'Weiterleitungen';
export const mainLanguage = 'Hauptsprache';
export const usedByScreenReadersForHyphenation =
  'Wichtig für Screenreader, Silbentrennung, Übersetzung und Suche.';
export const yourOwnTextDoesNotChange =
  'Dein eigener Text ändert sich nicht. Text, den Vitrine ergänzt, wie „Suchen“ oder „Seite nicht gefunden“, erscheint in dieser Sprache, sofern Vitrine sie spricht, sonst auf Englisch.';
export const otherLanguages = 'Weitere Sprachen';
export const eachLanguageHasItsOwnWeb =
  'Jede Sprache hat eigene Webadressen. Text ohne Übersetzung erscheint in der Hauptsprache.';
export const hiddenVisitorsWillFindItAt = 'Ausgeblendet. Besucher finden sie später unter {languagePrefix}.';
export const visitorsFindItAtLanguageprefix = 'Besucher finden sie unter {languagePrefix}.';
export const translateIntoName = 'Übersetzen: {name}';
export const translate = 'Übersetzen';
export const removeName = '{name} entfernen';
export const addALanguage = 'Sprache hinzufügen';
export const aNewLanguageStaysHiddenUntil = 'Eine neue Sprache bleibt ausgeblendet, bis du sie einschaltest.';
export const chooseALanguage = 'Sprache auswählen';
export const dates = 'Datum';
export const times = 'Uhrzeit';
export const numbers = 'Zahlen';
export const weeksBeginOn = 'Wochenbeginn';
export const textDirection = 'Schreibrichtung';
export const fromRightToLeft = 'Von rechts nach links';
export const fromLeftToRight = 'Von links nach rechts';
export const thisSite = 'Diese Website';
export const shop = 'Shop';
export const forVisitors = 'Für Besucher';
export const moveAndConnect = 'Umziehen und verbinden';
export const installation = 'Installation';
export const searchTheSettings = 'Einstellungen durchsuchen';
export const noMatchingSettingTryAnotherWord =
  'Keine passende Einstellung. Versuche es mit einem anderen Wort.';
export const versionLicencesUpdate = 'version lizenzen update aktualisierung';
export const businessOpeningTimesTelephonePhoneLocation =
  'geschäft firma öffnungszeiten telefon standort ort kontakt karte';
export const safetyCopyRestoreArchive = 'sicherung sicherungskopie backup wiederherstellen archiv';
export const nameTitleFaviconIconLogoTime =
  'name titel favicon symbol icon logo zeitzone schließen offline wartung';
export const emailsAbandonedCartReminderBackIn =
  'e-mails mails abgebrochener warenkorb erinnerung wieder verfügbar lager bestand bewertung antwort marketing';
export const moderationSpam = 'moderation freigabe spam';
export const gdprPrivacyTrackingBannerAnalytics =
  'dsgvo gdpr datenschutz privatsphäre tracking banner analyse cookies';
export const removeCloseDownGetRidOf = 'entfernen löschen schließen loswerden papierkorb';
export const shippingPostagePostParcelZonesCountries =
  'versand versandkosten porto post paket zonen länder abholung abholen zusteller tarife spedition';
export const couponsCodesVouchersPromotionSaleOffer =
  'coupons codes gutscheine aktion sale angebot prozent nachlass rabatt kostenloser versand';
export const addressUrlDnsHostWebsiteHttps = 'adresse url dns host website webadresse https';
export const copyClone = 'kopieren kopie klonen';
export const downloadBackupMoveRestoreArchive =
  'herunterladen download sicherung backup umzug umziehen wiederherstellen archiv';
export const spamCaptchaSubmissionsContact = 'spam captcha einsendungen kontakt';
export const moveWordpressSquarespaceUpload = 'umzug umziehen wordpress squarespace hochladen';
export const billReceiptSellerCompanyTaxNumber =
  'rechnung beleg quittung verkäufer firma steuernummer ust-idnr gutschriften lieferscheine impressum';
export const queueBackground = 'warteschlange hintergrund jobs';
export const translationLocale = 'übersetzung sprache region';
export const smtpEmailSending = 'smtp e-mail mail versand senden';
export const locationGoogleOpenstreetmap = 'standort ort google openstreetmap';
export const emailsNotificationsAlerts = 'e-mails mails benachrichtigungen hinweise';
export const emailsConfirmationReceiptSentMessages = 'e-mails mails bestätigung beleg versendet nachrichten';
export const payCardCardsStripePaypalBank =
  'bezahlen zahlen karte karten kreditkarte stripe paypal überweisung bank kasse geld zahlungsarten';
export const announcementBannerBarNewsletter = 'ankündigung banner leiste newsletter';
export const movedLinks301OldAddresses = 'verschoben umgezogen links 301 alte adressen';
export const seoGoogleDescriptionSharingSocialPicture =
  'seo google suchmaschine beschreibung teilen social media bild facebook';
export const shopCurrencyCurrenciesPricesMoneyDollar =
  'shop währung währungen preise geld dollar euro pfund einheiten gewicht mindestbestellwert agb bewertungen geschenk notizen bestand lager';
export const vatGstSalesTaxRatesEu = 'mwst mehrwertsteuer ust umsatzsteuer vat steuersätze sätze eu oss';
export const analyticsStatisticsTrackingCountingPrivacy =
  'analyse statistik tracking zählung datenschutz privatsphäre';
export const appInstallPhoneIconPwa = 'app installieren smartphone handy symbol icon pwa';
export const apiIntegrationZapierConnect = 'api integration schnittstelle zapier verbinden';
export const thisPictureHasBeenDeleted = 'Dieses Bild wurde gelöscht.';
export const removeLabel = 'Entfernen ({label})';
export const changeLabel = 'Ändern<hidden> ({label})</hidden>';
export const chooseAPictureLabel = 'Bild auswählen<hidden> ({label})</hidden>';
export const newLabel = 'Neu';
export const changed = 'Geändert';
export const unchanged = 'Unverändert';
export const rejected = 'Abgelehnt';
export const takenRedirectsImported =
  '{taken, plural, one {# Weiterleitung importiert.} other {# Weiterleitungen importiert.}}';
export const importFromCsv = 'Aus CSV importieren';
export const aCsvFileWithTheColumns =
  'Eine CSV-Datei mit den Spalten „From“, „To“ und „Kind“ (301 oder 302), bis zu {maxRows} Zeilen. Andere Weiterleitungen bleiben erhalten.';
export const nothingToImport = 'Nichts zu importieren';
export const importTaken = '{taken} importieren';
export const chooseACsvFile = 'CSV-Datei auswählen';
export const oldAddress = 'Alte Adresse';
export const newAddress = 'Neue Adresse';
export const empty = '(leer)';
export const line = 'Zeile';
export const lineLine = 'Zeile {line}';
export const outcome = 'Ergebnis';
export const allCountLinesCanBeImported = 'Alle {count} Zeilen können importiert werden.';
export const refusedOfCountLinesCantBe =
  '{refused} von {count} Zeilen können nicht importiert werden. Die übrigen sind davon nicht betroffen.';
export const linesOfTheTable = 'Zeilen der Tabelle';
export const noLines = 'Keine Zeilen';
export const chooseACsvFileWithOne = 'Wähle eine CSV-Datei mit einer Weiterleitung pro Zeile.';
export const showMoreOfLeft = 'Mehr anzeigen (noch {left})';
export const redirectFromFromRemoved = 'Weiterleitung von {from} entfernt.';
export const addARedirect = 'Weiterleitung hinzufügen';
export const permanent301 = 'Dauerhaft (301)';
export const temporary302 = 'Vorübergehend (302)';
export const oldPage = '/alte-seite';
export const newPage = '/neue-seite';
export const temporary = 'Vorübergehend';
export const removeFrom = '{from} entfernen';
export const exportAsCsv = 'Als CSV exportieren';
export const noRedirectsYet = 'Noch keine Weiterleitungen';
export const whenYouChangeAPagesAddress =
  'Wenn du die Adresse einer Seite änderst, legt Vitrine automatisch eine Weiterleitung an.';
export const search = 'Suchen';
export const filterRedirects = 'Weiterleitungen filtern';
export const allAll = 'Alle ({all})';
export const toReviewProblems = 'Zu prüfen ({problems})';
export const noRedirectsFound = 'Keine Weiterleitungen gefunden';
export const tryOtherWords = 'Versuche es mit anderen Wörtern.';
export const aboutUs = 'Über uns';
export const preview = 'Vorschau';
export const inSearchResults = 'In Suchergebnissen';
export const searchEnginesAreAskedNotTo = 'Suchmaschinen werden gebeten, diese Website nicht anzuzeigen.';
export const socialPreview = 'Vorschau beim Teilen';
export const noSettingsAvailable = 'Keine Einstellungen verfügbar';
export const onlyAdministratorsCanChangeThisSites =
  'Nur Administratoren können die Einstellungen dieser Website ändern.';
export const accountsSignInLoginCustomers =
  'konten konto anmelden login registrieren mitgliederbereich kunden';
export const plansPaywallSubscriptionCourse = 'tarife bezahlschranke abonnenten private seiten kurs';
export const welcomeEmailExpiryReminderMembership = 'willkommen e-mail ablauf erinnerung mitgliedschaft ende';
export const recurringPauseSkipCancelDunning =
  'wiederkehrend spenden e-mails pause aussetzen kündigen verlängerung mahnung zahlung';
