import type { FormEvent } from 'react'
import { type SignUpStepProps, StepActions } from '#features/members/accounts/web/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../../locales/push/en.ts'
import { isSubscribedToPush, initialPushState } from '../../rules/push-state.ts'
import { HowToAllow } from './how-to-allow.tsx'
import { NoticeExample } from './notice-example.tsx'
import { usePush, usePushSwitch } from './use-push.ts'

/** The sign-up step that offers notifications (ACC-03). Shown only where push can work. */
export function PushStep({ onDone, onSkip }: SignUpStepProps) {
  const t = usePhrases<typeof en>('push')
  const state = usePush() ?? initialPushState
  const { pending, said, turn } = usePushSwitch()
  const denied = state.isSubscribed === 'denied'
  const settled = denied || isSubscribedToPush(state)
  const problem = said?.became

  async function goOn(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    if (settled || (await turn(true)) === 'done') onDone()
  }

  return (
    <form onSubmit={(event) => void goOn(event)} noValidate className="grid gap-5">
      <header>
        <h1 className="type-h2" tabIndex={-1}>
          {t('step.title')}
        </h1>
        <p className="text-ink-2 mt-2">{t('step.lead')}</p>
      </header>
      <NoticeExample icon="/icon.svg" title="Elena" body={t('notice.message', { count: 1 })} />
      {denied ? (
        <HowToAllow />
      ) : isSubscribedToPush(state) ? (
        <Alert tone="success">{t('saved_on')}</Alert>
      ) : null}
      {problem === 'failed' || typeof problem === 'object' ? (
        <Alert tone="danger" announce>
          {problem === 'failed' ? t('failed') : problem.words}
        </Alert>
      ) : null}
      <StepActions
        pending={pending}
        label={settled ? t('step.go_on') : t('step.on')}
        onSkip={onSkip}
      />
    </form>
  )
}
