import { useMemo } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { Interest } from '#features/site/sites/index.ts'
import type { en } from '../locales/en.ts'
import type { Gender, Sexuality } from '../rules/orientation.ts'
import type { Trait, TraitValue } from '../rules/traits.ts'

/**
 * Labels for wire values: stored values are short and fixed; displayed texts are kind and agree in
 * gender.
 */
export function useTraitLabels() {
  const t = usePhrases<typeof en>('profiles')
  return useMemo(
    () => ({
      /** "Looking for", "Eyes". */
      trait: (trait: Trait) => t(`traits.${trait}`),
      /**
       * "Divorced", in the form for a woman or a man; in a neutral form if the gender isn't shown.
       */
      value: <T extends Trait>(trait: T, value: TraitValue<T>, gender: Gender | null) =>
        t(`values.${trait}.${value}` as 'values.relationship_status.single', {
          gender: gender ?? 'other',
        }),
      gender: (gender: Gender) => t(`values.gender.${gender}`),
      sexuality: (sexuality: Sexuality) => t(`values.sexuality.${sexuality}`),
      interest: (interest: Interest) => t(`interests.${interest}`),
    }),
    [t],
  )
}

export type TraitLabels = ReturnType<typeof useTraitLabels>
