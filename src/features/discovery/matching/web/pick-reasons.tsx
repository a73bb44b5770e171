import './finder.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { CheckBoldIcon } from '#ui/components/index.ts'
import { useDistance } from '#features/site/geography/web/index.ts'
import type { en as profilesEn } from '#features/members/profiles/locales/en.ts'
import type { en as traitsEn } from '#features/members/profiles/locales/traits/en.ts'
import type { PickReason } from '../contract.ts'
import type { en } from '../locales/en.ts'

interface PickReasonsProps {
  readonly name: string
  readonly reasons: readonly PickReason[]
  readonly readersCountry: string | null
}

/** Why someone was picked, in plain text and without made-up numbers. */
export function PickReasons({ name, reasons, readersCountry }: PickReasonsProps) {
  const t = usePhrases<typeof en>('matching')
  const formatReason = useReasonText(readersCountry)
  return (
    <ul
      className="finder-reasons mt-2.5 grid gap-1 type-small text-ink-2"
      aria-label={t('finder.results.why', { name })}
    >
      {reasons.map((reason) => (
        <li key={reason.kind} className="flex gap-1.5">
          <CheckBoldIcon className="finder-reason-icon text-pine" />
          <span className="min-w-0">{formatReason(reason)}</span>
        </li>
      ))}
    </ul>
  )
}

function useReasonText(readersCountry: string | null): (reason: PickReason) => string | null {
  const t = usePhrases<typeof en>('matching')
  const profilePhrases = usePhrases<typeof profilesEn>('profiles')
  const traitPhrases = usePhrases<typeof traitsEn>('traits')
  const { list } = useFormat()
  const site = useSite()
  const distance = useDistance(readersCountry ?? site.country)
  return (reason) => {
    switch (reason.kind) {
      case 'asked':
      case 'shared':
        return t(`finder.reasons.${reason.kind}`, {
          list: list(reason.interests.map((each) => profilePhrases(`interests.${each}`))),
        })
      case 'reason':
        return t('finder.reasons.reason', {
          reason: traitPhrases(`values.signup_reason.${reason.reason}`),
        })
      case 'near':
        return distance(reason.km)
      case 'same_city':
        return distance(0)
      case 'active':
        return t(`finder.reasons.${reason.when}`)
      case 'ages':
        return t('finder.reasons.ages')
    }
  }
}
