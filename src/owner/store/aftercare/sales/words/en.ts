export const sales = 'Sales';
export const sold = 'Sold';
export const orders = 'Orders';
export const allAboutSales = 'All about sales';
export const bestSellers = 'Best sellers';
export const noSalesInThisPeriod = 'No sales in this period.';
export const product = 'Product';
export const units = 'Units';
export const allProducts = 'All products';
export const byDay = 'By day';
export const labelCsv = '{label} (CSV)';
export const runningLow = 'Running low';
export const nothingIsRunningLowSetThe =
  'Nothing is running low. Set the stock alert level in the <link>settings of the store</link>.';
export const soldOut = 'Sold out';
export const stockLeft = '{stock} left';
export const whatNameHasSoldExcludesCancelled =
  'What {name} has sold. Excludes cancelled orders and test orders.';
export const noSalesYet = 'No sales yet';
export const chooseHowBuyersPay = 'Choose how buyers pay';
export const yourFirstRealOrderAppearsHere = 'Your first real order appears here.';
export const averageOrder = 'Average order';
export const refunded = 'Refunded';
export const sold2 = 'sold';
export const orders2 = 'orders';
export const ordersPerVisit = 'Orders per visit';
export const ordersOrdersVisitsVisits = '{orders} orders, {visits} visits';
export const fromToUntil = '{from} to {until}';
export const testordersTestOrders = '{testOrders, plural, one {# test order} other {# test orders}}';
export const othercurrenciesOrdersInAnotherCurrency =
  '{otherCurrencies, plural, one {# order} other {# orders}} in another currency';
export const comparedWithSpanAmountsIncludeDelivery =
  'Compared with {span}. Amounts include delivery and taxes. Not counted: {leftOut}.';
export const comparedWithSpanAmountsIncludeDeliveryAnd =
  'Compared with {span}. Amounts include delivery and taxes.';
export const salesOfTheLastSevenDays = 'Sales of the last seven days';
export const testOrdersAreNotCounted =
  '{count, plural, one {One test order of this time is not counted.} other {# test orders of this time are not counted.}}';
export const giftCardsSoldAndPaid =
  'Gift cards sold: {sold}. They count as sales when they are used. Paid with gift cards: {paid}.';
