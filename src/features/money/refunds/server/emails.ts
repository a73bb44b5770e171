import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { en } from '../locales/en.ts'
import type { RefundsDeps } from './deps.ts'
import { selectContact } from './withdrawals/store-declarations.ts'
import { type OrderMoney, selectOrder } from './store.ts'

type Deps = Pick<RefundsDeps, 'database' | 'mail' | 'mailSite' | 'phrases' | 'siteById'>

/**
 * Emails the receipt of a withdrawal: the order, the time of declaration to the second, and what is
 * refunded (BEY-10).
 */
export function sendWithdrawalReceipt(deps: Deps): AsyncSubscriber<{ order: string }> {
  return async function writeWithdrawn({ order }, delivery) {
    const stored = await selectOrder(deps.database, order)
    if (stored === null || stored.withdrawn_at === null) return
    const settled = stored.settled_at !== null
    const outcome = !settled ? 'later' : stored.withdrawn_minor === 0 ? 'nothing' : 'money'
    await write(deps, stored, {
      name: 'withdrawn',
      at: stored.withdrawn_at,
      outcome,
      key: `withdrawn-${delivery.id}`,
    })
  }
}

/** Emails that a withdrawal was declared too late, and where to get help. */
export function sendLateNotice(deps: Deps): AsyncSubscriber<{ order: string; at: string }> {
  return async function writeCameLate({ order, at }, delivery) {
    const stored = await selectOrder(deps.database, order)
    if (stored === null) return
    await write(deps, stored, {
      name: 'late',
      at: new Date(at),
      outcome: null,
      key: `withdrawn-late-${delivery.id}`,
    })
  }
}

async function write(
  deps: Deps,
  order: OrderMoney,
  content: {
    name: 'withdrawn' | 'late'
    at: Date
    outcome: 'money' | 'nothing' | 'later' | null
    key: string
  },
): Promise<void> {
  const contact = await selectContact(deps.database, order.account)
  if (contact === null) return
  const ownSite = await deps.siteById(order.site)
  const site = deps.mailSite(ownSite)
  const { locale } = contact
  const facts = {
    site: site.name,
    name: contact.name,
    order: order.order_id,
    bought: order.credits,
    credits: order.withdrawn_credits ?? 0,
    amount: formatMoney({ minor: order.withdrawn_minor ?? 0, currency: order.currency }, locale),
    days: order.refund_days,
    ...instant(content.at, locale, ownSite.timeZone),
  }
  const translate = (key: PhraseKey<typeof en.mail>) =>
    deps.phrases.translate(locale, `refunds.mail.${key}`, facts)
  const t = (key: keyof typeof en.mail.late) => translate(`${content.name}.${key}`)
  const email: EmailContent = {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      ...(content.outcome === null
        ? []
        : [{ kind: 'paragraph' as const, text: translate(`withdrawn.${content.outcome}`) }]),
      {
        kind: 'button',
        label: t('button'),
        url: `${site.url}${content.name === 'late' ? '/pages/service' : `/transactions/${order.order_id}`}`,
      },
      { kind: 'note', text: t('note') },
    ],
    footer: [translate('footer')],
  }
  await deps.mail({
    to: contact.email,
    reader: order.account,
    site,
    locale,
    content: email,
    category: 'withdrawal',
    key: content.key,
  })
}

/** Formats date and time to the second, with the time zone. */
function instant(at: Date, locale: Locale, timeZone: string): { date: string; time: string } {
  return {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'long', timeZone }).format(at),
  }
}
