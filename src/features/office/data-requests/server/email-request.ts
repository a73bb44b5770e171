import { emailKey } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import type { EmailBlock } from '#platform/server/mail/email-content.ts'
import { toDays } from '#kernel/duration.ts'
import { newToken } from '#platform/server/random.ts'
import type { EmailKind } from '../contract/data-requests.ts'
import { downloadMs, extensionDays, objectionMs, proofLimit, proofMs } from '../rules/deadlines.ts'
import type { en } from '../locales/en.ts'
import type { DataRequestsDeps } from './deps.ts'
import { countLinks, insertLink, type LinkKind } from './store-links.ts'
import { lockRequest, type RequestRow, selectForEmail } from './store-requests.ts'
import { findAddress } from './work-on-request.ts'

type Deps = Pick<
  DataRequestsDeps,
  'database' | 'mail' | 'phrases' | 'siteById' | 'mailSite' | 'links' | 'downloads'
>

/**
 * Emails a receipt, a link or an answer. The emails contain nothing that was typed into a form: anyone
 * can enter anyone's address. Links that prove something or lead to data are created here, so that they
 * exist in the mailbox alone.
 */
export function emailRequest(deps: Deps): AsyncSubscriber<{ kind: EmailKind; id: number }> {
  return async ({ kind, id }, delivery) => {
    const row = await selectForEmail(deps.database, id)
    const to = row === null ? null : findRecipient(kind, row)
    if (row === null || to === null) return
    const memberSite = await deps.siteById(row.site)
    const site = deps.mailSite(memberSite)
    const locale = (kind === 'linked' ? row.account_locale : null) ?? row.locale
    const link = await createLink(deps, kind, row, { to, url: site.url, now: delivery.now })
    if (link === undefined) return
    const format = createFormat(locale, memberSite)
    const translate = (key: PhraseKey<typeof en>, values: Record<string, string | number> = {}) =>
      deps.phrases.translate(locale, `data_requests.${key}`, values)
    const values = {
      number: row.number,
      site: memberSite.name,
      kind: translate(`kinds.${row.kind}`),
      date: format.format(row.due_at),
      reason: findReason(kind, row),
      proof_days: toDays(proofMs),
      download_days: toDays(downloadMs),
      objection_days: toDays(objectionMs),
      more_days: extensionDays,
    }
    const t = (key: 'subject' | 'heading' | 'text') => translate(`mail.${kind}.${key}`, values)
    const status = deps.links.createToken({ id: row.id, scope: 'full' })
    const blocks: EmailBlock[] = [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
    ]
    if (values.reason !== '')
      blocks.push({ kind: 'paragraph', text: translate('mail.why', values) })
    if (link !== null)
      blocks.push({ kind: 'button', label: translate(`mail.${link.label}`), url: link.url })
    if (kind === 'received' && link !== null)
      blocks.push({ kind: 'note', text: translate('mail.prove_note', values) })
    if (kind !== 'linked' && kind !== 'proof')
      blocks.push({
        kind: 'button',
        label: translate('mail.open'),
        url: `${site.url}/data-requests/case#token=${status}`,
      })
    if (kind === 'refused') blocks.push({ kind: 'note', text: translate('mail.authority', values) })
    if (kind === 'erased') blocks.push({ kind: 'note', text: translate('mail.kept', values) })
    await deps.mail({
      to,
      reader: row.account,
      site,
      locale,
      content: {
        subject: t('subject'),
        preview: t('subject'),
        blocks,
        footer: [translate(row.account === null ? 'mail.footer' : 'mail.footer_member', values)],
      },
      category: 'data_request',
      key: `data-request-${kind}-${delivery.id}`,
    })
  }
}

/** The text that staff wrote for this email; empty if none. */
function findReason(kind: EmailKind, row: RequestRow): string {
  if (kind === 'extended') return row.extension_reason ?? ''
  if (kind === 'lifted') return row.lift_reason ?? ''
  return kind === 'completed' || kind === 'refused' ? (row.statement ?? '') : ''
}

/** The address of an email; null if no one may get it. */
function findRecipient(kind: EmailKind, row: RequestRow): string | null {
  if (kind === 'linked') return row.account_email
  if (row.identity === 'none') return row.emailed ? row.email : null
  return findAddress(row)
}

/** The button of an email with a link of its own; null if it has none, undefined if it is too late for it. */
async function createLink(
  { database, downloads }: Deps,
  kind: EmailKind,
  row: RequestRow,
  { to, url, now }: { readonly to: string; readonly url: string; readonly now: Date },
): Promise<{ label: 'prove' | 'deny' | 'download'; url: string } | null | undefined> {
  if (kind === 'exported') {
    const { account } = row
    // The account was erased in the meantime.
    if (account === null) return undefined
    const token = await database.transaction((tx) =>
      downloads.issue(tx, { account, periodMs: downloadMs }, now),
    )
    return { label: 'download', url: `${url}/data-requests/data#token=${token}` }
  }
  if (row.outcome !== null) return null
  if (kind === 'linked') return storeLink('objection', 'deny', objectionMs)
  if (kind === 'proof' || kind === 'received')
    return row.identity === 'none'
      ? storeLink('proof', 'prove', proofMs)
      : kind === 'proof'
        ? undefined
        : null
  return null

  async function storeLink(of: LinkKind, label: 'prove' | 'deny', ms: number) {
    const { token, hash } = newToken()
    const expiresAt = new Date(now.getTime() + ms)
    const link = { hash, request: row.id, kind: of, emailKey: emailKey(to), expiresAt }
    const stored = await database.transaction(async (tx) => {
      await lockRequest(tx, row.id)
      const since = new Date(now.getTime() - proofLimit.ms)
      if (of === 'proof' && (await countLinks(tx, row.id, since)) >= proofLimit.count) return false
      await insertLink(tx, link, now)
      return true
    })
    return stored ? { label, url: `${url}/data-requests/confirm#token=${token}` } : undefined
  }
}

function createFormat(locale: string, { timeZone }: Pick<Site, 'timeZone'>): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
}
