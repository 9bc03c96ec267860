export const describeTheSiteForSearchEngines = 'Website für Suchmaschinen beschreiben';
export const chooseAFaviconTheIconIn = 'Favicon wählen, das Symbol im Browser-Tab';
export const addTheFirstProductToThe = 'Erstes Produkt zum Shop hinzufügen';
export const chooseHowBuyersPay = 'Zahlungsarten für Käufer wählen';
export const setUpDelivery = 'Lieferung einrichten';
export const addYourNameAndAddressFor = 'Name und Adresse für Rechnungen hinzufügen';
export const setUpAMailServerSo = 'Mailserver einrichten, damit E-Mails deine Käufer erreichen';
export const describePagesForSearchEngines =
  '{count, plural, one {Eine Seite für Suchmaschinen beschreiben} other {# Seiten für Suchmaschinen beschreiben}}';
export const describeWhatPicturesShow =
  '{count, plural, one {Beschreiben, was ein Bild zeigt} other {Beschreiben, was # Bilder zeigen}}';
export const fillEmptyPages = '{count, plural, one {Eine leere Seite füllen} other {# leere Seiten füllen}}';
export const enterYourAddressHoursAndPhone =
  'Adresse, Öffnungszeiten und Telefonnummer eingeben, für deine Seiten und den Fußbereich';
export const replaceTheSampleTextInPlaces =
  '{count, plural, one {Beispieltext an einer Stelle ersetzen} other {Beispieltext an # Stellen ersetzen}}';
export const replaceTheCountExampleProductsIn =
  '{count, plural, one {Das Beispielprodukt} other {# Beispielprodukte}} im Shop ersetzen';
export const choosePagesForMembers =
  'Wählen, was Mitglieder sehen: {count, plural, one {ein Bereich öffnet} other {# Bereiche öffnen}} noch nichts';
export const reviewUnpublishedChangesCount = 'Unveröffentlichte Änderungen prüfen: {count}';
export const nextSteps = 'Nächste Schritte';
export const forLater = 'Für später';
export const visitorsCanAlreadySeeItShow =
  'Besucher können das schon sehen.<button>„Bald geöffnet“ zeigen, bis alles fertig ist</button>';
export const leftToDo = 'Noch {left} offen.';
export const doneDoneLeftToDo = '{done} erledigt, {left} offen.';
export const emailsDontReachYourBuyersYet =
  'E-Mails erreichen deine Käufer noch nicht: {owners} kann einen Mailserver einrichten';
export const untitled = 'Ohne Titel';
export const andOthersMore = 'und {others} weitere';
