import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useToast } from '#ui/components/index.ts'
import { NoteForm } from '#features/members/staff/office/index.ts'
import type { Difference } from '../../contract/reconciliation.ts'
import type { en } from '../../locales/reconciliation/en.ts'
import { calls } from './calls.ts'

/** Form to explain, and so close, a difference. Input is kept until it has been saved. */
export function ExplainForm({
  difference,
  onDone,
}: {
  readonly difference: Difference
  readonly onDone: () => void
}) {
  const t = usePhrases<typeof en>('reconciliation')
  const toast = useToast()
  const { ask } = calls.useAction('reconciliation.explain')
  return (
    <NoteForm
      label={t('match.explain')}
      note={{
        label: t('match.note'),
        hint: t('match.note_hint'),
        missing: t('refusals.note_required'),
        rows: 2,
        maxLength: 1000,
      }}
      button={{ children: t('match.save'), loadingLabel: t('common.loading') }}
      send={(note) => ask({ difference: difference.id, note })}
      onSent={() => {
        toast.show({ text: t('match.explained'), tone: 'success' })
        onDone()
      }}
    />
  )
}
