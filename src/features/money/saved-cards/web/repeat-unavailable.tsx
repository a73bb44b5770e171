import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, EmptyState } from '#ui/components/index.ts'
import type { CardView } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { CardLine } from './card-line.tsx'

interface NoRepeatProps {
  readonly why: 'no_order' | 'not_sold' | 'no_card' | 'no_good_card'
  /** The package of the last order, if it can be ordered with another card. */
  readonly bundle?: string
  /** Saved cards that can no longer be charged. */
  readonly cards?: readonly CardView[]
}

/** Explains why nothing can be ordered again, and offers alternatives. */
export function RepeatUnavailable({ why, bundle, cards = [] }: NoRepeatProps) {
  const t = usePhrases<typeof en>('saved_cards')
  return (
    <>
      {cards.length === 0 ? null : (
        <ul className="divided mt-6 grid max-w-text">
          {cards.map((card) => (
            <CardLine key={card.id} card={card} />
          ))}
        </ul>
      )}
      <EmptyState
        className="mt-6"
        title={t(`none.${why}.title`)}
        text={t(`none.${why}.text`)}
        action={
          <ButtonLink
            as={Link}
            to={bundle === undefined ? '/credits' : `/credits/${bundle}/creditcard`}
          >
            {t(bundle === undefined ? 'none.buy' : 'none.card')}
          </ButtonLink>
        }
      />
    </>
  )
}
