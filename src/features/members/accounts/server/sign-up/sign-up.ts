import { localDate } from '#kernel/calendar.ts'
import type { Input } from '#kernel/endpoint.ts'
import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import { isLocale, type Locale } from '#kernel/locale.ts'
import {
  getMinAge,
  localeBeforeChoice,
  localeCookie,
  signupsOpen,
  selectedCountry,
  type Site,
} from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { emailKey } from '../../rules/email.ts'
import { confirmationEmailLimits } from '../../rules/email-limits.ts'
import { validateSignUp } from '../../rules/validate-sign-up.ts'
import { normalizeName } from '../../rules/name.ts'
import { isReservedName } from '../../rules/reserved-names.ts'
import { foldLookalikes, lookalikeKey } from '../lookalike-name.ts'
import { refuseWeakPassword } from '../refuse-weak-password.ts'
import { hasTrafficSource, type Network } from '../../rules/network.ts'
import { readVisitSource } from '../visit-source.ts'
import { checkSolution } from './check-solution.ts'
import { countEmailToAddress, countEmail } from './count-email.ts'
import type { Deps } from '../deps.ts'
import { busy, type Hasher } from '../passwords.ts'
import { isPasswordUnchanged } from '../changes/password-unchanged.ts'
import { insertTermsAcceptance } from '../changes/store-terms.ts'
import {
  type AccountRow,
  insertAccount,
  isOpen,
  lockAccount,
  lockAddress,
  selectByEmail,
  selectBySignUp,
} from '../store.ts'

type Call = (typeof contract)['accounts.sign_up']
type Form = Input<Call>
type SignUpRefusal = Refusal<
  | 'accounts.name_taken'
  | 'accounts.email_taken'
  | 'accounts.email_being_deleted'
  | 'accounts.sign_up_repeated'
>
/** Sets the cookies of the new session. */
type LoggedIn = () => void

/**
 * POST /api/accounts: creates an unconfirmed account and logs it in. Unless the site uses plain
 * messages, nothing here checks whether the address is known, so nothing here can reveal it
 * (SEC-07); the subscriber that sends the email finds out after the response.
 */
export function signUp(deps: Deps): Handler<Call, Site> {
  return async (form, context) => {
    const { site, now } = context
    if (!signupsOpen(site.settings, hasTrafficSource(context)))
      return refuse('accounts.signups_closed', { with: { site: site.name } })
    const country = resolveCountry(deps, form, context)
    const minAge = getMinAge(site.settings, country)
    const facts = {
      today: localDate(now, site.timeZone),
      minAge,
      fictional: site.settings.fictional,
      ownNames: [site.name, site.company.name],
    }
    const problems = validateSignUp(form, facts)
    const young = problems.some(({ refusal }) => refusal === 'accounts.too_young')
    if (young) deps.ageMemory.remember(context, { ...facts, birth: form.date_of_birth })
    if (problems[0] !== undefined) return problems[0]
    const days = deps.ageMemory.daysLeft(context, facts.today)
    if (days > 0)
      return refuse('accounts.too_young_before', {
        field: 'date_of_birth',
        with: { min_age: minAge, days },
      })
    if (isReservedName(form.name, facts.ownNames, foldLookalikes))
      return refuse('accounts.name_reserved', { field: 'name' })
    const weak = await refuseWeakPassword(form.password, form, site)
    if (weak !== null) return weak

    const unsolved = await checkSolution(deps, form, context)
    if (unsolved !== null) return unsolved

    const answer = await deps.passwords.run((hasher) =>
      makeOrRepeat(deps, hasher, { ...form, country, network: readVisitSource(context) }, context),
    )
    if (answer === busy) return refuse('accounts.busy')
    if (typeof answer !== 'function') return answer
    answer()
    return { next: 'confirm' }
  }
}

type Applicant = Form & { readonly country: string; readonly network: Network }

async function makeOrRepeat(
  deps: Deps,
  hasher: Hasher,
  form: Applicant,
  context: Context<Site>,
): Promise<LoggedIn | SignUpRefusal> {
  const { pool } = context.site
  const before = await selectBySignUp(deps.database, pool, form.id)
  if (before !== null) return repeat(deps, hasher, before, form, context)
  const passwordHash = await hasher.hash(form.password)
  const created = await deps.database.transaction((tx) =>
    makeAccount(deps, tx, { ...form, passwordHash }, context),
  )
  if (created !== null) return created
  // The insert conflicted with a row: the same sign-up sent twice simultaneously, or another
  // account's name.
  const existing = await selectBySignUp(deps.database, pool, form.id)
  return existing === null
    ? refuse('accounts.name_taken', { field: 'name' })
    : repeat(deps, hasher, existing, form, context)
}

/**
 * The browser did not receive the first response and retries, so it gets the same response and no
 * second account.
 */
async function repeat(
  deps: Deps,
  hasher: Hasher,
  account: AccountRow,
  form: Form,
  context: Context<Site>,
): Promise<LoggedIn | SignUpRefusal> {
  const same = account.email_key === emailKey(form.email) && account.status === 'not_confirmed'
  const fits = await hasher.verify(account.password_hash, form.password)
  if (!same || !fits) return refuse('accounts.sign_up_repeated')
  return deps.database.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.id)
    if (!isPasswordUnchanged(locked, account) || !isOpen(locked))
      return refuse('accounts.sign_up_repeated')
    return deps.sessions.open(tx, account.id, context)
  })
}

async function makeAccount(
  deps: Deps,
  tx: Transaction,
  form: Applicant & { readonly passwordHash: string },
  context: Context<Site>,
): Promise<LoggedIn | SignUpRefusal | null> {
  const { site, now } = context
  const address = { pool: site.pool, emailKey: emailKey(form.email) }
  if (site.settings.account_messages === 'plain') {
    await lockAddress(tx, address.pool, address.emailKey)
    const { owner, claim } = await selectByEmail(tx, { ...address, device: null })
    const holder = owner ?? claim
    // A retry of this very sign-up is not a foreign address.
    if (holder !== null && (await selectBySignUp(tx, site.pool, form.id)) === null) {
      const code =
        holder.status === 'deleted' ? 'accounts.email_being_deleted' : 'accounts.email_taken'
      return refuse(code, { field: 'email' })
    }
  }
  const account = await insertAccount(
    tx,
    {
      member: newId(),
      ...address,
      site: site.id,
      name: normalizeName(form.name),
      nameKey: lookalikeKey(form.name),
      email: form.email.trim(),
      passwordHash: form.passwordHash,
      locale: emailLocale(deps, context),
      network: form.network,
      fictionalAcknowledged: form.fictional_acknowledged,
      signUp: form.id,
    },
    now,
  )
  if (account === null) return null
  await insertTermsAcceptance(tx, {
    account,
    site: site.id,
    version: await deps.termsInForce(site, context.locale, now),
    locale: context.locale,
    coversUntil: now,
    now,
  })
  await deps.emit(
    tx,
    'accounts.signed_up',
    {
      account,
      pool: site.pool,
      site: site.id,
      date_of_birth: form.date_of_birth,
      gender: form.gender,
      seeking: [...new Set(form.seeking)],
      country: form.country,
      region: form.region ?? null,
      city: form.city ?? null,
      signup_message: (form.signup_message ?? '').trim(),
    },
    now,
  )
  await countEmail(tx, { of: 'confirmation', account }, confirmationEmailLimits, context)
  const accepted = await countEmailToAddress(
    tx,
    { of: 'confirmation_to', pool: site.pool, email: address.emailKey },
    context,
  )
  if (accepted) await deps.emit(tx, 'accounts.confirmation_requested', { account }, now)
  return deps.sessions.open(tx, account, context)
}

/**
 * The country that the member chose if the site is open to it; otherwise the country of their
 * network address or of the site.
 */
function resolveCountry(deps: Deps, form: Form, { site, query, address }: Context<Site>): string {
  return selectedCountry({
    query: form.country === undefined ? query : { country: form.country },
    geoipCountry: deps.sites.countryOfAddress(address) ?? site.country,
    settings: site.settings,
    siteCountry: site.country,
  })
}

/** The language of the account's emails: the chosen one; before a choice, that of the country. */
function emailLocale({ sites }: Pick<Deps, 'sites'>, context: Context<Site>): Locale {
  const { site, locale, cookies, address } = context
  const chosen = isLocale(cookies[localeCookie.name])
  if (chosen || site.settings.first_language === 'browser') return locale
  const country = sites.countryOfAddress(address)
  return localeBeforeChoice({ page: locale, offered: site.locales, country })
}
