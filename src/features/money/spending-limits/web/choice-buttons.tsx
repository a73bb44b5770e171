import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

interface TwoAnswersProps {
  readonly no: string
  readonly yes: string
  /** Styles the confirmation as irreversible. */
  readonly final?: boolean
  readonly pending: boolean
  readonly onNo: () => void
  readonly onYes: () => void
}

/** The two answers to a question about the member's limits, cancel first, both the same size. */
export function ChoiceButtons({ no, yes, final = false, pending, onNo, onYes }: TwoAnswersProps) {
  const t = usePhrases<typeof en>('spending_limits')
  return (
    <>
      <Button variant="line" onClick={onNo}>
        {no}
      </Button>
      <Button
        variant={final ? 'danger' : 'line'}
        loading={pending}
        loadingLabel={t(final ? 'exclusion.saving' : 'own.saving')}
        onClick={onYes}
      >
        {yes}
      </Button>
    </>
  )
}
