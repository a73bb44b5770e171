import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { DetailList } from '#platform/web/ui/index.ts'
import type { FullMember } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { traitNames } from '../rules/traits.ts'
import { useWords } from './use-words.ts'

/** Everything else that was said, one line each, with the member's own words beside it. */
export function MemberDetails({ member }: { readonly member: FullMember }) {
  const t = usePhrases<typeof en>('profiles')
  const words = useWords()
  const { gender, sexuality, notes } = member
  const facts = [
    { id: 'gender', label: t('traits.gender'), value: gender && words.gender(gender) },
    { id: 'sexuality', label: t('traits.sexuality'), value: sexuality && words.sexuality(sexuality) },
    ...traitNames.map((trait) => {
      const value = member[trait]
      const written = value === null ? undefined : words.value(trait, value, gender)
      return { id: trait, label: words.trait(trait), value: [written, notes[trait]].filter(Boolean).join(' · ') }
    }),
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <section>
      <h2 className="type-title mb-2">{t('member.details')}</h2>
      <DetailList facts={facts} />
    </section>
  )
}
