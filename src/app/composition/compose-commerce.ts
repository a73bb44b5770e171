import { createClaims } from '#features/members/verified-claims/server/index.ts'
import { createCards } from '#features/money/saved-cards/server/index.ts'
import { createCredits } from '#features/money/credits/server/index.ts'
import {
  createSpendingEmails,
  createSpendingLimits,
} from '#features/money/spending-limits/server/index.ts'
import { createDirectDebit } from '#features/money/direct-debit/server/index.ts'
import { resolveOfficeUrl } from '#platform/server/config/office-hosts.ts'
import { createMoneyDigest } from '#features/members/staff/server/index.ts'
import { createDiscounts, type DiscountsDeps } from '#features/money/discounts/server/index.ts'
import {
  sumPurchases,
  createPayments,
  sumSpending,
  convertAmount,
} from '#features/money/payments/server/index.ts'
import { createSandboxGateway } from '#features/money/sandbox-gateway/server/index.ts'
import { createInvoices } from '#features/money/invoices/server/index.ts'
import {
  createRevenueLedger,
  createSalesStops,
  createReconciliation,
  createPayouts,
  createRevenueReports,
} from '#features/money/accounting/server/index.ts'
import { createRefunds } from '#features/money/refunds/server/index.ts'
import type { Pages } from '#features/site/content-pages/server/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { SendEmail } from '#platform/server/mail/email.ts'
import type { events } from '../contract.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { createEmailSiteResolver, resolveSiteUrl } from '../email/email-site.ts'
import type { OpenTabs } from '../open-tabs.ts'
import type { Product } from '../product.ts'
import { currencyFor, methods } from '#features/money/payments/index.ts'

/**
 * The parts of checkout that discounts depend on: the price of a package in a country, and the
 * payment methods.
 */
const saleDeps: Pick<DiscountsDeps, 'findPrice' | 'methods'> = {
  findPrice({ currency: own, settings: { bundles } }, { bundle, country }) {
    const currency = currencyFor(country, { currency: own, bundles })
    const minor = bundles.find(({ id }) => id === bundle)?.priceMinor[currency]
    return minor === undefined ? null : { minor, currency }
  },
  // In display order.
  methods: Object.entries(methods)
    .filter(([, { status, partOf }]) => status === 'active' && partOf === null)
    .map(([key, { name }]) => ({ key, name })),
}

interface CommerceDeps {
  readonly emit: Emit<typeof events>
  readonly sites: Sites
  readonly staff: Staff
  /** Sends a live message to a member's open tabs. */
  readonly notify: OpenTabs['notify']
  /** Sends emails, neutral for members who chose that. */
  readonly sendEmail: SendEmail
  /** The version of a site's terms. */
  readonly termsInForce: Pages['termsInForce']
  /** The whole product; a function because it is still being built. */
  readonly product: () => Product
}

/** The commerce features of the product. */
type Commerce = Pick<
  Product,
  | 'verifiedClaims'
  | 'credits'
  | 'spendingLimits'
  | 'discounts'
  | 'payments'
  | 'sandboxGateway'
  | 'directDebit'
  | 'moneyDigest'
  | 'invoices'
  | 'revenueLedger'
  | 'payouts'
  | 'revenueReports'
  | 'refunds'
  | 'salesStops'
  | 'savedCards'
  | 'reconciliation'
>

/** Creates the commerce features, from verified claims about prices to refunds. */
export function composeCommerce(
  infrastructure: Infrastructure,
  { emit, sites, staff, notify, sendEmail, termsInForce, product }: CommerceDeps,
): Commerce {
  const { database, clock, log, phrases, config, installationKey } = infrastructure
  const verifiedClaims = createClaims({
    database,
    log,
    phrases,
    allSites: sites.allSites,
    proofs: () => ({ ...payments.proofs, ...product().transparency.proofs }),
  })
  const credits = createCredits({ database, siteById: sites.siteById })
  const spendingLimits = {
    ...createSpendingLimits({ database, spentIn: sumSpending, convertAmount }),
    emails: createSpendingEmails({
      database,
      emit,
      mail: sendEmail,
      phrases,
      siteById: sites.siteById,
      allSites: sites.allSites,
      mailSite: createEmailSiteResolver(config),
      boughtIn: sumPurchases,
      convertAmount,
    }),
  }
  const discounts = createDiscounts({
    database,
    sites,
    secret: installationKey,
    note: staff.note,
    staffNames: staff.getNames,
    soloTotal: staff.soloTotal,
    openApprovals: staff.openApprovals,
    ...saleDeps,
  })
  const sandboxGateway = config.gateways.includes('sandbox')
    ? createSandboxGateway({
        database,
        clock,
        log,
        phrases,
        secret: installationKey,
        ownUrl: `http://127.0.0.1:${config.port}`,
      })
    : null
  const payments = createPayments({
    database,
    discounts,
    clock,
    log,
    phrases,
    gateways: [
      ...infrastructure.gateways,
      ...(sandboxGateway === null ? [] : [sandboxGateway.gateway]),
    ],
    siteUrl: (site) => resolveSiteUrl(config, site),
    countryOfAddress: sites.countryOfAddress,
    spendingLimits,
    emit,
    selectSalesStops: (queries, site) => salesStops.getSalesStops(queries, site),
    siteMethods: (site) => directDebit.methodsOn(site),
    termsInForce,
    countStarted: (account) => product().chat.countStarted(account),
    closedTo: (account, at) => directDebit.closedTo(account, at),
    invoiceNumbers: (orders) => invoices.findNumbers(orders),
    dueDays: (orders) => directDebit.findDueDays(orders),
    returnedMoney: (orders) => refunds.findReturned(orders),
  })
  const directDebit = createDirectDebit({
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
    secret: installationKey,
    note: staff.note,
    nameOf: staff.getNames,
    openApprovals: staff.openApprovals,
    payments,
  })
  const invoices = createInvoices({
    database,
    log,
    phrases,
    limits: infrastructure.limits,
    mail: sendEmail,
    siteById: sites.siteById,
    mailSite: createEmailSiteResolver(config),
  })
  const revenueLedger = createRevenueLedger({ database, log })
  const payouts = createPayouts({ database, log, providers: payments.providers })
  const revenueReports = createRevenueReports({ database })
  const refunds = createRefunds({
    database,
    log,
    emit,
    phrases,
    mail: sendEmail,
    siteById: sites.siteById,
    mailSite: createEmailSiteResolver(config),
    providerNamed: payments.providerNamed,
    note: staff.note,
    noteOpening: staff.noteOpening,
    notify,
    staffNames: staff.getNames,
    soloTotal: staff.soloTotal,
    openApprovals: staff.openApprovals,
  })
  const moneyDigest = createMoneyDigest({
    database,
    emit,
    phrases,
    mail: sendEmail,
    allSites: sites.allSites,
    mailSite: createEmailSiteResolver(config),
    officeUrl: (site) => resolveOfficeUrl(config, resolveSiteUrl(config, site), site.hosts),
  })
  const savedCards = createCards({ database, log, payments, siteById: sites.siteById })
  const salesStops = createSalesStops({
    database,
    sites,
    gatewayNames: () => payments.gatewayNames,
    note: staff.note,
    staffNames: staff.getNames,
  })
  const reconciliation = createReconciliation({
    database,
    cursors: infrastructure.cursors,
    log,
    payments,
    credits,
    revenueLedger,
    invoices,
    note: staff.note,
    staffNames: staff.getNames,
  })
  return {
    verifiedClaims,
    credits,
    spendingLimits,
    discounts,
    payments,
    sandboxGateway,
    directDebit,
    moneyDigest,
    invoices,
    revenueLedger,
    payouts,
    revenueReports,
    refunds,
    salesStops,
    savedCards,
    reconciliation,
  }
}
