import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Panel } from '#ui/components/index.ts'
import { MethodIcon } from '#features/money/payments/web/index.ts'
import type { CardView } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { useCardLabels } from './use-card-labels.ts'

interface CardChoiceProps {
  readonly cards: readonly CardView[]
  readonly chosen: CardView | undefined
  readonly onChoose: (card: string) => void
}

/**
 * Choice of a saved card, with a link to the settings for removing one. With several cards, none is
 * preselected.
 */
export function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  const t = usePhrases<typeof en>('saved_cards')
  const { nameOf, stateOf } = useCardLabels()
  return (
    <Panel as="section" aria-labelledby="pay-with-card">
      <fieldset>
        <legend id="pay-with-card" className="type-title mb-3.5">
          {t('repeat.card')}
        </legend>
        <div className="pay-methods">
          {cards.map((card) => (
            <label key={card.id} className="pay-method">
              <input
                className="real-input"
                type="radio"
                name="card"
                value={card.id}
                checked={chosen?.id === card.id}
                onChange={() => onChoose(card.id)}
              />
              <MethodIcon method={card.method} />
              <span className="num">{nameOf(card)}</span>
              <small>{stateOf(card)}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-4">
        <Link to="/notifications/cards" className="link">
          {t('repeat.manage')}
        </Link>
      </p>
    </Panel>
  )
}
