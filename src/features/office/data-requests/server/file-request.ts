import { emailKey, isEmail } from '#features/members/accounts/index.ts'
import { formatReceiptNumber } from '#features/safety/reports/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse, type Refusal } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { contract } from '../contract/data-requests.ts'
import { dueAt, receiptLimit } from '../rules/deadlines.ts'
import { needsDetails } from '../rules/requests.ts'
import type { DataRequestsDeps } from './deps.ts'
import { countEmailed, insertRequest, selectNoticeEmail, selectReceipt } from './store-filing.ts'

type Deps = Pick<DataRequestsDeps, 'database' | 'emit' | 'links' | 'checkOwnPassword' | 'downloads'>

/** The person who files a request, as far as that is proven. */
interface Asker {
  readonly filedBy: number | null
  /** The account it is about, if that is proven already. */
  readonly account: number | null
  readonly email: string | null
}

type Problem = Refusal<
  | 'data_requests.email_required'
  | 'data_requests.unconfirmed'
  | 'data_requests.wrong_password'
  | 'data_requests.password_locked'
  | 'data_requests.token_expired'
  | 'data_requests.busy'
>

/**
 * Files a request about personal data (OPS-10). A typed address is not looked up, so that the response
 * reveals nothing; the link emailed there decides which account it is about.
 */
export function fileRequest(deps: Deps): Handler<(typeof contract)['data_requests.file'], Site> {
  const { database, emit, links } = deps
  return async ({ id: clientId, kind, details: typed, ...proof }, context) => {
    const { site, now, locale } = context
    const details = typed.trim()
    if (details === '' && needsDetails(kind))
      return refuse('data_requests.details_required', { field: 'details' })
    const asker = await identify(deps, proof, context)
    if (isRefusal(asker)) return asker
    const { email, filedBy, account } = asker
    const key = email === null ? null : emailKey(email)
    const once = { pool: site.pool, filedBy, emailKey: key, clientId }
    const identity = account === null ? 'none' : 'password'
    const row = await database.transaction(async (tx) => {
      const since = new Date(now.getTime() - receiptLimit.ms)
      const emailed = key !== null && (await countEmailed(tx, key, since)) < receiptLimit.count
      const stored = await insertRequest(
        tx,
        {
          ...once,
          id: newId(),
          number: formatReceiptNumber(newId(), 'P'),
          site: site.id,
          kind,
          details,
          account,
          email,
          locale,
          emailed,
          identity,
          dueAt: dueAt(now),
        },
        now,
      )
      if (stored !== null && emailed)
        await emit(tx, 'data_requests.email_due', { kind: 'received', id: stored.id }, now)
      const receipt = await selectReceipt(tx, once)
      if (receipt === null) throw new Error('a request that was just stored is missing')
      return receipt
    })
    const proven = account !== null
    return {
      number: row.number,
      at: row.received_at.toISOString(),
      due_at: row.due_at.toISOString(),
      proven,
      token: links.createToken({ id: row.id, scope: proven ? 'full' : 'screen' }),
    }
  }
}

/** Finds out who asks. A session alone proves nothing: it may be someone else’s phone. */
async function identify(
  { database, checkOwnPassword, downloads }: Deps,
  proof: {
    readonly email: string
    readonly current_password: string
    readonly closed_account: string
  },
  context: Context<Site>,
): Promise<Asker | Problem> {
  const { viewer, site, now } = context
  if (proof.closed_account !== '') {
    const account = await downloads.findAccount(database, proof.closed_account, site, now)
    if (account === null) return refuse('data_requests.token_expired')
    return { filedBy: account, account, email: await selectNoticeEmail(database, account) }
  }
  if (viewer === null) {
    const email = proof.email.trim()
    if (!isEmail(email)) return refuse('data_requests.email_required', { field: 'email' })
    return { filedBy: null, account: null, email }
  }
  if (viewer.status !== 'active') return refuse('data_requests.unconfirmed')
  const email = await selectNoticeEmail(database, viewer.account)
  if (proof.current_password === '') return { filedBy: viewer.account, account: null, email }
  const verdict = await checkOwnPassword(proof.current_password, { ...context, viewer })
  if (verdict === 'wrong')
    return refuse('data_requests.wrong_password', { field: 'current_password' })
  if (verdict === 'locked') return refuse('data_requests.password_locked')
  if (verdict === 'busy') return refuse('data_requests.busy')
  return { filedBy: viewer.account, account: viewer.account, email }
}
