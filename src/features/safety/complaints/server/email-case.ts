import type { en } from '../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import type { EmailBlock, EmailContent } from '#platform/server/mail/email-content.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { EmailKind } from '../contract/complaints.ts'
import { appealDays } from '../rules/deadlines.ts'
import { describeRestored } from '../rules/restored.ts'
import type { ComplaintsDeps } from './deps.ts'
import { type EmailRow, selectEmail } from './store-emails.ts'

type Deps = Pick<
  ComplaintsDeps,
  'database' | 'mail' | 'phrases' | 'siteById' | 'mailSite' | 'links'
>

/**
 * Emails a receipt, a decision, an answer or an outcome. The emails contain nothing that was typed into
 * a form: anyone can enter anyone's address.
 */
export function emailCase(deps: Deps): AsyncSubscriber<{ kind: EmailKind; id: number }> {
  return async ({ kind, id }, delivery) => {
    const row = await selectEmail(deps.database, kind, id)
    if (row === null || row.email === null) return
    const memberSite = await deps.siteById(row.site)
    const site = deps.mailSite(memberSite)
    await deps.mail({
      to: row.email,
      reader: row.account,
      site,
      locale: row.locale,
      content: compose(deps, kind, row, { url: site.url, memberSite }),
      category: 'complaint',
      key: `complaint-${kind}-${delivery.id}`,
    })
  }
}

function compose(
  { phrases, links }: Pick<Deps, 'phrases' | 'links'>,
  kind: EmailKind,
  row: EmailRow,
  { url, memberSite }: { readonly url: string; readonly memberSite: Site },
): EmailContent {
  const translate = (key: PhraseKey<typeof en>, values: Record<string, string | number>) =>
    phrases.translate(row.locale, `complaints.${key}`, values)
  const format = new Intl.DateTimeFormat(row.locale, {
    dateStyle: 'long',
    timeZone: memberSite.timeZone,
  })
  const values = {
    number: row.number,
    site: memberSite.name,
    date: row.due_at === null ? '' : format.format(row.due_at),
    outcome: row.outcome ?? '',
    statement: row.statement ?? '',
    rule: row.rule === null ? '' : translate(`rules.${row.rule}`, {}),
    days: appealDays,
    restored: describeRestored(row.source, row.restored),
  }
  const mail = selectTexts(kind, row)
  const t = (key: 'subject' | 'heading' | 'text') => translate(`mail.${mail}.${key}`, values)
  const reason: EmailBlock[] =
    row.statement === null
      ? []
      : [
          {
            kind: 'paragraph',
            text: mail === 'answered' ? row.statement : translate('mail.why', values),
          },
        ]
  const key =
    row.complaint_id === null
      ? ({ kind: 'statement', id: row.statement_id ?? 0 } as const)
      : ({ kind: 'complaint', id: row.complaint_id } as const)
  return {
    subject: t('subject'),
    preview: t('subject'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      ...reason,
      ...(kind === 'appeal_decided' && row.restored !== null
        ? [{ kind: 'paragraph', text: translate('mail.restored', values) } as const]
        : []),
      { kind: 'button', label: translate('mail.open', {}), url: url + links.createPath(key) },
      ...(kind === 'decided'
        ? [{ kind: 'note', text: translate('mail.redress', values) } as const]
        : kind === 'appeal_decided'
          ? [{ kind: 'note', text: translate('mail.final', values) } as const]
          : []),
    ],
    footer: [translate(row.account === null ? 'mail.footer' : 'mail.footer_member', values)],
  }
}

function selectTexts(
  kind: EmailKind,
  row: EmailRow,
):
  | 'received'
  | 'support_received'
  | 'decided'
  | 'photo'
  | 'verification'
  | 'break'
  | 'appeal_received'
  | 'appeal_decided'
  | 'answered' {
  if (kind === 'received' && row.case_kind === 'support') return 'support_received'
  if (kind !== 'decided') return kind
  const { outcome } = row
  if (outcome === 'photo_rejected') return 'photo'
  if (outcome === 'verification_declined') return 'verification'
  return outcome === 'break' ? 'break' : kind
}
