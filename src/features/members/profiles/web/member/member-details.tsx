import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { DetailList } from '#ui/components/index.ts'
import type { FullMember } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import type { en as traitsEn } from '../../locales/traits/en.ts'
import { traitNames } from '../../rules/traits.ts'
import { useTraitLabels } from '../use-trait-labels.ts'

/** All other facts, one line each, with the member's note after it. */
export function MemberDetails({ member }: { readonly member: FullMember }) {
  const t = usePhrases<typeof en>('profiles')
  const traitPhrases = usePhrases<typeof traitsEn>('traits')
  const labels = useTraitLabels()
  const { gender, sexuality, notes } = member
  const format = useFormat()
  const places = {
    age: member.age,
    country: member.country && format.country(member.country),
    region: member.region,
    city: member.city,
  }
  const facts = [
    // These are part of the page's header and listed here only if they have a note.
    ...(['age', 'country', 'region', 'city'] as const).map((id) => ({
      id,
      label: traitPhrases(`names.${id}`),
      value: notes[id] && joinNote(places[id], notes[id]),
    })),
    {
      id: 'gender',
      label: traitPhrases('names.gender'),
      value: gender && joinNote(labels.gender(gender), notes.gender),
    },
    {
      id: 'sexuality',
      label: traitPhrases('names.sexuality'),
      value: sexuality && joinNote(labels.sexuality(sexuality), notes.sexuality),
    },
    ...traitNames.map((trait) => {
      const text = labels.answer(trait, member[trait], gender)
      return { id: trait, label: labels.trait(trait), value: joinNote(text, notes[trait]) }
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

/** A value followed by the member's note; either may be missing. */
function joinNote(value: string | number | null | undefined, note: string | undefined): string {
  return [value, note].filter(Boolean).join(' · ')
}
