import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ErrorState, Skeleton, useToast } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { useClaimedItem } from '#features/members/staff/office/index.ts'
import type { ClaimedRequest } from '../contract.ts'
import type { en } from '../locales/en.ts'
import type { Finding } from '../rules/validate-decision.ts'
import { calls } from './calls.ts'
import { CompareRequest } from './compare-request.tsx'

interface RequestDeskProps {
  readonly request: string
  readonly shortcuts: boolean
  /**
   * Called when the request has been decided or claimed by another reviewer; opens the next one.
   */
  readonly onPass: () => void
}

const claimEndpoints = {
  claim: 'photo_verification.claim',
  release: 'photo_verification.release',
  field: 'request',
} as const

/**
 * One request, claimed while it is open. A failed save is reported, and the ticked photos are kept.
 */
export function RequestReview({ request, shortcuts, onPass }: RequestDeskProps) {
  const t = usePhrases<typeof en>('photo_verification')
  const toast = useToast()
  const online = useOnline()
  const { ask, pending } = calls.useAction('photo_verification.decide')
  const [problem, setProblem] = useState<string>()
  const {
    item: opened,
    refusal,
    unavailable,
    refetch,
  } = useClaimedItem<ClaimedRequest>(claimEndpoints, request)

  async function decide(finding: Finding): Promise<void> {
    const answer = await ask(
      finding.outcome === 'verified'
        ? { request, outcome: 'verified', photos: [...finding.photos] }
        : { request, outcome: 'declined', reason: finding.reason },
    )
    if (answer.ok) {
      toast.show({ text: t(`office.${finding.outcome}`), tone: 'success' })
      return onPass()
    }
    setProblem(answer.refusal.message)
    // The photos may have changed, or the ten minutes may be over, so the request is reloaded.
    if (answer.refusal.status === 409 || answer.refusal.status === 404) refetch()
  }

  if (refusal !== null && (unavailable || opened === undefined))
    return (
      <section className="office-desk">
        <ErrorState
          title={t('office.not_opened')}
          text={refusal.message}
          action={
            <Button variant="line" onClick={() => (unavailable ? onPass() : refetch())}>
              {t(unavailable ? 'office.next' : 'office.retry')}
            </Button>
          }
        />
      </section>
    )
  if (opened === undefined)
    return (
      <section className="office-desk" role="status" aria-label={t('office.opening')}>
        <div className="office-compare">
          <Skeleton className="skeleton-md aspect-portrait w-full" />
          <Skeleton className="skeleton-md aspect-portrait w-full" />
        </div>
      </section>
    )
  return (
    <CompareRequest
      request={opened}
      pending={pending}
      shortcuts={shortcuts}
      offline={!online}
      problem={problem}
      onDecide={(finding) => void decide(finding)}
    />
  )
}
