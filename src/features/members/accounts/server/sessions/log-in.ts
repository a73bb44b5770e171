import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { emailKey, isEmail } from '../../rules/email.ts'
import { minutesLeft } from '#platform/server/attempts/lockout.ts'
import { lookalikeKey } from '../lookalike-name.ts'
import { countAttempts, settleAttempts } from '#platform/server/attempts/count-attempts.ts'
import type { Deps } from '../deps.ts'
import { describeUser } from '../describe-user.ts'
import { refuseDisabled } from '../deletion/pause.ts'
import { offerReactivation } from '../deletion/offer-reactivation.ts'
import { busy, type Hasher } from '../passwords.ts'
import { readLogInOrigin } from './log-in-origin.ts'
import { hashDeviceCookie } from './sessions.ts'
import { isPasswordUnchanged } from '../changes/password-unchanged.ts'
import {
  type AccountRow,
  type Candidate,
  isOpen,
  lockAccount,
  selectByEmail,
  selectByName,
  touchAccount,
} from '../store.ts'
import { recordLogIns, removeFailedAttempts } from './store-log-ins.ts'
import { counterKey } from './counter-key.ts'

/**
 * POST /api/user.php: logs in by email address or name (ACC-10). Known and unknown names get the
 * same response and take equally long (SEC-07).
 */
export function logIn(deps: Deps): Handler<(typeof contract)['accounts.log_in'], Site> {
  return async ({ login, password }, context) => {
    const slots = await findSlots(deps, login, {
      pool: context.site.pool,
      device: hashDeviceCookie(context),
    })
    const known = slots.some(({ candidate }) => candidate?.device_known === true)
    const answer = await deps.passwords.run(
      (hasher) => decideLogIn(deps, hasher, { slots, password }, context),
      known ? 'known' : 'stranger',
    )
    if (answer === busy) return refuse('accounts.busy')
    if (isRefusal(answer)) return answer
    const setCookies = await deps.database.transaction(async (tx) => {
      // The account was changed, closed or erased after the password was compared, so the
      // comparison no longer counts.
      const account = await lockAccount(tx, answer.id)
      if (!isPasswordUnchanged(account, answer) || !isOpen(account)) return null
      if (await touchAccount(tx, answer.id, context.now)) {
        await deps.emit(tx, 'accounts.active', { account: answer.id, at: context.now }, context.now)
      }
      return deps.sessions.open(tx, answer.id, context)
    })
    if (setCookies === null) return refuse('accounts.login_failed')
    setCookies()
    return { user: await describeUser(deps, answer, context) }
  }
}

type LogInRefusal = Refusal<
  | 'accounts.login_failed'
  | 'accounts.locked_out'
  | 'accounts.disabled'
  | 'accounts.paused'
  | 'accounts.suspended'
  | 'accounts.restricted'
  | 'accounts.deletion_pending'
>

async function decideLogIn(
  deps: Deps,
  hasher: Hasher,
  typed: { readonly slots: readonly Slot[]; readonly password: string },
  context: Context<Site>,
): Promise<AccountRow | LogInRefusal> {
  const account = await verifyLogIn(deps, hasher, typed, context)
  if (isRefusal(account)) return account
  if (account.status === 'deleted') return offerReactivation(deps, account, context)
  return account.status === 'disabled' ? refuseDisabled(account, context) : account
}

/**
 * Returns the account whose password was typed, in any state. Attempts are counted, and known and
 * unknown names take equally long.
 */
export async function verifyLogIn(
  deps: Deps,
  hasher: Hasher,
  { slots, password }: { readonly slots: readonly Slot[]; readonly password: string },
  context: Context<Site>,
): Promise<AccountRow | Refusal<'accounts.login_failed' | 'accounts.locked_out'>> {
  const { now } = context
  const keys = slots.map((slot) => slot.key)
  const from = readLogInOrigin(deps.sites, context)
  // Recorded as wrong before the result is known, in the one transaction that every attempt waits
  // for: otherwise the timing would reveal who is a member.
  const { verdicts, tried } = await deps.database.transaction(async (tx) => {
    const decisions = await countAttempts(tx, keys, now)
    const knownAccounts = slots.flatMap(({ candidate, key }) =>
      candidate !== null && decisions.get(key.toString('hex'))?.allowed === true
        ? [candidate.id]
        : [],
    )
    await recordLogIns(tx, knownAccounts, { ...from, outcome: 'wrong' }, now)
    return { verdicts: decisions, tried: knownAccounts }
  })
  const open = ({ key }: Slot) => verdicts.get(key.toString('hex'))?.allowed === true
  if (!slots.some(open)) {
    const minutes = [...verdicts.values()].map(({ count }) => minutesLeft(count.blockedUntil, now))
    return refuse('accounts.locked_out', { with: { minutes: Math.min(...minutes) } })
  }

  let right: Slot | undefined
  for (const slot of slots) {
    const fits = await hasher.verify(
      open(slot) ? (slot.candidate?.password_hash ?? null) : null,
      password,
    )
    if (fits) right ??= slot
  }
  const account = right?.candidate
  if (right === undefined || account == null) return refuse('accounts.login_failed')
  const cleared = right.owned ? right.key : null
  await deps.database.transaction(async (tx) => {
    await settleAttempts(tx, keys, cleared, now)
    await removeFailedAttempts(tx, tried, from, now)
  })
  return account
}

/** One account that the typed login may refer to; present whether or not that account exists. */
export interface Slot {
  readonly candidate: Candidate | null
  /** The key of the counter of attempts. */
  readonly key: Buffer
  /**
   * Whether the account owns the typed login; an account that only claims an address must not clear
   * its owner's count.
   */
  readonly owned: boolean
}

/**
 * Returns the accounts that the typed login may refer to. An email address always has two slots,
 * for its owner and for the newest claim on it, whether or not they exist, because the number of
 * passwords compared would otherwise reveal it. Each slot counts attempts by browser if the account
 * knows the browser (SEC-08), otherwise by the typed login; so a claimant's own browser gets no
 * extra attempts at the owner's password.
 */
export async function findSlots(
  { database }: Deps,
  login: string,
  scope: { pool: number; device: Buffer | null },
): Promise<Slot[]> {
  const email = emailKey(login)
  const typed = isEmail(email) ? email : lookalikeKey(login)
  const slot = (candidate: Candidate | null, owned: boolean): Slot => ({
    candidate,
    owned,
    key: counterKey({
      of: 'log_in',
      pool: scope.pool,
      typed,
      device: candidate?.device_known ? (scope.device?.toString('hex') ?? null) : null,
    }),
  })
  if (typed !== email || !isEmail(email))
    return [slot(await selectByName(database, { ...scope, nameKey: typed }), true)]
  const { owner, claim } = await selectByEmail(database, { ...scope, emailKey: email })
  return [slot(owner, true), slot(claim, false)]
}
