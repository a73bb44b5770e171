import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useToast } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import type { ApprovalKind } from '../../rules/approval-kinds.ts'
import { calls } from '../calls.ts'
import { ActionButton } from '../list/action-button.tsx'

interface ApprovalDecisionProps {
  readonly kind: ApprovalKind
  /** The name or id the feature gives to the requested thing. */
  readonly subject: string
  /** Its name on the screen, which tells buttons with the same text apart. */
  readonly name: string
  /** Whether the viewer made the request. */
  readonly own: boolean
  /** Whether it can only be declined now; the screen says why. */
  readonly onlyDecline?: boolean
  readonly decide: (approved: boolean) => Promise<Answer<unknown>>
  /** Called once it is decided or taken back. */
  readonly onDone: () => void
}

/**
 * Approves or declines a request of another staff member; its requester reads why they can't, and takes
 * it back.
 */
export function ApprovalDecision(props: ApprovalDecisionProps) {
  const { kind, subject, name, own, onlyDecline = false, decide, onDone } = props
  const t = usePhrases<typeof en>('staff')
  const toast = useToast()
  const cache = useQueryClient()
  const takingBack = calls.useAction('staff.take_back_request')
  const show = (text: string) => {
    void cache.invalidateQueries({ queryKey: ['staff.list_approvals'] })
    void cache.invalidateQueries({ queryKey: ['staff.count_approvals'] })
    toast.show({ text, tone: 'success' })
    onDone()
  }
  if (own)
    return (
      <div className="grid justify-items-start gap-2">
        <p className="type-meta text-muted">{t('approvals.own')}</p>
        <ActionButton
          size="sm"
          aria-label={`${t('approvals.take_back')}: ${name}`}
          act={() => takingBack.ask({ kind, subject })}
          onDone={() => show(t('approvals.taken_back'))}
        >
          {t('approvals.take_back')}
        </ActionButton>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-3">
      {(onlyDecline ? [false] : [true, false]).map((approved) => {
        const label = t(approved ? 'approvals.approve' : 'approvals.decline')
        return (
          <ActionButton
            key={label}
            size="sm"
            aria-label={`${label}: ${name}`}
            act={() => decide(approved)}
            onDone={() => show(t(approved ? 'approvals.approved' : 'approvals.declined'))}
          >
            {label}
          </ActionButton>
        )
      })}
    </div>
  )
}
