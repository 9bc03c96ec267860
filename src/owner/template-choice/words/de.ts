export const whereYouSellFrom = 'Von wo aus du verkaufst.';
export const currency = 'Währung';
export const pricesUseThisCurrency = 'Preise gelten in dieser Währung.';
export const doYouWantToSellOnline = 'Möchtest du online verkaufen?';
export const addAShop = 'Shop hinzufügen';
export const thisTemplateAlwaysIncludesAShop = 'Zu dieser Vorlage gehört immer ein Shop.';
export const addsAPageWithExampleProducts =
  'Fügt eine Seite mit Beispielprodukten, Warenkorb und Kasse hinzu. Du kannst einen Shop auch später hinzufügen.';
export const template = 'Vorlage';
export const doYouWantMembers = 'Möchtest du Mitglieder haben?';
export const addMembersPages = 'Seiten für Mitglieder hinzufügen';
export const addsAPageWithTwoPlans =
  'Fügt eine Seite mit zwei kostenlosen Tarifen und eine Seite nur für Mitglieder hinzu. Mitglieder kannst du auch später hinzufügen.';
