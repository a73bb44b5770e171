import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { Difference } from '../../contract/reconciliation.ts'
import type { en } from '../../locales/reconciliation/en.ts'

/** Returns a function that formats one side of a difference. */
export function useFormatSide(): (side: Difference['ours']) => string {
  const t = usePhrases<typeof en>('reconciliation')
  const { money } = useFormat()
  return ({ state, minor, currency, credits }) =>
    [
      ...(state === undefined ? [] : [t(`match.states.${state}`)]),
      ...(minor === undefined || currency === undefined ? [] : [money(minor, currency)]),
      ...(credits === undefined ? [] : [t('match.credits', { credits })]),
    ].join(', ')
}
