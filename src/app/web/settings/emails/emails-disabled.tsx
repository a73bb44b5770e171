import { useState } from 'react'
import type { Output } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button } from '#ui/components/index.ts'
import type { contract } from '#features/conversation/notifications/contract/notifications.ts'
import type { en } from '#features/conversation/notifications/locales/en.ts'
import { calls } from '#features/conversation/notifications/web/index.ts'

type Settings = Output<(typeof contract)['notifications.read_settings']>

/**
 * Why emails are switched off although the member did not do it here, and a button that switches
 * them on again (NTF-02).
 */
export function EmailsDisabled({
  settings: { disabled, unsubscribed },
  onResumed,
}: {
  readonly settings: Settings
  readonly onResumed: (settings: Settings) => void
}) {
  const t = usePhrases<typeof en>('notifications')
  const { ask, pending } = calls.useAction('notifications.resume')
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>()

  async function resume() {
    const answer = await ask({})
    if (!answer.ok) return setSaid({ tone: 'danger', text: answer.refusal.message })
    onResumed(answer.value)
    setSaid({ tone: 'success', text: t('disabled.resumed') })
  }

  const isAll = disabled.some((reason) => reason !== 'listunsubscribe')
  return (
    <>
      {disabled.length === 0 ? null : (
        <Alert tone="warn">
          <p className="font-semibold">{t(isAll ? 'disabled.title' : 'disabled.title_some')}</p>
          {disabled.map((reason) => (
            <p key={reason}>
              {t(`disabled.${reason}`, {
                kinds: unsubscribed.map((kind) => t(`kinds.${kind}`)).join(', '),
              })}
            </p>
          ))}
          <Button
            variant="line"
            size="sm"
            className="mt-2"
            loading={pending}
            onClick={() => void resume()}
          >
            {t('disabled.resume')}
          </Button>
        </Alert>
      )}
      {said === undefined ? null : (
        <Alert tone={said.tone} announce>
          {said.text}
        </Alert>
      )}
    </>
  )
}
