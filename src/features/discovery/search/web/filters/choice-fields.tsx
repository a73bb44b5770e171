import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { ChoiceField } from '#ui/components/index.ts'
import { toggleChoice } from '#features/members/profiles/index.ts'
import { useTraitLabels } from '#features/members/profiles/web/index.ts'
import type { en } from '../../locales/en.ts'
import { choiceNames, getChoiceRow } from '../../rules/choices.ts'
import type { Search } from '../../rules/search.ts'

interface ChoiceFieldsProps {
  readonly search: Search
  readonly onChange: (part: Partial<Search>) => void
}

/** The filters over traits that this site shows: chips for several choices, a list for one. */
export function ChoiceFields({ search, onChange }: ChoiceFieldsProps) {
  const t = usePhrases<typeof en>('search')
  const labels = useTraitLabels()
  const { searchChoices } = useSite()
  return choiceNames
    .filter((name) => searchChoices.includes(name))
    .map((name) => {
      const row = getChoiceRow(name)
      return (
        <ChoiceField
          key={name}
          label={labels.trait(name)}
          name={name}
          several={row.several}
          options={row.choices.map((value) => ({
            value,
            label: labels.value(name, value, null),
          }))}
          chosen={search[name]}
          noneLabel={t('filters.any_choice')}
          onPick={(picked) => onChange({ [name]: pick(name, picked) })}
        />
      )
    })

  function pick(name: (typeof choiceNames)[number], picked: Search[typeof name][number] | null) {
    const row = getChoiceRow(name)
    if (picked === null) return []
    return row.several ? (toggleChoice(row, search[name], picked) ?? []) : [picked]
  }
}
