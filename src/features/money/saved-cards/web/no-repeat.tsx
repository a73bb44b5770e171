import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, EmptyState } from '#ui/components/index.ts'
import type { CardView } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { CardLine } from './card-line.tsx'

interface NoRepeatProps {
  readonly why: 'no_order' | 'not_sold' | 'no_card' | 'no_good_card'
  /** The package of the last order, where it can be ordered by another card. */
  readonly bundle?: string
  /** The cards that pay nothing any more. */
  readonly cards?: readonly CardView[]
}

/** Why nothing can be ordered again, and what can be done instead. */
export function NoRepeat({ why, bundle, cards = [] }: NoRepeatProps) {
  const t = usePhrases<typeof en>('saved_cards')
  return (
    <>
      {cards.length === 0 ? null : (
        <ul className="mt-6 grid max-w-text divide-y divide-line">
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
          <ButtonLink as={Link} to={bundle === undefined ? '/credits' : `/credits/${bundle}/creditcard`}>
            {t(bundle === undefined ? 'none.buy' : 'none.card')}
          </ButtonLink>
        }
      />
    </>
  )
}
