import { InfoIcon } from '#ui/components/index.ts'
import type { ClaimId } from '../rules/claims.ts'
import type { ProvenClaim } from './calls.ts'
import { useClaims } from './use-claims.ts'

interface ClaimProps {
  readonly id: ClaimId
  /** The subject of the claim, if there are several. */
  readonly subject?: string
}

/**
 * Shows a claim if it is currently proven, and nothing otherwise (BEY-05). It opens to show how it
 * was computed.
 */
export function Claim({ id, subject = '' }: ClaimProps) {
  const claim = useClaims().find((one) => one.id === id && one.subject === subject)
  return claim === undefined ? null : <ClaimNote claim={claim} />
}

/**
 * The text of a proven claim, which opens to show how it was computed; `about` is the subject if
 * there are several.
 */
export function ClaimNote({
  claim,
  about,
}: {
  readonly claim: ProvenClaim
  readonly about?: string
}) {
  const { text, how } = claim
  return (
    <details className="well px-4 py-1">
      <summary className="flex flex-wrap items-center gap-x-3 py-2.5">
        <b className="font-semibold">{about === undefined ? text : `${about}: ${text}`}</b>
        <span className="link type-meta inline-flex items-center gap-1">
          <InfoIcon />
          {how.label}
        </span>
      </summary>
      <div className="grid gap-3 pb-4">
        <p className="max-w-text text-ink-2">{how.definition}</p>
        <dl className="type-meta grid gap-1">
          {how.facts.map(({ id, label, value }) => (
            <div key={id} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
