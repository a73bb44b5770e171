import type { Context, Cookie } from '#kernel/context.ts'
import { isRefusal, type Refusal } from '#kernel/refusal.ts'
import { createClock, type MovableClock } from '#platform/server/clock.ts'
import { createEventBus, type EventBus } from '#platform/server/events/event-bus.ts'
import { createLimits } from '#platform/server/limits/limits.ts'
import { createLog } from '#platform/server/log/log.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { createPhrases } from '#platform/server/phrases.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { company } from '#features/site/sites/rules/company.ts'
import { settings, type SettingsPatch } from '#features/site/sites/rules/settings.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import { events } from '../../contract/accounts.ts'
import { de } from '../../locales/de.ts'
import { en } from '../../locales/en.ts'
import { type Accounts, createAccounts } from '../index.ts'
import type { PasswordQueue } from '../passwords.ts'

/** A browser that stores cookies and calls endpoints. */
export interface Browser {
  readonly cookies: Record<string, string>
  /** The cookies set by the last response. */
  lastCookies: Cookie[]
  context(): Promise<Context<Site>>
}

/** The accounts feature on its own database, with every email captured. */
export interface Stage {
  readonly database: Database
  readonly accounts: Accounts
  readonly book: EventBus<typeof events>
  readonly clock: MovableClock
  readonly emitted: { name: string; payload: Record<string, unknown> }[]
  /** The accounts that other features were asked to erase. */
  readonly erased: number[]
  site(patch?: SettingsPatch, more?: Partial<Site>): Site
  browser(site?: Site): Browser
  /** Delivers what is due and returns the emails sent to an address since the last call. */
  newEmails(to: string): Promise<Email[]>
  close(): Promise<void>
}

export async function createStage(options: { passwordQueue?: PasswordQueue } = {}): Promise<Stage> {
  const home = await createTestDatabase({ features: ['accounts'] })
  const database = createDatabase({ url: home.url, size: 20 })
  const clock = createClock()
  const log = createLog({ level: 'silent' })
  const mails: Email[] = []
  const emitted: Stage['emitted'] = []
  const erased: number[] = []
  const recordEvent = (name: string) => async (_: unknown, payload: Record<string, unknown>) =>
    void emitted.push({ name, payload })
  const book: EventBus<typeof events> = createEventBus({
    database,
    types: events,
    clock,
    log,
    now: {
      'accounts.signed_up': [recordEvent('accounts.signed_up')],
      'accounts.activated': [recordEvent('accounts.activated')],
      'accounts.active': [recordEvent('accounts.active')],
      'accounts.closed': [recordEvent('accounts.closed')],
      'accounts.reactivated': [recordEvent('accounts.reactivated')],
    },
    later: {
      'accounts.confirmation_requested': [
        async (payload, delivery) => accounts.emails.confirmation(payload, delivery),
      ],
      'accounts.reset_requested': [
        async (payload, delivery) => accounts.emails.reset(payload, delivery),
      ],
      'accounts.email_change_requested': [
        async (payload, delivery) => accounts.emails.mailChange(payload, delivery),
      ],
      'accounts.changed': [async (payload, delivery) => accounts.emails.changed(payload, delivery)],
      'accounts.reactivation_requested': [
        async (payload, delivery) => accounts.emails.return(payload, delivery),
      ],
      'accounts.erasure_completed': [
        async (payload, delivery) => accounts.emails.erased(payload, delivery),
      ],
    },
  })
  const site = (patch: SettingsPatch = {}, more: Partial<Site> = {}): Site => ({
    id: 1,
    pool: 1,
    name: 'Minuet',
    brand: 'minuet',
    hosts: ['minuet.localhost'],
    locales: ['en', 'de'],
    domainLanguage: 'en',
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
    country: 'NL',
    // Signing up is seldom the subject of a test.
    settings: settings.parse({ signup_challenge: false, ...patch }),
    company: company.parse({
      name: 'Minuet Demo B.V.',
      address: 'Voorbeeldstraat 1',
      kvk: '00000000',
      city: 'Amsterdam',
      country: 'NL',
      tradenames: [],
      vat_numbers: [],
      support_phone: '+31 20 000 01-85',
      delete_discount: 0,
      added: '2024-03-01T09:00:00Z',
    }),
    ...more,
  })
  const accounts = createAccounts({
    database,
    emit: book.emit,
    mail: async (mail) => void mails.push(mail),
    wantsDiscreetEmails: async () => false,
    findAppealing: async () => [],
    phrases: createPhrases({ en: { accounts: en }, de: { accounts: de } } as never),
    clock,
    limits: createLimits({ log }),
    secret: 'a secret for tests',
    sites: { siteById: async (id) => site({}, { id, pool: id }), countryOfAddress: () => null },
    mailSite: (of) => ({
      name: of.name,
      from: `hello@${of.hosts[0]}`,
      url: `http://${of.hosts[0]}`,
    }),
    personalData: () => [
      {
        feature: 'profiles',
        tables: {},
        export: async () => ({ parts: {} }),
        erase: async (_, account) => void erased.push(account),
      },
    ],
    blobs: { get: async () => null },
    acceptAgainSince: async () => null,
    termsInForce: async () => '2026-11-01T12:00:00.000Z',
    ...(options.passwordQueue && { passwordQueue: options.passwordQueue }),
  })
  return {
    database,
    accounts,
    book,
    clock,
    emitted,
    erased,
    site,
    browser: (of = site()) => makeBrowser(accounts, clock, of),
    async newEmails(to) {
      await book.drain()
      const matching = mails.filter((mail) => mail.to === to)
      for (const mail of matching) mails.splice(mails.indexOf(mail), 1)
      return matching
    },
    async close() {
      await database.close()
      await home.close()
    },
  }
}

function makeBrowser(accounts: Accounts, clock: MovableClock, site: Site): Browser {
  const browser: Browser = {
    cookies: {},
    lastCookies: [],
    async context() {
      const now = clock.now()
      const token = browser.cookies['__Host-auth.session']
      const viewer = token === undefined ? null : await accounts.findViewer(token, site, now)
      browser.lastCookies = []
      return {
        site,
        viewer,
        now,
        locale: 'en',
        origin: 'http://minuet.localhost',
        address: '192.0.2.1',
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
        requestId: 'test',
        cookies: { ...browser.cookies },
        query: {},
        setCookie(cookie) {
          browser.lastCookies.push(cookie)
          if (cookie.maxAgeSeconds === 0) delete browser.cookies[cookie.name]
          else browser.cookies[cookie.name] = cookie.value
        },
      }
    },
  }
  return browser
}

/**
 * Calls an endpoint from a browser. An endpoint for members refuses visitors, as in the HTTP layer.
 */
export async function callEndpoint<Name extends keyof Accounts['handlers']>(
  stage: Stage,
  browser: Browser,
  name: Name,
  input: Parameters<Accounts['handlers'][Name]>[0],
): Promise<Awaited<ReturnType<Accounts['handlers'][Name]>>> {
  const handler = stage.accounts.handlers[name] as (
    input: unknown,
    context: unknown,
  ) => Promise<never>
  return handler(input, await browser.context())
}

/** A complete sign-up form; `more` overrides the defaults. */
export function form(more: Partial<Parameters<Accounts['handlers']['accounts.sign_up']>[0]> = {}) {
  const unique = newId().slice(0, 8)
  return {
    id: newId(),
    email: `jonas.${unique}@example.org`,
    name: `Jonas ${unique}`,
    password: 'three tall herons',
    date_of_birth: '1990-04-05',
    gender: 'male' as const,
    seeking: ['female' as const],
    fictional_acknowledged: true,
    terms_accepted: true,
    ...more,
  }
}

/** Returns the token in an email's link. */
export function readToken(mail: Email | undefined): string {
  const button = mail?.content.blocks.find(
    (block) => block.kind === 'button' && block.url.includes('token='),
  )
  if (button?.kind !== 'button')
    throw new Error(`no link in ${mail?.content.subject ?? 'no letter'}`)
  return new URLSearchParams(new URL(button.url).hash.slice(1)).get('token') ?? ''
}

/** Returns the code of a refusal, or null for a success. */
export function refusalCode(answer: unknown): string | null {
  return isRefusal(answer) ? (answer as Refusal).refusal : null
}
