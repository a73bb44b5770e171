import { type ReactNode, useEffect, useRef } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { en } from '../locales/en.ts'

interface ConfirmStepProps {
  readonly pending: boolean
  /** Why it could not be sent. */
  readonly problem: string | undefined
  readonly onBack: () => void
  readonly onConfirm: () => void
  /** Summary of the declaration. */
  readonly children: ReactNode
}

/**
 * Second step of a withdrawal, which is the same for members and visitors: a summary, a back
 * button, and the confirmation (BEY-10).
 */
export function ConfirmStep({ pending, problem, onBack, onConfirm, children }: ConfirmStepProps) {
  const t = usePhrases<typeof en>('refunds')
  const online = useOnline()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid gap-5">
      <h2 className="type-h3" ref={heading} tabIndex={-1}>
        {t('steps.second')}
      </h2>
      {children}
      <p>{t('steps.confirm_text')}</p>
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      {online ? null : <Alert tone="warn">{t('offline')}</Alert>}
      <div className="action-row">
        <Button variant="line" onClick={onBack}>
          {t('steps.back')}
        </Button>
        <Button
          loading={pending}
          loadingLabel={t('steps.sending')}
          aria-disabled={!online || undefined}
          onClick={() => {
            if (online && !pending) onConfirm()
          }}
        >
          {t('steps.confirm')}
        </Button>
      </div>
    </section>
  )
}
