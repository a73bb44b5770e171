import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

interface TwoAnswersProps {
  readonly no: string
  readonly yes: string
  /** A choice that nobody can take back is drawn as one. */
  readonly final?: boolean
  readonly pending: boolean
  readonly onNo: () => void
  readonly onYes: () => void
}

/** The answers to a question about one's own limits: staying as it is and going on, as large as each other, the first one first. */
export function TwoAnswers({ no, yes, final = false, pending, onNo, onYes }: TwoAnswersProps) {
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
