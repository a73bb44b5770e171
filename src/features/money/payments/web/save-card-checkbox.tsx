import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Checkbox, Panel } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/** The checkbox for saving a card for further orders, never preselected (CRED-06). */
export function SaveCardCheckbox({
  checked: kept,
  onKeep,
}: {
  readonly checked: boolean
  readonly onKeep: (kept: boolean) => void
}) {
  const t = usePhrases<typeof en>('payments')
  return (
    <Panel>
      <Checkbox
        label={t('keep_card.label')}
        hint={t('keep_card.hint')}
        checked={kept}
        onChange={(event) => onKeep(event.target.checked)}
      />
    </Panel>
  )
}
