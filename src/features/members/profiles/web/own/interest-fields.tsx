import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ChipCheckbox } from '#ui/components/index.ts'
import type { Interest } from '#features/site/sites/index.ts'
import type { en } from '../../locales/en.ts'
import type { InterestGroup } from '../../rules/interests.ts'

interface InterestFieldsProps {
  readonly group: { readonly group: InterestGroup; readonly interests: readonly Interest[] }
  readonly chosen: readonly Interest[]
  readonly onChange: (chosen: Interest[]) => void
}

/** A group of interests as selectable chips. */
export function InterestFields({ group, chosen, onChange }: InterestFieldsProps) {
  const t = usePhrases<typeof en>('profiles')
  return (
    <fieldset>
      <legend className="legend">{t(`groups.${group.group}`)}</legend>
      <div className="chips">
        {group.interests.map((interest) => (
          <ChipCheckbox
            key={interest}
            checked={chosen.includes(interest)}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? [...chosen, interest]
                  : chosen.filter((each) => each !== interest),
              )
            }
          >
            {t(`interests.${interest}`)}
          </ChipCheckbox>
        ))}
      </div>
    </fieldset>
  )
}
