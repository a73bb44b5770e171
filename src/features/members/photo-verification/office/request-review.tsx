import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Output } from '#kernel/endpoint.ts'
import { CallRefused } from '#platform/web/api/answer.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ErrorState, Skeleton, useToast } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { contract } from '../contract.ts'
import type { en } from '../locales/en.ts'
import type { Finding } from '../rules/validate-decision.ts'
import { calls } from './calls.ts'
import { CompareRequest } from './compare-request.tsx'

type Opened = Output<(typeof contract)['photo_verification.claim']>

interface RequestDeskProps {
  readonly request: string
  readonly shortcuts: boolean
  /** Called when the request is decided or claimed by another reviewer: opens the next one. */
  readonly onPass: () => void
}

/** How often the claim on an open request is renewed, in milliseconds: well within its lifetime. */
const claimedEveryMs = 4 * 60_000

/**
 * One request, claimed while it is open. A failed save is reported, and everything ticked is kept.
 */
export function RequestReview({ request, shortcuts, onPass }: RequestDeskProps) {
  const t = usePhrases<typeof en>('photo_verification')
  const api = useApi()
  const toast = useToast()
  const online = useOnline()
  const { ask, pending } = calls.useAction('photo_verification.decide')
  const [problem, setProblem] = useState<string>()
  const opened = useQuery({
    queryKey: ['photo_verification.claim', request],
    queryFn: async () => {
      const answer = await api.call('photo_verification.claim', { request })
      if (!answer.ok) throw new CallRefused(answer.refusal)
      return answer.value as Opened
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: claimedEveryMs,
  })
  useEffect(() => {
    // Leaving the request releases the claim; a decided request has none.
    return () => void api.call('photo_verification.release', { request })
  }, [api, request])

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
    // The photos may have changed, or the ten minutes are over: reload what can be decided.
    if (answer.refusal.status === 409 || answer.refusal.status === 404) void opened.refetch()
  }

  const refusal = opened.error instanceof CallRefused ? opened.error.refusal : null
  const unavailable = refusal !== null && [404, 409].includes(refusal.status)
  if (refusal !== null && (unavailable || opened.data === undefined))
    return (
      <section className="office-desk">
        <ErrorState
          title={t('office.not_opened')}
          text={refusal.message}
          action={
            <Button variant="line" onClick={() => (unavailable ? onPass() : void opened.refetch())}>
              {t(unavailable ? 'office.next' : 'office.retry')}
            </Button>
          }
        />
      </section>
    )
  if (opened.data === undefined)
    return (
      <section className="office-desk" role="status" aria-label={t('office.opening')}>
        <div className="office-compare">
          <Skeleton className="aspect-[4/5] w-full rounded-md" />
          <Skeleton className="aspect-[4/5] w-full rounded-md" />
        </div>
      </section>
    )
  return (
    <CompareRequest
      request={opened.data}
      pending={pending}
      shortcuts={shortcuts}
      offline={!online}
      problem={problem}
      onDecide={(finding) => void decide(finding)}
    />
  )
}
