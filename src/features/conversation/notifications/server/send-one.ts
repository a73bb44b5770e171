import { minuteMs } from '#kernel/duration.ts'
import { newNumber } from '#platform/server/random.ts'
import {
  classifyFailure,
  maxTries,
  retryDelayMs,
  type SendFailure,
} from '../rules/classify-failure.ts'
import { decideSending } from '../rules/decide-sending.ts'
import { formatEmailKey } from '../rules/email-key.ts'
import { isNewsletterKind, newsletterGapMs } from '../rules/newsletter.ts'
import { computeCeilingEnd, gapMs } from '../rules/send-time.ts'
import { createContent } from './create-content.ts'
import { markNewsletterHanded } from './newsletters/store-newsletters.ts'
import { pauseDomain, selectPause } from './store-domains.ts'
import {
  type ClaimedEmail,
  markHanded,
  type ReaderFacts,
  requeueEmail,
  selectReader,
  settleEmail,
} from './store-emails.ts'
import type { SendParts } from './send-parts.ts'

/** The maximum number of emails to the mailboxes of one domain in a minute. */
const domainLimit = { name: 'notifications.domain', count: 120, seconds: 60 } as const

/**
 * Sends one email of the queue, postpones or drops it. Facts and content are read at this moment. An
 * email that the mail server may have accepted is never sent again, so each arrives at most once.
 */
export async function sendOne(parts: SendParts, email: ClaimedEmail): Promise<void> {
  const { database, clock, suppressions } = parts
  const now = clock.now()
  const reader = await selectReader(database, email.account, email.kind, now)
  if (reader === null) return settleEmail(database, email.id, 'dropped', now)
  const suppressed = await suppressions.has(reader.email)
  const decision = decideSending({
    now,
    kind: email.kind,
    preferences: reader.preferences,
    timeZone: reader.timeZone,
    lastActiveAt: parts.hasVisiblePage(email.account) ? now : reader.lastActiveAt,
    suppressed,
    allowedAt: computeCeilingEnd(
      { now, recent: reader.recent },
      isNewsletterKind(email.kind) ? newsletterGapMs : gapMs,
    ),
  })
  if (decision.action === 'drop') {
    const { id, account, kind } = email
    if (suppressed)
      await parts.deliveries.suppressed({ id, account, kind, address: reader.email }, now)
    return settleEmail(database, id, 'dropped', now)
  }
  const waitUntil =
    decision.action === 'wait' ? decision.until : await findDomainDelay(parts, reader.email, now)
  if (waitUntil !== null)
    return requeueEmail(database, email, { nextAt: waitUntil, now, counts: false })

  const mail = await prepare(parts, email, reader, now)
  if (mail === null) return settleEmail(database, email.id, 'dropped', now)
  if (!(await startHandover(parts, email, now))) return
  try {
    await parts.sendEmail(mail)
  } catch (error) {
    return recordFailure(parts, email, reader.email, error as SendFailure)
  }
  // A refused address has been recorded as a bounce before this point, which this does not overwrite.
  await settleEmail(database, email.id, 'sent', clock.now())
}

/** Records that the email is about to leave; false if it may not, or another server has claimed it. */
function startHandover({ database }: SendParts, email: ClaimedEmail, now: Date): Promise<boolean> {
  const { kind } = email
  if (!isNewsletterKind(kind)) return markHanded(database, email, now)
  const sentSince = new Date(now.getTime() - newsletterGapMs)
  return markNewsletterHanded(database, { ...email, kind }, { now, sentSince })
}

async function prepare(parts: SendParts, email: ClaimedEmail, reader: ReaderFacts, now: Date) {
  const { links, mailSite } = parts
  const site = await parts.siteById(reader.site)
  const emailSite = mailSite(site)
  const unsubscribeAt = [emailSite.url, email.account, email.kind] as const
  const content = await createContent(parts, email, {
    reader,
    site,
    siteUrl: emailSite.url,
    unsubscribeUrl: links.createPage(...unsubscribeAt),
    now,
  })
  if (content === null) return null
  return {
    to: reader.email,
    reader: email.account,
    site: emailSite,
    locale: reader.locale,
    category: email.kind,
    key: formatEmailKey(email.id),
    unsubscribeUrl: links.createOneClick(...unsubscribeAt),
    ownConnection: true,
    content,
  }
}

/** Until when nothing more is sent to a domain; null if it accepts email now. */
async function findDomainDelay(
  { database, limits }: SendParts,
  address: string,
  now: Date,
): Promise<Date | null> {
  const domain = domainOf(address)
  const paused = await selectPause(database, domain)
  // Emails held back by the same pause are spread over the minute after it.
  if (paused !== null && paused > now) return new Date(paused.getTime() + newNumber(minuteMs))
  const verdict = await limits.named(domainLimit).consume(domain, now)
  return verdict.granted
    ? null
    : new Date(now.getTime() + verdict.retryAfterSeconds * 1000 + newNumber(minuteMs))
}

async function recordFailure(
  { database, clock, log }: SendParts,
  email: ClaimedEmail,
  address: string,
  error: SendFailure,
): Promise<void> {
  const now = clock.now()
  const failure = classifyFailure(error)
  log.warn(
    { category: email.kind, code: error.responseCode, tries: email.tries, error },
    'a notification email was not accepted',
  )
  if (failure === 'unknown') return settleEmail(database, email.id, 'unknown', now)
  if (failure === 'refused' || email.tries >= maxTries)
    return settleEmail(database, email.id, 'given_up', now)
  if (failure === 'pause') await pauseDomain(database, domainOf(address), now)
  const nextAt = new Date(now.getTime() + retryDelayMs(email.tries))
  return requeueEmail(database, email, { nextAt, now, counts: true })
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
