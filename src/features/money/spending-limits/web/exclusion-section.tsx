import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Segmented } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { type ExclusionMonths, exclusionMonths } from '../rules/breaks.ts'
import type { OwnLimitsView } from './calls.ts'
import { ExclusionDialog } from './exclusion-dialog.tsx'
import { SettingSection } from './setting-section.tsx'

/**
 * Self-exclusion for months: chosen here, confirmed in a second step that states the consequences
 * (BEY-09).
 */
export function ExclusionSection({ own }: { readonly own: OwnLimitsView }) {
  const t = usePhrases<typeof en>('spending_limits')
  const { date, time } = useFormat()
  const [months, setMonths] = useState<ExclusionMonths>()
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const until = own.excluded_until
  return (
    <SettingSection
      id="exclusion"
      title={t('exclusion.title')}
      lead={t('exclusion.lead', { months: exclusionMonths[0] })}
    >
      {until === null ? null : (
        <Alert tone={done ? 'success' : 'info'} announce={done}>
          {t(done ? 'exclusion.done' : 'exclusion.now', { date: date(until), time: time(until) })}
        </Alert>
      )}
      <Segmented
        legend={t('exclusion.legend')}
        options={exclusionMonths.map((count) => ({
          value: String(count),
          label: t('exclusion.months', { count }),
        }))}
        value={months === undefined ? '' : String(months)}
        onChange={(value) => setMonths(Number(value) as ExclusionMonths)}
      />
      <div>
        <Button
          variant="line"
          disabledReason={months === undefined ? t('pause.choose') : undefined}
          onClick={() => setAsking(true)}
        >
          {t(until === null ? 'exclusion.submit' : 'exclusion.longer')}
        </Button>
      </div>
      {months === undefined ? null : (
        <ExclusionDialog
          open={asking}
          months={months}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            setMonths(undefined)
            setDone(true)
          }}
        />
      )}
    </SettingSection>
  )
}
