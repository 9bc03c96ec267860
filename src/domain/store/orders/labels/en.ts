export const inTheEuInvoicesWithTax =
  'In the EU, invoices with tax must include your tax number. Enter your VAT number, or your tax office’s number if you have none.';
export const youChargeTaxButYourInvoices =
  'You charge tax, but your invoices don’t include your tax number. Most countries require it. Enter the number you use to pay this tax.';
