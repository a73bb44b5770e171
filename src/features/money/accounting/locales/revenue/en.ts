export const en = {
  seller: 'Company',
  not_loaded: 'The figures couldn’t be loaded',
  months: {
    title: 'Revenue',
    lead: 'What was sold, earned, refunded and paid out, month by month, from the money ledger.',
    none: 'Nothing has been sold yet',
    none_text: 'The list starts with the first paid order.',
    note: 'Earned is the part of the credits sold that has been spent. Owed is what has been paid for but not spent by the end of the month. Months without activity are left out.',
    month: 'Month',
    /** Column: the number of orders. */
    sales: 'Orders',
    /** Column of amounts: the price of what was sold. */
    sold_minor: 'Sold',
    /** Follows the column “Sold”. */
    sold_net_minor: 'of which net',
    sold_vat_minor: 'of which tax',
    /** Column of amounts: revenue of credits that were spent. */
    earned_minor: 'Earned',
    owed_minor: 'Owed at the end',
    /** Column of amounts. */
    refunded_minor: 'Refunded',
    /** Column: amounts banks claim back. */
    disputed_minor: 'Claimed by banks',
    won_minor: 'Won back',
    /** Column of amounts: what banks took back for good. */
    lost_minor: 'Lost',
    fees_minor: 'Fees',
    paid_out_minor: 'Paid out to the bank',
  },
  tax: {
    title: 'Tax by country',
    lead: 'What was invoiced and credited in a quarter, by the country the tax is due in.',
    quarter: 'Quarter',
    /** {quarter} is 1 to 4. */
    quarter_of: 'Q{quarter} {year}',
    none: 'Nothing was invoiced in {quarter}',
    none_text: 'Choose another quarter.',
    /** The EU’s One-Stop Shop for VAT; use its name in this language. */
    one_stop_shop: 'For the one-stop shop',
    /** Tax return in the company’s own country. */
    home: 'For the domestic return',
    /** Heading: tax declared neither in the one-stop shop nor at home. */
    elsewhere: 'Neither',
    country: 'Country',
    /** Column: the tax rate in percent. */
    rate: 'Rate',
    of_quarter: 'Sold in',
    invoiced: 'Invoiced, net',
    credited: 'Credited, net',
    net: 'Net',
    vat: 'Tax',
    invoices: '{count, plural, one {# invoice} other {# invoices}}',
    notes: '{count, plural, one {# credit note} other {# credit notes}}',
    download: 'Download {quarter} for the one-stop shop (CSV)',
    note: 'A credit note for an earlier quarter is on a line of its own: the return corrects that quarter. Please have an adviser check before you file.',
  },
}
