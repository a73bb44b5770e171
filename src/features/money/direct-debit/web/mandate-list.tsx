import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, AlertDialog, Button, Panel, Tag } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { mandateMonths } from '../rules/mandate-retention.ts'
import { calls, type MandateView } from './calls.ts'

/** The member's mandates, each with a button to revoke it. */
export function MandateList({ mandates }: { readonly mandates: readonly MandateView[] }) {
  const t = usePhrases<typeof en>('direct_debit')
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('direct_debit.revoke_mandate')
  const [asked, setAsked] = useState<MandateView | null>(null)
  const [said, setSaid] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function revoke({ id }: MandateView) {
    const answer = await ask({ mandate: id })
    if (!answer.ok) return setProblem(answer.refusal.message)
    setAsked(null)
    setSaid(t('mandates.done'))
    await cache.invalidateQueries({ queryKey: ['direct_debit.list_mandates'] })
  }

  return (
    <Panel as="section" id="mandates" aria-labelledby="mandates-title" className="grid gap-5">
      <div>
        <h2 id="mandates-title" className="type-h3">
          {t('mandates.title')}
        </h2>
        <p className="text-ink-2 mt-1">{t('mandates.lead')}</p>
      </div>
      {said === undefined ? null : (
        <Alert tone="success" announce>
          {said}
        </Alert>
      )}
      {mandates.length === 0 ? <p>{t('mandates.none')}</p> : null}
      <ul className="divided grid">
        {mandates.map((mandate) => (
          <MandateRow
            key={mandate.id}
            mandate={mandate}
            onRevoke={() => {
              setProblem(undefined)
              setAsked(mandate)
            }}
          />
        ))}
      </ul>
      <p className="type-meta text-muted">{t('mandates.kept', mandateMonths)}</p>
      <AlertDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        locked={pending}
        title={t('mandates.ask')}
        text={t('mandates.ask_text', { iban: asked?.iban ?? '' })}
        problem={problem}
        actions={
          <>
            <Button variant="line" onClick={() => setAsked(null)}>
              {t('mandates.no')}
            </Button>
            <Button
              variant="line"
              loading={pending}
              onClick={() => asked !== null && void revoke(asked)}
            >
              {t('mandates.yes')}
            </Button>
          </>
        }
      />
    </Panel>
  )
}

function MandateRow({
  mandate,
  onRevoke,
}: {
  readonly mandate: MandateView
  readonly onRevoke: () => void
}) {
  const t = usePhrases<typeof en>('direct_debit')
  const { date } = useFormat()
  const { reference, iban, creditor, creditor_id, state, signed_at, last_used_at } = mandate
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="grid min-w-0 grow basis-56">
        <b className="num flex flex-wrap items-center gap-2">
          {iban}
          <Tag {...(state === 'live' && { look: 'pine' as const })}>
            {t(`mandates.${state}`, { months: mandateMonths.unused })}
          </Tag>
        </b>
        <span className="num wrap-anywhere">{reference}</span>
        <span className="type-meta text-muted wrap-anywhere">
          {[
            t('mandates.line', { creditor, creditor_id }),
            t('mandates.signed', { date: date(signed_at) }),
            t('mandates.used', { date: date(last_used_at) }),
          ].join(' · ')}
        </span>
      </span>
      {state === 'live' ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('mandates.revoke_named', { reference })}
          onClick={onRevoke}
        >
          {t('mandates.revoke')}
        </Button>
      ) : null}
    </li>
  )
}
