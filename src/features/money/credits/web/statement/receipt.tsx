import './statement.css'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Output } from '#kernel/endpoint.ts'
import type { contract } from '../../contract.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  ArrowLeftIcon,
  Button,
  ButtonLink,
  DetailList,
  EmptyState,
  ErrorState,
  Panel,
  Skeleton,
} from '#ui/components/index.ts'
import type { en } from '../../locales/credit-statement/en.ts'
import { calls } from './calls.ts'
import { MovementRow } from './movement-row.tsx'
import { useFormatValue } from './use-format-value.ts'

type ReceiptTotal = Output<(typeof contract)['credits.read_receipt']>['cost']

/** Number of lines shown at a time. */
const step = 30

/** Cost of one conversation so far: totals, all lines, and a download (BEY-06). */
export function Receipt({ conversation }: { readonly conversation: string }) {
  const t = usePhrases<typeof en>('credit_statement')
  const { data, error, isFetching, refetch } = calls.useCall('credits.read_receipt', {
    conversation,
  })
  // When opened from the conversation, there is one to return to; after a block there isn't.
  const fromChat = (useLocation().state as { readonly chat?: boolean } | null)?.chat === true
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(step)

  function more() {
    const from = shown
    setShown(from + step)
    requestAnimationFrame(() => (list.current?.children[from] as HTMLElement | undefined)?.focus())
  }

  return (
    <div className="wrap page max-w-text">
      {fromChat ? (
        <Link to={`/chats/${conversation}`} className="back-link">
          <ArrowLeftIcon />
          {t('receipt.back')}
        </Link>
      ) : null}
      <h1 className="type-h1" tabIndex={-1}>
        {t('receipt.title')}
      </h1>
      <p className="mt-2 text-ink-2">{t('receipt.lead')}</p>
      <p className="mt-2">
        <Link to="/credits/statement" className="link">
          {t('receipt.all')}
        </Link>
      </p>
      {data === undefined && error === null ? <Skeleton className="mt-5 h-64" /> : null}
      {data === undefined && error !== null ? (
        <ErrorState
          title={t('failed_title')}
          text={error.refusal.message}
          action={
            <Button loading={isFetching} onClick={() => void refetch()}>
              {t('again')}
            </Button>
          }
        />
      ) : null}
      {data === undefined ? null : data.movements.length === 0 ? (
        <EmptyState title={t('receipt.empty_title')} text={t('receipt.empty_text')} />
      ) : (
        <>
          <Panel className="mt-5 p-5">
            <DetailList
              className="num statement-facts"
              facts={(['spent', 'returned', 'cost'] as const).map((part) => ({
                id: part,
                label: t(`receipt.${part}`),
                value: <Amount total={data[part]} />,
              }))}
            />
            <p className="mt-4">
              <ButtonLink
                variant="line"
                href={`/api/credits/receipts/${conversation}`}
                download="receipt.json"
              >
                {t('receipt.download')}
              </ButtonLink>
            </p>
          </Panel>
          <ul className="mt-3" ref={list}>
            {data.movements.slice(0, shown).map((movement) => (
              <MovementRow key={movement.number} movement={movement} />
            ))}
          </ul>
          {data.movements.length <= shown ? null : (
            <Button variant="line" block className="mt-4" onClick={more}>
              {t('show_more')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** For example "24 credits · €8.40 · 4 given". */
function Amount({ total }: { readonly total: ReceiptTotal }) {
  const t = usePhrases<typeof en>('credit_statement')
  const worth = useFormatValue()(total)
  return <>{[t('receipt.credits', { credits: total.credits }), ...worth].join(' · ')}</>
}
