import { type ComponentProps, useState } from 'react'
import type { Answer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

interface ActionButtonProps<Value>
  extends Pick<
    ComponentProps<typeof Button>,
    'aria-label' | 'className' | 'disabledReason' | 'size' | 'children'
  > {
  /** Performs the action. */
  readonly act: () => Promise<Answer<Value>>
  readonly onDone: (value: Value) => void
}

/** A button that performs an action immediately; if it is refused, the reason is shown below it. */
export function ActionButton<Value>(props: ActionButtonProps<Value>) {
  const { act, onDone, disabledReason, ...button } = props
  const t = usePhrases<typeof en>('staff')
  const online = useOnline()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function perform() {
    setPending(true)
    const answer = await act()
    setPending(false)
    setProblem(answer.ok ? undefined : answer.refusal.message)
    if (answer.ok) onDone(answer.value)
  }

  return (
    <div className="grid gap-2">
      <Button
        variant="line"
        {...button}
        loading={pending}
        loadingLabel={t('shell.loading')}
        disabledReason={online ? disabledReason : t('making.offline')}
        onClick={() => void perform()}
      />
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
    </div>
  )
}
