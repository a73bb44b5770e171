import { useState } from 'react'
import { toDays, toHours } from '#kernel/duration.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Segmented } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { type PauseLength, pauseLengths, pauses } from '../rules/breaks.ts'
import { calls, type OwnLimitsView } from './calls.ts'
import { SettingSection } from './setting-section.tsx'
import { useStoreLimits } from './use-own-limits.ts'

/**
 * Pauses all paid features: choice of length, and its end. A pause can be extended but not
 * shortened (BEY-09).
 */
export function PauseSection({ own }: { readonly own: OwnLimitsView }) {
  const t = usePhrases<typeof en>('spending_limits')
  const { date, time } = useFormat()
  const keep = useStoreLimits()
  const { ask, pending } = calls.useAction('spending_limits.pause')
  const [length, setLength] = useState<PauseLength>()
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>()
  const until = own.paused_until
  const when = (at: string) => ({ date: date(at), time: time(at) })

  async function begin() {
    if (length === undefined) return
    setSaid(undefined)
    const answer = await ask({ length })
    if (!answer.ok) return setSaid({ tone: 'danger', text: answer.refusal.message })
    const lasts = answer.value.paused_until
    keep(answer.value)
    setLength(undefined)
    if (lasts !== null)
      setSaid({
        tone: 'success',
        text: t(lasts === until ? 'pause.lasts' : 'pause.begun', when(lasts)),
      })
  }

  return (
    <SettingSection id="pause" title={t('pause.title')} lead={t('pause.lead')}>
      {until === null || said !== undefined ? null : (
        <Alert tone="info">{t('pause.now', when(until))}</Alert>
      )}
      <Segmented
        legend={t('pause.legend')}
        options={pauseLengths.map((value) => ({
          value,
          label: t(`pause.${value}`, {
            hours: toHours(pauses[value]),
            days: toDays(pauses[value]),
          }),
        }))}
        value={length ?? ''}
        onChange={(value) => setLength(value as PauseLength)}
      />
      <div>
        <Button
          variant="line"
          loading={pending}
          loadingLabel={t('pause.beginning')}
          disabledReason={length === undefined ? t('pause.choose') : undefined}
          onClick={() => void begin()}
        >
          {t(until === null ? 'pause.submit' : 'pause.longer')}
        </Button>
      </div>
      {said === undefined ? null : (
        <Alert tone={said.tone} announce>
          {said.text}
        </Alert>
      )}
    </SettingSection>
  )
}
