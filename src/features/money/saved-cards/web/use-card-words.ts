import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { CardView } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { brandName } from '../rules/brand-name.ts'

/** How a card is spoken of: by its brand and its last four digits; and until when it is good. */
export function useCardWords() {
  const t = usePhrases<typeof en>('saved_cards')
  const { month } = useFormat()
  return {
    nameOf: ({ brand, last4 }: Pick<CardView, 'brand' | 'last4'>): string =>
      t('card', { brand: brandName(brand) ?? t('some_card'), last4 }),
    /** With how it stands, where that matters. */
    stateOf: ({ expires, state }: Pick<CardView, 'expires' | 'state'>): string =>
      t(
        `states.${state}`, // The middle of a month is the same month everywhere.
        { month: month(`${expires}-15T12:00:00Z`) },
      ),
  }
}
