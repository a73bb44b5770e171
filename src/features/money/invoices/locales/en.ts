export const en = {
  page: {
    pdf: 'Download as PDF',
    print: 'Print',
    back: 'Back to the order',
    keep: 'We also sent it to your email address. It stays here for as long as you’re a member.',
    notes: 'Credit notes',
    notes_lead: 'Money we’ve refunded to you.',
    invoice: 'The invoice',
  },
  paper: {
    invoice: 'Invoice {number}',
    credit_note: 'Credit note {number}',
    number: 'Number',
    date: 'Date of issue',
    /** Term of the tax law. */
    supplied: 'Date of supply',
    to_invoice: 'For invoice',
    customer: 'Customer',
    consumer: 'Private person, {country}',
    /** A purchase; label before its number. */
    order: 'Order',
    register: 'Register of companies: {number}',
    vat_number: '{tax} number: {number}',
    vat: 'VAT',
    description: 'Description',
    net: 'Net',
    rate: 'Rate',
    gross: 'Total',
    what: '{credits, plural, one {# credit} other {# credits}} for {site}, electronically supplied',
    /** A line of a credit note; {what} is paper.what. */
    returned: 'Refund: {what}',
    /** {tax} is the name of the tax, such as “VAT”; {rate} is a percentage. */
    vat_of: '{tax} {rate} ({country})',
    total: 'Total paid',
    total_returned: 'Total refunded',
    paid: 'Paid in full on {date}. There is nothing left to pay.',
    /** Wording of the tax law in this language. */
    small_business: 'Exempt from VAT: the seller uses the special scheme for small enterprises.',
    /** {country} is where the service is supplied. */
    not_charged: 'No tax is charged. Country of supply: {country}; none is due there from this seller.',
  },
  mail: {
    invoice: {
      /** {title} is “Invoice 12”. */
      subject: '{title}',
      preview: '{total}, paid. The invoice is attached.',
      heading: 'Thank you, {name}',
      /** {what} is paper.what: a number of credits for a site. */
      text: 'We’ve received your payment of {total}. It’s for {what}.',
    },
    credit_note: {
      subject: 'We’ve refunded {total}',
      /** {method} is the name of a payment method. */
      preview: 'Payment method: {method}. The credit note is attached.',
      heading: 'Your refund, {name}',
      /** {method} is the name of a payment method; {title} is “Credit note 12”. */
      text: 'We’ve refunded {total} of your order {order} the way you paid ({method}). Your bank may take a few days to show it. The credit note is {title}.',
    },
    attached: 'The document is attached as a PDF for your records. You’ll also find it under your orders.',
    button: 'See it on the site',
    footer: 'You’re receiving this email because you bought something on {site}.',
  },
}
