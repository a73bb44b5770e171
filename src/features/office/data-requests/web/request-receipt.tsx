import { useEffect, useRef } from 'react'
import { toDays } from '#kernel/duration.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { Receipt } from '../contract/data-requests.ts'
import type { en } from '../locales/en.ts'
import { proofMs } from '../rules/deadlines.ts'

/** The receipt on the screen: number, deadline, what is left to do, and the status page. */
export function RequestReceipt({ receipt }: { readonly receipt: Receipt }) {
  const t = usePhrases<typeof en>('data_requests')
  const { date } = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid gap-3">
      <h2 className="type-h3" ref={heading} tabIndex={-1}>
        {t('received.title')}
      </h2>
      <p>
        <b className="num">{t('received.number', { number: receipt.number })}</b>{' '}
        {t('received.due', { date: date(receipt.due_at) })}
      </p>
      <p className="text-ink-2">
        {receipt.proven ? t('received.proven') : t('received.prove', { days: toDays(proofMs) })}
      </p>
      <p>
        <a className="link" href={`/data-requests/case#token=${receipt.token}`}>
          {t('received.open')}
        </a>
      </p>
    </section>
  )
}
