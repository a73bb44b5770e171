import { randomUUID } from 'node:crypto'
import type { Viewer } from '#kernel/context.ts'
import { isLocale, type Locale, locales } from '#kernel/locale.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { createClock } from '#platform/server/clock.ts'
import { mountDevPages } from '#platform/server/dev/mount-dev-pages.ts'
import { createHttp } from '#platform/server/http/http.ts'
import { createLimits } from '#platform/server/limits/limits.ts'
import { createLog } from '#platform/server/log/log.ts'
import { type Catalogue, createPhrases } from '#platform/server/phrases.ts'
import { createDatabase } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { settings, type SettingsPatch } from '#features/site/sites/rules/settings.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import { demoSites } from '#features/site/sites/server/sql/data/demo-sites.ts'
import { contract, type OrderView } from '../../contract/payments.ts'
import { createSpendingLimits } from '#features/money/spending-limits/server/index.ts'
import { createPayments, type PaymentsDeps, sumSpending, convertAmount } from '../index.ts'
import { openApprovals } from '#features/members/staff/server/index.ts'
import { createDiscounts } from '#features/money/discounts/server/index.ts'
import { createSandboxGateway } from '#features/money/sandbox-gateway/server/index.ts'
import {
  sandboxKey,
  signatureHeader,
  signBody,
} from '#features/money/sandbox-gateway/server/signature.ts'
import { debitRequest } from './gateway-debit-cases.ts'
import type { DebitOrderHooks } from '../start-order/collect-debit.ts'
import type { PaymentGateway } from '../gateways/gateway.ts'

export const secret = 'a-secret-that-is-only-for-tests-1234567890'

const debitForm = { bundle: 'p0', method: 'sdd', country: 'NL', consent: true }

/** The first demo site with custom settings. */
export function siteWithSettings(patch: SettingsPatch = {}): Site {
  const { pool, ...demo } = demoSites[0] as (typeof demoSites)[number]
  return {
    ...(demo as unknown as Site),
    pool: pool.id,
    settings: settings.parse({ ...demo.settings, ...patch }),
  }
}

interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came and says itself what it should be
  readonly body: any
  readonly cookies: string[]
}

interface ShopOptions extends Partial<PaymentsDeps> {
  readonly site?: Site
  /** Gateways preferred to the sandbox. */
  readonly preferred?: readonly PaymentGateway[]
  /** The URL that the adapter calls, if not the sandbox's. */
  readonly sandboxUrl?: string
}

/** Only payments, on a real HTTP server and database, with the sandbox as provider. */
export async function openShop(more: ShopOptions = {}) {
  const clone = await createTestDatabase({ features: ['sandbox-gateway'] })
  const database = createDatabase({ url: clone.url, size: 10 })
  const logged: string[] = []
  const log = createLog({ level: 'warn', write: (line) => void logged.push(line) })
  const clock = createClock()
  const phrases = createPhrases(await readCatalogue())
  const port = await allocatePort()
  const url = `http://127.0.0.1:${port}`
  const site = more.site ?? siteWithSettings()
  const { preferred = [], sandboxUrl = url } = more
  const sandbox = createSandboxGateway({
    database,
    clock,
    log,
    phrases,
    secret,
    ownUrl: sandboxUrl,
  })
  const deps: PaymentsDeps = {
    database,
    // There are no other features.
    emit: async () => {},
    clock,
    log,
    phrases,
    gateways: [...preferred, sandbox.gateway],
    siteUrl: () => url,
    countryOfAddress: () => null,
    siteMethods: () => undefined,
    returnedMoney: async () => new Map(),
    dueDays: async () => new Map(),
    countStarted: async () => 0,
    termsInForce: async () => '2026-11-23T12:00:00.000Z',
    closedTo: async () => [],
    invoiceNumbers: async () => new Map(),
    selectSalesStops: async () => ({ all: false, gateways: [], methods: [] }),
    spendingLimits: createSpendingLimits({
      database,
      spentIn: sumSpending,
      convertAmount,
    }),
    discounts: createDiscounts({
      database,
      sites: { allSites: async () => [site] },
      secret,
      note: async () => {},
      openApprovals: (rules) => openApprovals(database, rules),
      soloTotal: async () => 0,
      staffNames: async () => new Map(),
      findPrice: () => null,
      methods: [],
    }),
    ...more,
  }
  const payments = createPayments(deps)
  const http = createHttp<Site>({
    contract,
    handlers: payments.handlers,
    findSite: () => site,
    findViewer: async (token): Promise<Viewer> => ({
      account: Number(token),
      member: randomUUID(),
      pool: 1,
      status: 'active',
      session: 1,
    }),
    searchOpen: () => true,
    chooseLocale: (_, cookies) =>
      isLocale(cookies.i18n_redirected) ? cookies.i18n_redirected : 'en',
    phrases,
    clock,
    log,
    limits: createLimits({ log, mode: 'count' }),
    extra: payments.routes,
    mountDevPages: (app) => mountDevPages(app as never, [sandbox.devPage]),
    mode: 'demo',
    validateReplies: true,
  })
  await http.listen(port)
  let last = 1000
  async function ask(
    method: string,
    path: string,
    {
      account,
      body,
      headers = {},
    }: { account?: number; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(account !== undefined && { cookie: `__Host-auth.session=${account}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text.startsWith('{') ? JSON.parse(text) : text,
      cookies: response.headers.getSetCookie(),
    }
  }
  const shop = {
    url,
    database,
    clock,
    payments,
    deps,
    logged,
    newAccount: () => ++last,
    ask,
    /** Orders in the same way as the page. */
    order: (account: number, request: object = {}) =>
      ask('POST', '/api/orders', {
        account,
        body: {
          id: randomUUID(),
          bundle: 'p1',
          method: 'ideal',
          country: 'NL',
          consent: true,
          ...request,
        },
      }),
    /** Places an order and returns it with its payment id at the provider. */
    async ordered(account: number, request: object = {}): Promise<OrderView & { payment: string }> {
      const { status, body } = await shop.order(account, request)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return { ...body.order, payment: body.redirect.slice('/dev/pay/'.length) }
    },
    /** Orders by direct debit, in the same way as the direct debit feature. */
    async debit(account: number, changes: object = {}) {
      const request = { id: randomUUID(), ...debitForm, ...changes } as never
      const context = {
        site,
        viewer: { account },
        now: clock.now(),
        locale: 'en',
        address: '192.0.2.7',
        cookies: {},
        query: {},
      } as never
      const debit: DebitOrderHooks = {
        check: async () => null,
        placed: async () => {},
        signed: async () => debitRequest().debit,
        collected: async () => {},
      }
      const answer = await payments.order(request, context, { kind: 'direct_debit', debit })
      return isRefusal(answer) ? answer.refusal : answer.order
    },
    read: async (account: number, order: string) =>
      (await ask('GET', `/api/orders/${order}`, { account })).body as OrderView,
    /** Simulates the payer on the sandbox's page. */
    act: (payment: string, outcome: string, seconds?: number) =>
      ask('POST', `/dev/pay/${payment}`, {
        body: { outcome, ...(seconds !== undefined && { seconds }) },
      }),
    /** Simulates later events: a refund arrives, or a bank reclaims the money. */
    turn: (payment: string, turn: string) =>
      ask('POST', `/dev/pay/${payment}/afterwards`, { body: { turn } }),
    chaos: (behaviour: object, payment?: string) =>
      ask('POST', payment === undefined ? '/dev/pay/chaos' : `/dev/pay/${payment}/chaos`, {
        body: behaviour,
      }),
    /** Sends a custom webhook. */
    hook: (
      fields: object,
      signing: { key?: Buffer; at?: Date; signature?: string | null } = {},
    ) => {
      const body = JSON.stringify(fields)
      const {
        key = sandboxKey(secret, 'webhook'),
        at = clock.now(),
        signature = signBody(key, body, at),
      } = signing
      return fetch(`${url}/api/webhooks/sandbox`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signature !== null && { [signatureHeader]: signature }),
        },
        body,
      }).then(({ status }) => status)
    },
    credits: async (account: number) => {
      const row = await database.maybe<{ credits: number; paid_user: boolean }>(
        sql`select credits, paid_user from credits.public_wallet where account_id = ${account}`,
      )
      return row ?? { credits: 0, paid_user: false }
    },
    grants: (account: number) =>
      database.many<{ key: string; amount: number }>(
        sql`select key, amount from credits.movement where account_id = ${account} and kind = 'grant' order by version`,
      ),
    inbox: () =>
      database.many<{ event_id: string; outcome: string | null }>(
        sql`select event_id, outcome from payments.webhook order by received_at, event_id`,
      ),
    history: (order: string) =>
      database
        .many<{ to_status: string; cause: string }>(sql`
          select t.to_status, t.cause from payments.transition t join payments.purchase p on p.id = t.purchase_id
          where p.order_id = ${order} order by t.number`)
        .then((rows) => rows.map(({ to_status, cause }) => `${to_status} ${cause}`)),
    violations: () => database.many(sql`select * from credits.ledger_violations`),
    async close() {
      await sandbox.stop()
      await http.close()
      await database.close()
      await clone.close()
    },
  }
  return shop
}
export type Shop = Awaited<ReturnType<typeof openShop>>

async function readCatalogue(): Promise<Catalogue> {
  const read = async (locale: Locale) => {
    const [platform, playbank, payments] = await Promise.all([
      import(`../../../../../platform/locales/${locale}.ts`),
      import(`../../../sandbox-gateway/locales/${locale}.ts`),
      import(`../../locales/${locale}.ts`),
    ])
    const [bank, own] = [playbank[locale], payments[locale]]
    return [locale, { platform: platform[locale], sandbox_gateway: bank, payments: own }] as const
  }
  return Object.fromEntries(await Promise.all(locales.map(read))) as unknown as Catalogue
}
