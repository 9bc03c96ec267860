export const barAcrossThePage = 'Leiste über die ganze Seite';
export const popupInACorner = 'Popup in einer Ecke';
export const atTheTop = 'Oben';
export const atTheBottom = 'Unten';
export const topLeft = 'Oben links';
export const topRight = 'Oben rechts';
export const bottomLeft = 'Unten links';
export const bottomRight = 'Unten rechts';
export const light = 'Hell';
export const dark = 'Dunkel';
export const textLinks = 'Textlinks';
export const buttons = 'Buttons';
export const icons = 'Symbole';
export const theBanner = 'Das Banner';
export const text = 'Text';
export const showADeclineButton = 'Button zum Ablehnen anzeigen';
export const visitorsCanThenAlsoChooseBy = 'Besucher können dann auch einzelne Kategorien auswählen.';
export const acceptLabel = 'Text zum Akzeptieren';
export const declineLabel = 'Text zum Ablehnen';
export const shape = 'Form';
export const position = 'Position';
export const colours = 'Farben';
export const buttonStyle = 'Stil der Buttons';
export const bannerPreview = 'Vorschau des Banners';
export const declined = 'Abgelehnt';
export const choseCategories = 'Ausgewählt: {categories}';
export const proofOfConsent = 'Nachweis der Einwilligungen';
export const weKeepEveryChoiceWithIts =
  'Wir speichern jede Entscheidung mit Zeitpunkt und angezeigtem Text. Wer der Besucher ist, geht daraus nicht hervor.';
export const findAVisitor = 'Besucher finden';
export const theSecondPartOfTheirSs = 'Der zweite Teil des Cookies ss_cookieChoice.';
export const enterAnIdMadeOfDigits = 'Gib eine ID aus Ziffern und Bindestrichen ein.';
export const exportAsCsv = 'Als CSV exportieren';
export const noChoicesWithThisId = 'Keine Entscheidungen mit dieser ID.';
export const noChoicesYet = 'Noch keine Entscheidungen.';
export const valueRoundPolicyversionWithGlobalPrivacy =
  '{value}, Runde {policyVersion}, mit Global Privacy Control';
export const valueRoundPolicyversion = '{value}, Runde {policyVersion}';
export const whatTheBannerSaid = 'Text des Banners';
export const noBannerRunEverything = 'Kein Banner, alles ausführen';
export const noBannerBlockEverythingOptional = 'Kein Banner, alles Optionale blockieren';
export const noticeOnlyRunEverythingUntilThe = 'Nur Hinweis, alles ausführen, bis der Besucher ablehnt';
export const askFirstBlockEverythingOptionalUntil =
  'Erst fragen, alles Optionale blockieren, bis der Besucher antwortet';
export const inTheEuSilenceIsNot =
  'In der EU gilt Schweigen nicht als Einwilligung. Du musst Besucher fragen, bevor etwas Optionales läuft.';
export const inTheEuDecliningHasTo =
  'In der EU muss Ablehnen so einfach sein wie Akzeptieren. Dieses Banner hat keinen Button zum Ablehnen.';
export const cookiesAndConsent = 'Cookies und Einwilligung';
export const statisticsAdsVideosAndMapsFrom =
  'Statistik, Werbung, Videos und Karten anderer Unternehmen können Besucher verfolgen. Lege fest, ob deine Website sie vorher fragt.';
export const bannerType = 'Art des Banners';
export const applyToVisitorsEverywhere = 'Für Besucher aus aller Welt';
export const whenOffAppliesOnlyToVisitors =
  'Wenn ausgeschaltet, gilt es nur für Besucher aus der EU und nahen Ländern, erkannt an der Zeitzone ihres Browsers.';
export const cookieAndPrivacyPage = 'Seite zu Cookies und Datenschutz';
export const theBannerLinksToThisPage =
  'Das Banner verlinkt auf diese Seite, auch wenn sich ihre Adresse ändert.';
export const keepProofOfConsent = 'Einwilligungen nachweisbar speichern';
export const inTheEuYouHaveTo = 'In der EU musst du nachweisen können, dass Besucher zugestimmt haben.';
export const useEuSettings = 'EU-Einstellungen verwenden';
export const askAllVisitorsAgain = 'Alle Besucher erneut fragen';
export const doThisWhenYouAddA =
  'Tu das, wenn du deiner Website einen neuen Dienst hinzufügst. Dies ist Runde {policyVersion}. Frühere Entscheidungen gelten nicht mehr.';
export const setsCookies = 'Setzt {cookies}';
export const setsNoKnownCookies = 'Setzt keine bekannten Cookies';
export const onPages = 'Auf {pages}';
export const onCountPages = 'Auf {count} Seiten';
export const unknownServiceName = 'Unbekannter Dienst: {name}';
export const yourOwnCodeOrAnUnknown = 'Dein eigener Code oder der eines unbekannten Unternehmens';
export const categoryOfName = 'Kategorie von {name}';
export const notSet = 'Nicht festgelegt';
export const pageByPage = 'Seite für Seite';
export const aPageThatIsLookedThrough = 'Eine Seite, die gerade geprüft wird';
export const cookiesOfYourOwnServices = 'Cookies deiner eigenen Dienste';
export const separateNamesWithSpacesMatchesAny =
  'Trenne Namen durch Leerzeichen. * steht für jede Endung. Diese Cookies werden gelöscht, wenn ein Besucher ablehnt.';
export const wrongIsNotAValidCookie = '„{wrong}“ ist kein gültiger Cookie-Name.';
export const whatYourSiteLoads = 'Was deine Website lädt';
export const opensYourPublishedPagesUnseenIn =
  'Öffnet deine veröffentlichten Seiten unsichtbar in diesem Browser und zeigt, welche Dienste sie kontaktieren und welche Cookies sie setzen. Alles wird blockiert, dich verfolgt also nichts.';
export const couldntReadThePages = 'Die Seiten konnten nicht gelesen werden';
export const thesePagesDidNotAnswerSo =
  'Diese Seiten haben nicht geantwortet, daher wurde nur ihr Quelltext gelesen: {silent}';
export const stop = 'Anhalten';
export const scanAgain = 'Erneut prüfen';
export const scanYourSite = 'Website prüfen';
export const saveCategories = 'Kategorien speichern';
export const yourSiteBlocksEachServiceUntil =
  'Deine Website blockiert jeden Dienst, bis der Besucher seine Kategorie erlaubt.';
export const pagesScanned = 'Geprüfte Seiten';
export const scanComplete = 'Prüfung abgeschlossen.';
export const donecountOfPagecountPages = '{doneCount} von {pageCount} Seiten';
export const stoppedAfterDonecountOfPagecountPages = 'Nach {doneCount} von {pageCount} Seiten angehalten.';
export const allPagecountPagesScanned = 'Alle {pageCount} Seiten geprüft.';
export const theFirstPagecountPagesScanned = 'Die ersten {pageCount} Seiten geprüft.';
export const noPageLoadsAnythingFromOther =
  'Keine Seite lädt etwas von anderen Unternehmen oder speichert etwas in Browsern.';
export const thisSite = 'Diese Website';
export const theListOfServicesIsUp = 'Die Liste der Dienste ist aktuell. Dein eigener Text ist unverändert.';
export const couldntCreateThePage = 'Die Seite konnte nicht erstellt werden';
export const createACookiePage = 'Cookie-Seite erstellen';
export const thePageStartsAsADraft =
  'Die Seite beginnt als Entwurf. Prüfe sie, ergänze deine Angaben und veröffentliche sie. Wenn es sie schon gibt, wird nur die Liste der Dienste aktualisiert.';
export const savedVisitorsSeeThisBannerNow = 'Gespeichert. Besucher sehen dieses Banner jetzt.';
export const privacyAndCookies = 'Datenschutz und Cookies';
export const accepted = 'Akzeptiert';
