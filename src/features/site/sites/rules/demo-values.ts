import type { Site } from './site.ts'

/** The demo's invented values by field. */
const invented = {
  'company name': ['Minuet Demo B.V.', 'Sarabande Demo AG'],
  'company kvk': ['00000000', 'CHE-000.000.000'],
  'company vat_numbers': ['NL000000000B00', 'CHE-000.000.000 MWST'],
  'company address': ['Voorbeeldstraat 1, 1000 AA', 'Musterweg 2, 8000'],
  'company support_phone': ['+31 20 000 01-85', '+41 44 000 01-85'],
  'setting support_phone': ['+31 20 000 01-85', '+41 44 000 01-85'],
  'setting support_email': ['help@minuet.localhost', 'hilfe@sarabande.localhost'],
  'setting sepa_creditor_id': ['NL22ZZZ000000000000'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/**
 * Lists a site's values that were made up for the demo, with their fields. A site with real members
 * must not use them, because they end up on invoices, mandates and legal pages.
 */
export function listDemoValues({
  company,
  settings,
}: Pick<Site, 'company' | 'settings'>): readonly string[] {
  const used: Readonly<Record<keyof typeof invented, readonly (string | null)[]>> = {
    'company name': [company.name],
    'company kvk': [company.kvk],
    'company vat_numbers': company.vat_numbers,
    'company address': [company.address],
    'company support_phone': [company.support_phone],
    'setting support_phone': [settings.support_phone],
    'setting support_email': [settings.support_email],
    'setting sepa_creditor_id': [settings.sepa_creditor_id],
  }
  return Object.entries(used).flatMap(([field, values]) => {
    const known: readonly string[] = invented[field as keyof typeof invented]
    return values.flatMap((value) =>
      value !== null && (known.includes(value) || isDemoCreditor(field, value))
        ? [`${field} is ${value}`]
        : [],
    )
  })
}

/** A creditor identifier whose national number is only zeros was made up. */
function isDemoCreditor(field: string, value: string): boolean {
  return field === 'setting sepa_creditor_id' && /^[A-Z]{2}\d{2}[A-Z0-9]{3}0+$/.test(value)
}
