import { useQueryClient } from '@tanstack/react-query'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Tag, useToast } from '#ui/components/index.ts'
import { ActionButton, EntryRow, usePeriodText } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import type { ListedCode } from '../contract/office.ts'
import { calls } from './calls.ts'
import { type NamedMethod, useCodeFacts } from './code-facts.ts'

interface CodeRowProps {
  readonly code: ListedCode
  readonly site: string
  readonly methods: readonly NamedMethod[]
}

/** One code: its discount, conditions, validity and usage, and the switch. */
export function CodeRow({ code, site, methods }: CodeRowProps) {
  const t = usePhrases<typeof en>('discounts')
  const { worth, asks } = useCodeFacts(methods)(code)
  const formatSpan = usePeriodText({
    open: (days) => t('office.span_open', days),
    ended: (days) => t('office.ended_on', days),
    whole: (days) => t('office.span', days),
  })
  const span = formatSpan({
    from: code.valid_from,
    ends: code.expires,
    over: code.standing === 'ended',
  })
  return (
    <EntryRow
      name={code.code}
      text={<p>{worth}</p>}
      tags={<Tag look="pine">{site}</Tag>}
      facts={
        <>
          {[...asks, span, t('office.used', { count: code.used })].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {code.requested_by === null ? null : (
            <span>{t('office.requested_by', { name: code.requested_by })}</span>
          )}
          {code.held === 0 ? null : <span>{t('office.held', { count: code.held })}</span>}
        </>
      }
      act={
        code.standing === 'waiting' ? (
          <CodeDecision code={code} />
        ) : code.standing === 'ended' || code.standing === 'declined' ? null : (
          <CodeSwitch code={code} />
        )
      }
    />
  )
}

/**
 * Approves or declines a code that is waiting for a second person; its creator sees why they can't.
 */
function CodeDecision({ code: { id, code, own } }: Pick<CodeRowProps, 'code'>) {
  const t = usePhrases<typeof en>('discounts')
  const toast = useToast()
  const cache = useQueryClient()
  const { ask } = calls.useAction('discounts.decide_code')
  if (own) return <p className="type-meta text-muted">{t('office.own_code')}</p>
  return (
    <div className="flex flex-wrap gap-2">
      {[true, false].map((approved) => {
        const label = t(approved ? 'office.approve' : 'office.decline')
        return (
          <ActionButton
            key={label}
            size="sm"
            aria-label={`${label}: ${code}`}
            act={() => ask({ code: id, approved })}
            onDone={() => {
              void cache.invalidateQueries({ queryKey: ['discounts.list_codes'] })
              const text = t(approved ? 'office.code_approved' : 'office.code_declined')
              toast.show({ text, tone: 'success' })
            }}
          >
            {label}
          </ActionButton>
        )
      })}
    </div>
  )
}

function CodeSwitch({ code: { id, code, standing } }: Pick<CodeRowProps, 'code'>) {
  const t = usePhrases<typeof en>('discounts')
  const toast = useToast()
  const cache = useQueryClient()
  const { ask } = calls.useAction('discounts.switch_code')
  const on = standing === 'off'
  const label = t(on ? 'office.switch_on' : 'office.switch_off')
  return (
    <ActionButton
      size="sm"
      aria-label={`${label}: ${code}`}
      act={() => ask({ code: id, on })}
      onDone={() => {
        void cache.invalidateQueries({ queryKey: ['discounts.list_codes'] })
        toast.show({ text: t(on ? 'office.switched_on' : 'office.switched_off'), tone: 'success' })
      }}
    >
      {label}
    </ActionButton>
  )
}
