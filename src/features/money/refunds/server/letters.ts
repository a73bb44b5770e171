import type { LaterSubscriber } from '#platform/server/events/emit.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import type { RefundsDeps } from './deps.ts'
import { selectContact } from './store-declarations.ts'
import { type OrderMoney, selectOrder } from './store.ts'

type Deps = Pick<RefundsDeps, 'database' | 'mail' | 'mailSite' | 'phrases' | 'siteById'>

/**
 * Emails the receipt of a withdrawal: the order, the time of declaration to the second, and what is
 * refunded (BEY-10).
 */
export function writeWithdrawn(deps: Deps): LaterSubscriber<{ order: string }> {
  return async function writeWithdrawn({ order }, delivery) {
    const known = await selectOrder(deps.database, order)
    if (known === null || known.withdrawn_at === null) return
    const settled = known.settled_at !== null
    const outcome = !settled ? 'later' : known.withdrawn_minor === 0 ? 'nothing' : 'money'
    await write(deps, known, { name: 'withdrawn', at: known.withdrawn_at, outcome, key: `withdrawn-${delivery.id}` })
  }
}

/** Emails that a withdrawal was declared too late, and where to get help. */
export function writeCameLate(deps: Deps): LaterSubscriber<{ order: string; at: string }> {
  return async function writeCameLate({ order, at }, delivery) {
    const known = await selectOrder(deps.database, order)
    if (known === null) return
    await write(deps, known, { name: 'late', at: new Date(at), outcome: null, key: `withdrawn-late-${delivery.id}` })
  }
}

async function write(
  deps: Deps,
  order: OrderMoney,
  told: { name: 'withdrawn' | 'late'; at: Date; outcome: 'money' | 'nothing' | 'later' | null; key: string },
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
    ...instant(told.at, locale, ownSite.timeZone),
  }
  const t = (key: string) => deps.phrases.translate(locale, `refunds.mail.${told.name}.${key}`, facts)
  const letter: Letter = {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      ...(told.outcome === null ? [] : [{ kind: 'paragraph' as const, text: t(told.outcome) }]),
      {
        kind: 'button',
        label: t('button'),
        url: `${site.url}${told.name === 'late' ? '/pages/service' : `/transactions/${order.order_id}`}`,
      },
      { kind: 'note', text: t('note') },
    ],
    footer: [deps.phrases.translate(locale, 'refunds.mail.footer', facts)],
  }
  await deps.mail({
    to: contact.email,
    reader: order.account,
    site,
    locale,
    letter,
    category: 'withdrawal',
    key: told.key,
  })
}

/** Formats date and time to the second, with the time zone. */
function instant(at: Date, locale: Locale, timeZone: string): { date: string; time: string } {
  return {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'long', timeZone }).format(at),
  }
}
