export const orderReceived = 'Order received';
export const readyForPickup = 'Ready for pickup';
export const shipped = 'Shipped';
export const orderChanged = 'Order changed';
export const refund = 'Refund';
export const orderCancelled = 'Order cancelled';
export const selling = 'Selling';
export const howPricesAppearAndTheMinimum = 'How prices appear, and the minimum order.';
export const currency = 'Currency';
export const priceFormat = 'Price format';
export const writtenClearToBuyersAbroad = '{written} – clear to buyers abroad';
export const writtenAsUsedLocally = '{written} – as used locally';
export const units = 'Units';
export const minimumOrder = 'Minimum order';
export const theMinimumCartTotalForCheckout = 'The minimum cart total for checkout. Enter 0 for no minimum.';
export const lowStock = 'Low stock';
export const productsWithThisStockOrLess =
  'Products with this stock or less appear as running low under Sales.';
export const expressCheckout = 'Express checkout';
export const productButtonsReadPurchaseAndSkip =
  'Product buttons read “Purchase” and skip the cart. Buyers order one product at a time.';
export const askBuyersForReviews = 'Ask buyers for reviews';
export const buyersGetOneEmailWithA =
  'Buyers get one email with a link some days after their order is fulfilled.';
export const sendAfterDays = 'Send after (days)';
export const giftCardsExpireAfterMonths = 'Gift cards expire after (months)';
export const enter0ForCardsThatNever =
  'Enter 0 for cards that never expire. A card always lasts for the minimum we know for your country. Some places, such as California, forbid expiry: ask a lawyer first.';
export const giftCardEmailSubject = 'Subject of gift card emails';
export const leaveEmptyForOurSubject =
  'Leave empty for ours, in the language of the buyer. {name}, {from}, {shop} and {amount} are filled in.';
export const giftCardEmailMessage = 'Message of gift card emails';
export const placeholdersOfGiftCardEmails =
  'Replaces the greeting. The buyer’s message, the amount and the code follow. {name}, {from}, {shop} and {amount} are filled in.';
export const termsOfSalePage = 'Terms of sale page';
export const ifSetBuyersMustAgreeBefore = 'If set, buyers must agree before they pay.';
export const taxes = 'Taxes';
export const setWhichTaxesApplyWhereAsk =
  'Set which taxes apply where. Ask your accountant which taxes you have to charge.';
export const pricesIncludeTax = 'Prices include tax';
export const whenOffTaxIsAddedTo = 'When off, tax is added to the prices you enter.';
export const priceDisplay = 'Price display';
export const onPagesInSearchResultsIn = 'On pages, in search results, in shopping feeds and in the cart.';
export const asUsualInTheShopsCountry = 'As usual in the shop’s country (excluding tax in the US and Canada)';
export const includingTax = 'Including tax';
export const excludingTaxWhichIsAddedAt = 'Excluding tax, which is added at the checkout';
export const chargeTaxOnDelivery = 'Charge tax on delivery';
export const companiesInOtherEuCountries = 'Companies in other EU countries';
export const theyCanEnterTheirVatNumber =
  'They can enter their VAT number at the checkout. We check its format. Invoices then note the reverse charge.';
export const taxRounding = 'Tax rounding';
export const perOrderLine = 'Per order line';
export const zones = 'Zones';
export const testPayment = 'Test payment';
export const cardAndMore = 'Card and more';
export const bankTransfer = 'Bank transfer';
export const invoice = 'Invoice';
export const payAtPickup = 'Pay at pickup';
export const nothingToPay = 'Nothing to pay';
