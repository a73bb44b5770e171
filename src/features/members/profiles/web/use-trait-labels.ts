import { useMemo } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/traits/en.ts'
import type { Gender, Sexuality } from '../rules/orientation.ts'
import { listAnswer } from '../rules/trait-answers.ts'
import type { Trait, TraitValue } from '../rules/traits.ts'

/** The key of each choice; one without a text doesn't compile. */
type ValueKey = { [T in Trait]: `values.${T}.${TraitValue<T>}` }[Trait]

/**
 * Labels for wire values: stored values are short and fixed; displayed texts are kind and agree in
 * gender. A page that uses them lists the phrases `traits`.
 */
export function useTraitLabels() {
  const t = usePhrases<typeof en>('traits')
  const { list } = useFormat()
  return useMemo(() => {
    const value = (trait: Trait, choice: TraitValue, gender: Gender | null) =>
      t(`values.${trait}.${choice}` as ValueKey, { gender: gender ?? 'other' })
    return {
      /** "Looking for", "Eyes". */
      trait: (trait: Trait) => t(`names.${trait}`),
      /**
       * "Divorced", in the form for a woman or a man; in a neutral form if the gender isn't shown.
       */
      value: <T extends Trait>(trait: T, choice: TraitValue<T>, gender: Gender | null) =>
        value(trait, choice, gender),
      /** An answer as text, several choices as a list; empty without one. */
      answer: (
        trait: Trait,
        answer: TraitValue | readonly TraitValue[] | null,
        gender: Gender | null,
      ) => list(listAnswer<TraitValue>(answer).map((choice) => value(trait, choice, gender))),
      gender: (gender: Gender) => t(`values.gender.${gender}`),
      sexuality: (sexuality: Sexuality) => t(`values.sexuality.${sexuality}`),
    }
  }, [t, list])
}

export type TraitLabels = ReturnType<typeof useTraitLabels>
