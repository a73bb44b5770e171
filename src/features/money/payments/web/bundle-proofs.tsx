import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ClaimNote, useClaims } from '#features/members/verified-claims/web/index.ts'
import type { en } from '../locales/en.ts'
import { findBundleClaims } from '../rules/claims/bundle-claims.ts'
import type { Offers } from './calls.ts'

/**
 * Below the packages, each claim shown on one of them with its calculation (BEY-05). Renders
 * nothing without claims.
 */
export function BundleProofs({ offers }: { readonly offers: Offers }) {
  const t = usePhrases<typeof en>('payments')
  const claims = useClaims()
  const drawn = offers.bundles.flatMap((bundle) => {
    const { chosen, normal } = findBundleClaims(claims, bundle, offers.currency)
    return [chosen, normal].flatMap((claim) =>
      claim === null ? [] : [{ claim, credits: bundle.credits }],
    )
  })
  if (drawn.length === 0) return null
  return (
    <div className="mt-4 grid gap-2">
      {drawn.map(({ claim, credits }) => (
        <ClaimNote
          key={`${claim.id} ${claim.subject}`}
          claim={claim}
          about={t('bundle.whole', { credits })}
        />
      ))}
    </div>
  )
}
