import { useEffect, useRef } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import type { Receipt } from '../contract/complaints.ts'
import type { en } from '../locales/en.ts'

/** The receipt on the screen: number, deadline, and the link to the status page. */
export function CaseReceipt({ receipt }: { readonly receipt: Receipt }) {
  const t = usePhrases<typeof en>('complaints')
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
      <p className="text-ink-2">{t('received.keep')}</p>
      <p>
        <a className="link" href={`/complaints/case#token=${receipt.token}`}>
          {t('received.open')}
        </a>
      </p>
    </section>
  )
}
