import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { CardView } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { brandName } from '../rules/brand-name.ts'

/** Labels for a card: brand and last four digits, and its expiry. */
export function useCardLabels() {
  const t = usePhrases<typeof en>('saved_cards')
  const { month } = useFormat()
  return {
    nameOf: ({ brand, last4 }: Pick<CardView, 'brand' | 'last4'>): string =>
      t('card', { brand: brandName(brand) ?? t('some_card'), last4 }),
    /** Includes the state where it matters. */
    stateOf: ({ expires, state }: Pick<CardView, 'expires' | 'state'>): string =>
      t(
        `states.${state}`, // The middle of a month falls in the same month in every time zone.
        { month: month(`${expires}-15T12:00:00Z`) },
      ),
  }
}
