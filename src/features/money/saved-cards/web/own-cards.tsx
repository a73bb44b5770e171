import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, AlertDialog, Button, ButtonLink, EmptyState } from '#ui/components/index.ts'
import type { CardView } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { CardLine } from './card-line.tsx'
import { useCardLabels } from './use-card-labels.ts'

/** The member's saved cards with their expiry dates, and removing one (CRED-06). */
export function OwnCards({ cards }: { readonly cards: readonly CardView[] }) {
  const t = usePhrases<typeof en>('saved_cards')
  const { nameOf } = useCardLabels()
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('saved_cards.remove')
  const [asked, setAsked] = useState<CardView | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)

  async function remove(card: CardView) {
    setProblem(null)
    const answer = await ask({ card: card.id })
    // A card that was removed elsewhere in the meantime counts as removed.
    if (!answer.ok && answer.refusal.code !== 'not_found') return setProblem(answer.refusal.message)
    cache.setQueryData(['saved_cards.list', {}], {
      cards: cards.filter(({ id }) => id !== card.id),
    })
    void cache.invalidateQueries({ queryKey: ['saved_cards.read_repeat'] })
    setAsked(null)
    setSaid(t('own.removed', { card: nameOf(card) }))
  }

  return (
    <>
      {said === null ? null : (
        <Alert tone="success" announce>
          {said}
        </Alert>
      )}
      {cards.length === 0 ? (
        <EmptyState
          title={t('own.empty_title')}
          text={t('own.empty_text')}
          action={
            <ButtonLink as={Link} to="/credits" variant="line">
              {t('none.buy')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="divided grid">
          {cards.map((card) => (
            <CardLine key={card.id} card={card}>
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('own.remove_named', { card: nameOf(card) })}
                onClick={() => (setSaid(null), setProblem(null), setAsked(card))}
              >
                {t('own.remove')}
              </Button>
            </CardLine>
          ))}
        </ul>
      )}
      {asked === null ? null : (
        <AlertDialog
          open
          onClose={() => setAsked(null)}
          locked={pending}
          title={t('own.ask_title')}
          text={t('own.ask_text', { card: nameOf(asked) })}
          problem={problem}
          actions={
            <>
              <Button variant="line" onClick={() => setAsked(null)}>
                {t('own.keep')}
              </Button>
              <Button
                variant="danger"
                loading={pending}
                loadingLabel={t('own.removing')}
                onClick={() => void remove(asked)}
              >
                {t('own.confirm')}
              </Button>
            </>
          }
        />
      )}
    </>
  )
}
