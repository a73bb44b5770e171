import type { Site } from '#features/site/sites/index.ts'
import type { DirectDebitDeps } from './deps.ts'

/** The creditor of a site, as named in the mandate. */
export interface Creditor {
  readonly id: string
  readonly name: string
  readonly address: string
}

/** A requirement a site has not met yet and without which it can't collect. */
export type MissingRequirement = 'creditor_id' | 'gateway' | 'sms'

/** The missing requirements of a site; empty if direct debits are collected. */
export function findMissingRequirements(
  site: Site,
  { payments, sendSms }: Pick<DirectDebitDeps, 'payments' | 'sendSms'>,
): MissingRequirement[] {
  return [
    ...(site.settings.sepa_creditor_id === null ? (['creditor_id'] as const) : []),
    ...(payments.collectsOn(site) ? [] : (['gateway'] as const)),
    ...(sendSms === null ? (['sms'] as const) : []),
  ]
}

/** The creditor of a site; null if it does not collect. */
export function getCreditor(
  site: Site,
  deps: Pick<DirectDebitDeps, 'payments' | 'sendSms'>,
): Creditor | null {
  const { settings, company } = site
  const id = settings.sepa_creditor_id
  if (id === null || findMissingRequirements(site, deps).length > 0) return null
  return {
    id,
    name: company.name,
    address: `${company.address}, ${company.city}, ${company.country}`,
  }
}
