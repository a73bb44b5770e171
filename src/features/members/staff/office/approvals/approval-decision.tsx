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
}

/**
 * Approves or declines a request of another staff member; its requester reads why they can't, and takes
 * it back.
 */
export function ApprovalDecision(props: ApprovalDecisionProps) {
  const { kind, subject, name, own, onlyDecline = false, decide } = props
  const t = usePhrases<typeof en>('staff')
  const showDone = useDone()
  if (own) return <OwnRequest kind={kind} subject={subject} name={name} />
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
            onDone={() => showDone(t(approved ? 'approvals.approved' : 'approvals.declined'))}
          >
            {label}
          </ActionButton>
        )
      })}
    </div>
  )
}

/** The reason why the requester can't decide, and the button with which they take the request back. */
export function OwnRequest(props: Pick<ApprovalDecisionProps, 'kind' | 'subject' | 'name'>) {
  const { kind, subject, name } = props
  const t = usePhrases<typeof en>('staff')
  const { ask } = calls.useAction('staff.take_back_request')
  const showDone = useDone()
  return (
    <div className="grid justify-items-start gap-2">
      <p className="type-meta text-muted">{t('approvals.own')}</p>
      <ActionButton
        size="sm"
        aria-label={`${t('approvals.take_back')}: ${name}`}
        act={() => ask({ kind, subject })}
        onDone={() => showDone(t('approvals.taken_back'))}
      >
        {t('approvals.take_back')}
      </ActionButton>
    </div>
  )
}

/** Returns a function that says what was done; every list and screen may show the request. */
function useDone(): (text: string) => void {
  const toast = useToast()
  const cache = useQueryClient()
  return (text) => {
    void cache.invalidateQueries()
    toast.show({ text, tone: 'success' })
  }
}
