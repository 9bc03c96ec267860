export const whereYouSellFrom = 'Where you sell from.';
export const currency = 'Currency';
export const pricesUseThisCurrency = 'Prices use this currency.';
export const doYouWantToSellOnline = 'Do you want to sell online?';
export const addAShop = 'Add a shop';
export const thisTemplateAlwaysIncludesAShop = 'This template always includes a shop.';
export const addsAPageWithExampleProducts =
  'Adds a page with example products, a cart and a checkout. You can also add a shop later.';
export const template = 'Template';
export const doYouWantMembers = 'Do you want members?';
export const addMembersPages = 'Add pages for members';
export const addsAPageWithTwoPlans =
  'Adds a page with two free plans, and a page that only members see. You can also add members later.';
