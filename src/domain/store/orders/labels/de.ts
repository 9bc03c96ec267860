export const inTheEuInvoicesWithTax =
  'In der EU müssen Rechnungen mit Steuer deine Steuernummer enthalten. Gib deine USt-IdNr. ein oder die Nummer deines Finanzamts, wenn du keine hast.';
export const youChargeTaxButYourInvoices =
  'Du berechnest Steuer, aber auf deinen Rechnungen fehlt deine Steuernummer. Die meisten Länder verlangen sie. Gib die Nummer ein, unter der du diese Steuer abführst.';
