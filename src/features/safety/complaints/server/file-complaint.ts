import { emailKey, isEmail } from '#features/members/accounts/index.ts'
import { formatReceiptNumber } from '#features/safety/reports/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse, type Refusal } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { contract, Receipt } from '../contract/complaints.ts'
import type { Topic } from '../rules/cases.ts'
import { dueAt } from '../rules/deadlines.ts'
import { findMentionedNumbers } from '../rules/mentioned-numbers.ts'
import { mayEmail, receiptLimit } from '../rules/receipts.ts'
import type { ComplaintsDeps } from './deps.ts'
import {
  countEmailed,
  insertComplaint,
  selectConfirmedEmail,
  selectMentioned,
  selectReceipt,
} from './store-filing.ts'

type Deps = Pick<ComplaintsDeps, 'database' | 'emit' | 'links'>
type Problem = Refusal<'complaints.details_required' | 'complaints.email_required'>

interface Filed {
  readonly id: string
  readonly about: Topic | null
  readonly reference: string
  readonly details: string
  readonly email: string
}

/** Files a complaint (NAV-10). */
export function fileComplaint(deps: Deps): Handler<(typeof contract)['complaints.file'], Site> {
  return (input, context) => file(deps, input, context)
}

/** Sends a question to support. */
export function askSupport(deps: Deps): Handler<(typeof contract)['complaints.ask_support'], Site> {
  return (input, context) => file(deps, { ...input, about: null, reference: '' }, context)
}

/**
 * Stores a complaint with its deadline and emails the receipt. What it refers to is not looked up for
 * the response, and neither is the address, so that the response reveals neither.
 */
async function file(
  { database, emit, links }: Deps,
  { id: clientId, about, reference, details: typed, email: typedEmail }: Filed,
  { site, viewer, now, locale }: Context<Site>,
): Promise<Receipt | Problem> {
  const details = typed.trim()
  if (details === '') return refuse('complaints.details_required', { field: 'details' })
  const account = viewer?.account ?? null
  const confirmed = account === null ? null : await selectConfirmedEmail(database, account)
  const entered = typedEmail.trim()
  // A member without a confirmed address finds the answer in their list.
  const email = confirmed ?? (entered === '' && account !== null ? null : entered)
  if (email !== null && !isEmail(email))
    return refuse('complaints.email_required', { field: 'email' })
  const key = email === null ? null : emailKey(email)
  const once = { pool: site.pool, account, emailKey: key, clientId }
  const row = await database.transaction(async (tx) => {
    const since = new Date(now.getTime() - receiptLimit.ms)
    const emailed = key !== null && mayEmail(await countEmailed(tx, key, since))
    const mentioned = findMentionedNumbers(`${reference} ${details}`)
    const kind = about === null ? 'support' : 'complaint'
    const stored = await insertComplaint(
      tx,
      {
        ...once,
        id: newId(),
        number: formatReceiptNumber(newId(), about === null ? 'S' : 'C'),
        site: site.id,
        about,
        reference: reference.trim(),
        details,
        email,
        locale,
        emailed,
        aboutStatement:
          mentioned.length === 0 ? null : await selectMentioned(tx, site.pool, mentioned),
        dueAt: dueAt(kind, now),
      },
      now,
    )
    if (stored !== null && emailed)
      await emit(tx, 'complaints.email_due', { kind: 'received', id: stored.id }, now)
    const receipt = await selectReceipt(tx, once)
    if (receipt === null) throw new Error('a complaint that was just stored is missing')
    return receipt
  })
  return {
    number: row.number,
    at: row.received_at.toISOString(),
    due_at: row.due_at.toISOString(),
    token: links.createToken({ kind: 'complaint', id: row.id }),
  }
}
