import { createClaims } from '#features/members/verified-claims/server/index.ts'
import { createCards } from '#features/money/saved-cards/server/index.ts'
import { createCredits } from '#features/money/credits/server/index.ts'
import { createSpendingEmails, createSpendingLimits } from '#features/money/spending-limits/server/index.ts'
import { createDirectDebit } from '#features/money/direct-debit/server/index.ts'
import { createDiscounts } from '#features/money/discounts/server/index.ts'
import { sumPurchases, createPayments, sumSpending, weighIn } from '#features/money/payments/server/index.ts'
import { createInvoices } from '#features/money/invoices/server/index.ts'
import {
  createRevenueLedger,
  createSalesStops,
  createReconciliation,
  createPayouts,
  createRevenueReports,
} from '#features/money/accounting/server/index.ts'
import { createRefunds } from '#features/money/refunds/server/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { SendEmail } from '#platform/server/mail/email.ts'
import type { events } from './contract.ts'
import type { Infrastructure } from './infrastructure.ts'
import { createEmailSiteResolver } from './email-site.ts'
import type { Product } from './product.ts'
import { saleDeps } from './sale-deps.ts'

interface CommerceDeps {
  readonly emit: Emit<typeof events>
  readonly sites: Sites
  readonly staff: Staff
  /** Sends emails, neutral for members who chose that. */
  readonly sendEmail: SendEmail
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
export function composeCommerce(
  infrastructure: Infrastructure,
  { emit, sites, staff, sendEmail, product }: CommerceDeps,
): OfMoney {
  const { database, clock, log, phrases, mail, config } = infrastructure
  const claims = createClaims({
    database,
    log,
    phrases,
    allSites: sites.allSites,
    proofs: () => ({ ...payments.proofs, ...product().openness.proofs }),
  })
  const credits = createCredits({ database, siteById: sites.siteById })
  const limits = {
    ...createSpendingLimits({ database, spentIn: sumSpending, convertAmount: weighIn }),
    letters: createSpendingEmails({
      database,
      emit,
      mail: sendEmail,
      phrases,
      siteById: sites.siteById,
      allSites: sites.allSites,
      mailSite: createEmailSiteResolver(config),
      boughtIn: sumPurchases,
      convertAmount: weighIn,
    }),
  }
  const discounts = createDiscounts({
    database,
    sites,
    secret: config.secret,
    note: staff.note,
    ...saleDeps,
  })
  const payments = createPayments({
    database,
    discounts,
    clock,
    log,
    phrases,
    gateway: config.gateways.includes('sandbox') ? 'sandbox' : 'none',
    outside: infrastructure.gateways,
    siteUrl: (site) => createEmailSiteResolver(config)(site).url,
    secret: config.secret,
    ownUrl: `http://127.0.0.1:${config.port}`,
    countryOfAddress: sites.countryOfAddress,
    limits,
    emit,
    selectSalesStops: (queries, site) => closures.getSalesStops(queries, site),
    siteMethods: (site) => directdebit.methodsOn(site),
    closedTo: (account, at) => directdebit.closedTo(account, at),
    invoiceNumbers: (orders) => invoices.findNumbers(orders),
  })
  const directdebit = createDirectDebit({
    database,
    log,
    emit,
    phrases,
    limits: infrastructure.limits,
    sendSms: infrastructure.sendSms,
    mail: sendEmail,
    siteById: sites.siteById,
    mailSite: createEmailSiteResolver(config),
    countryOfAddress: sites.countryOfAddress,
    secret: config.secret,
    note: staff.note,
    nameOf: staff.getNames,
    payments,
  })
  const invoices = createInvoices({
    database,
    log,
    phrases,
    mail: sendEmail,
    siteById: sites.siteById,
    mailSite: createEmailSiteResolver(config),
  })
  const money = createRevenueLedger({ database, log })
  const settlements = createPayouts({ database, log, providers: payments.providers })
  const turnover = createRevenueReports({ database })
  const refunds = createRefunds({
    database,
    log,
    emit,
    phrases,
    mail,
    siteById: sites.siteById,
    mailSite: createEmailSiteResolver(config),
    providerNamed: payments.providerNamed,
    note: staff.note,
    staffNames: staff.getNames,
  })
  const cards = createCards({ database, log, payments, siteById: sites.siteById })
  const closures = createSalesStops({
    database,
    sites,
    gatewayNames: () => payments.gatewayNames,
    note: staff.note,
    staffNames: staff.getNames,
  })
  const reconciliation = createReconciliation({
    database,
    log,
    payments,
    credits,
    money,
    invoices,
    note: staff.note,
    staffNames: staff.getNames,
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
