import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { Chip } from '#ui/components/index.ts'
import type { OwnProfile } from '../../../contract/profiles.ts'
import type { en } from '../../../locales/en.ts'
import { enoughInterests } from '../../../rules/completeness.ts'
import { useTraitLabels } from '../../use-trait-labels.ts'
import { OwnCard } from './own-card.tsx'
import type { OwnProfileSlots } from '../own-profile-slots.ts'
import { listMissing, listParts, listTraits, type ProfilePart } from '../parts.ts'
import { usePartTitle } from '../use-part-title.ts'

/** A card per part of the profile. */
export function OwnCards({
  own,
  slots,
}: {
  readonly own: OwnProfile
  readonly slots: OwnProfileSlots
}) {
  const t = usePhrases<typeof en>('profiles')
  const title = usePartTitle()
  return listParts(own, slots.photos !== undefined).map((part) => (
    <OwnCard
      key={part}
      title={title(part)}
      href={`/profile/${part}`}
      missing={listMissing(own, part).map((item) =>
        t(`own.items.${item}`, { least: enoughInterests }),
      )}
    >
      {part === 'photos' ? slots.photoStrip : <Summary own={own} part={part} />}
    </OwnCard>
  ))
}

/** A part as text. */
function Summary({ own, part }: { readonly own: OwnProfile; readonly part: ProfilePart }) {
  const t = usePhrases<typeof en>('profiles')
  const labels = useTraitLabels()
  const format = useFormat()
  const traits = (of: 'facts' | 'seeking') =>
    listTraits(own, of).flatMap((trait) => {
      const value = labels.answer(trait, own.traits[trait], own.gender)
      if (value === '') return []
      // Whether someone is single, or wants a relationship, needs no label.
      const isPlain = trait === 'relationship_status' || trait === 'signup_reason'
      return [isPlain ? value : t('own.fact', { trait: labels.trait(trait), value })]
    })

  if (part === 'about')
    return own.about === '' ? null : <p className="own-card-text text-ink-2">{own.about}</p>
  if (part === 'prompts')
    return own.prompts.map(({ prompt, answer }) => (
      <div key={prompt}>
        <p className="type-meta text-muted">{t(`prompts.${prompt}`)}</p>
        <p className="own-card-text text-ink-2">{answer}</p>
      </div>
    ))
  if (part === 'interests') {
    const interests = [...own.interests, ...own.intimate_interests]
    return interests.length === 0 ? null : (
      <ul className="chips" aria-label={t('own.interests.title')}>
        {interests.map((interest) => (
          <li key={interest}>
            <Chip>{t(`interests.${interest}`)}</Chip>
          </li>
        ))}
      </ul>
    )
  }
  const facts =
    part === 'facts'
      ? [
          labels.gender(own.gender),
          t('own.age', { age: own.age }),
          ...traits('facts'),
          ...own.languages.map((language) => format.language(language)),
        ]
      : part === 'seeking'
        ? [
            ...own.seeking.map((gender) =>
              t(gender === 'male' ? 'own.basics.men' : 'own.basics.women'),
            ),
            ...traits('seeking'),
          ]
        : [
            own.city?.name,
            own.region?.name,
            own.country === null ? undefined : format.country(own.country),
          ]
  return <p className="text-ink-2">{facts.filter((fact) => fact !== undefined).join('\u00a0· ')}</p>
}
