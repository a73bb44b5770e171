import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Panel, TextField } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { en } from '../locales/en.ts'
import type { PendingCode } from './calls.ts'

interface CodePanelProps {
  readonly waiting: PendingCode | null
  readonly otp: string
  readonly problem: string | undefined
  readonly fault: string | undefined
  readonly sending: boolean
  readonly onSend: () => void
  readonly onType: (otp: string) => void
}

/** Requests a code and accepts its input. */
export function CodePanel({
  waiting,
  otp,
  problem,
  fault,
  sending,
  onSend,
  onType,
}: CodePanelProps) {
  const t = usePhrases<typeof en>('direct_debit')
  const online = useOnline()
  const field = useRef<HTMLInputElement>(null)
  const first = useRef(waiting?.until)
  const seconds = useSecondsUntil(waiting?.again_at)
  useEffect(() => {
    if (waiting !== null && waiting.until !== first.current) field.current?.focus()
  }, [waiting])

  return (
    <Panel as="section" aria-labelledby="debit-code" className="grid gap-4">
      <h2 id="debit-code" className="type-title">
        {t('form.code')}
      </h2>
      {fault === undefined ? null : (
        <Alert tone="danger" announce>
          {fault}
        </Alert>
      )}
      {online ? null : <Alert tone="warn">{t('form.offline')}</Alert>}
      {waiting === null ? null : (
        <>
          <p role="status">{t('form.sent', { digits: waiting.phone_ends, iban: waiting.iban })}</p>
          <TextField
            ref={field}
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            className="num"
            label={t('form.otp')}
            hint={t('form.otp_hint')}
            value={otp}
            error={problem}
            onChange={({ target }) => onType(target.value)}
          />
        </>
      )}
      <div>
        <Button
          variant={waiting === null ? 'pine' : 'line'}
          loading={sending}
          disabledReason={seconds > 0 ? t('form.wait', { seconds }) : undefined}
          aria-disabled={!online || undefined}
          onClick={onSend}
        >
          {t(waiting === null ? 'form.send' : 'form.send_again')}
        </Button>
      </div>
    </Panel>
  )
}

/** Seconds left until an instant; updates automatically. */
function useSecondsUntil(at: string | undefined): number {
  const [now, setNow] = useState<number>()
  const end = at === undefined ? 0 : Date.parse(at)
  const left = now === undefined ? 0 : Math.max(0, Math.ceil((end - now) / 1000))
  useEffect(() => {
    setNow(Date.now())
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [end])
  return left
}
