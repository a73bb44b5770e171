import { useMemo } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { Interest } from '#features/site/sites/index.ts'
import type { en } from '../locales/en.ts'
import type { Gender, Sexuality } from '../rules/orientation.ts'
import type { Trait, TraitValue } from '../rules/traits.ts'

/** Words for wire values: what is stored is short and fixed, what is read is kind and bends with gender. */
export function useWords() {
  const t = usePhrases<typeof en>('profiles')
  return useMemo(
    () => ({
      /** "Looking for", "Eyes". */
      trait: (trait: Trait) => t(`traits.${trait}`),
      /** "Divorced", as it is said of a woman or a man; of someone whose gender isn't shown it is said of anyone. */
      value: <T extends Trait>(trait: T, value: TraitValue<T>, gender: Gender | null) =>
        t(`values.${trait}.${value}` as 'values.relationship_status.single', { gender: gender ?? 'other' }),
      gender: (gender: Gender) => t(`values.gender.${gender}`),
      sexuality: (sexuality: Sexuality) => t(`values.sexuality.${sexuality}`),
      interest: (interest: Interest) => t(`interests.${interest}`),
    }),
    [t],
  )
}

export type Words = ReturnType<typeof useWords>
