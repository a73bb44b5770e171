import { createClaims } from '#features/members/verified-claims/server/index.ts'
import { createCards } from '#features/money/saved-cards/server/index.ts'
import { createCredits } from '#features/money/credits/server/index.ts'
import { createSpendLetters, createSpendLimits } from '#features/money/spending-limits/server/index.ts'
import { createDirectDebit } from '#features/money/direct-debit/server/index.ts'
import { createDiscounts } from '#features/money/discounts/server/index.ts'
import { boughtIn, createPayments, spentIn, weighIn } from '#features/money/payments/server/index.ts'
import { createInvoices } from '#features/money/invoices/server/index.ts'
import {
  createMoney,
  createClosures,
  createReconciliation,
  createSettlements,
  createTurnover,
} from '#features/money/accounting/server/index.ts'
import { createRefunds } from '#features/money/refunds/server/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { SendMail } from '#platform/server/mail/mail.ts'
import type { events } from './contract.ts'
import type { Floor } from './floor.ts'
import { mailSiteOf } from './mail-site.ts'
import type { Product } from './product.ts'
import { saleOf } from './sale-of.ts'

interface Beside {
  readonly emit: Emit<typeof events>
  readonly sites: Sites
  readonly staff: Staff
  /** Sends emails, neutral for members who chose that. */
  readonly letters: SendMail
  /** The whole product; a function because it is still being built. */
  readonly product: () => Product
}

/** The commerce features of the product. */
type OfMoney = Pick<
  Product,
  | 'claims'
  | 'credits'
  | 'limits'
  | 'discounts'
  | 'payments'
  | 'directdebit'
  | 'invoices'
  | 'money'
  | 'settlements'
  | 'turnover'
  | 'refunds'
  | 'closures'
  | 'cards'
  | 'reconciliation'
>

/** Creates the commerce features, from verified claims about prices to refunds. */
export function composeMoney(floor: Floor, { emit, sites, staff, letters, product }: Beside): OfMoney {
  const { database, clock, log, phrases, mail, config } = floor
  const claims = createClaims({
    database,
    log,
    phrases,
    allSites: sites.allSites,
    proofs: () => ({ ...payments.proofs, ...product().openness.proofs }),
  })
  const credits = createCredits({ database, siteById: sites.siteById })
  const limits = {
    ...createSpendLimits({ database, spentIn, weighIn }),
    letters: createSpendLetters({
      database,
      emit,
      mail: letters,
      phrases,
      siteById: sites.siteById,
      allSites: sites.allSites,
      mailSite: mailSiteOf(config),
      boughtIn,
      weighIn,
    }),
  }
  const discounts = createDiscounts({
    database,
    sites,
    secret: config.secret,
    note: staff.note,
    ...saleOf,
  })
  const payments = createPayments({
    database,
    discounts,
    clock,
    log,
    phrases,
    gateway: config.gateways.includes('sandbox') ? 'sandbox' : 'none',
    outside: floor.gateways,
    siteUrl: (site) => mailSiteOf(config)(site).url,
    secret: config.secret,
    ownUrl: `http://127.0.0.1:${config.port}`,
    countryOfAddress: sites.countryOfAddress,
    limits,
    emit,
    closedOf: (queries, site) => closures.closedOf(queries, site),
    siteMethods: (site) => directdebit.methodsOn(site),
    closedTo: (account, at) => directdebit.closedTo(account, at),
    invoiceNumbers: (orders) => invoices.numbersOf(orders),
  })
  const directdebit = createDirectDebit({
    database,
    log,
    emit,
    phrases,
    limits: floor.limits,
    sendSms: floor.sendSms,
    mail: letters,
    siteById: sites.siteById,
    mailSite: mailSiteOf(config),
    countryOfAddress: sites.countryOfAddress,
    secret: config.secret,
    note: staff.note,
    nameOf: staff.nameOf,
    payments,
  })
  const invoices = createInvoices({
    database,
    log,
    phrases,
    mail: letters,
    siteById: sites.siteById,
    mailSite: mailSiteOf(config),
  })
  const money = createMoney({ database, log })
  const settlements = createSettlements({ database, log, providers: payments.providers })
  const turnover = createTurnover({ database })
  const refunds = createRefunds({
    database,
    log,
    emit,
    phrases,
    mail,
    siteById: sites.siteById,
    mailSite: mailSiteOf(config),
    providerNamed: payments.providerNamed,
    note: staff.note,
    nameOf: staff.nameOf,
  })
  const cards = createCards({ database, log, payments, siteById: sites.siteById })
  const closures = createClosures({
    database,
    sites,
    gatewayNames: () => payments.gatewayNames,
    note: staff.note,
    nameOf: staff.nameOf,
  })
  const reconciliation = createReconciliation({
    database,
    log,
    payments,
    credits,
    money,
    invoices,
    note: staff.note,
    nameOf: staff.nameOf,
  })
  return {
    claims,
    credits,
    limits,
    discounts,
    payments,
    directdebit,
    invoices,
    money,
    settlements,
    turnover,
    refunds,
    closures,
    cards,
    reconciliation,
  }
}
