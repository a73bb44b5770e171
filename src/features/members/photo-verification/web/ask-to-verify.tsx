import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  Alert,
  Button,
  Dialog,
  type MenuItem,
  RetryAlert,
  SkeletonRows,
  UserCircleIcon,
  useToast,
} from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

interface AskableMember {
  readonly id: string
  readonly name: string
  readonly kind: string
}

interface AskToVerifyProps {
  readonly member: AskableMember
  /** The menu that contains the item; it is empty for a profile that is not a member. */
  readonly children: (items: readonly MenuItem[]) => ReactNode
}

/**
 * The menu item "Ask for verified photos" on a member's page, and its dialog (BEY-14). Nothing is
 * requested before it opens.
 */
export function AskToVerify({ member, children }: AskToVerifyProps) {
  const t = usePhrases<typeof en>('photo_verification')
  const [open, setOpen] = useState(false)
  if (member.kind !== 'member') return children([])
  const close = () => setOpen(false)
  return (
    <>
      {children([
        {
          id: 'ask-to-verify',
          label: t('ask.item'),
          icon: <UserCircleIcon />,
          onSelect: () => setOpen(true),
        },
      ])}
      <Dialog
        open={open}
        onClose={close}
        title={t('ask.title', { name: member.name })}
        closeLabel={t('close')}
      >
        {open ? <AskDialog member={member} onClose={close} /> : null}
      </Dialog>
    </>
  )
}

function AskDialog({
  member,
  onClose,
}: {
  readonly member: AskableMember
  readonly onClose: () => void
}) {
  const t = usePhrases<typeof en>('photo_verification')
  const format = useFormat()
  const cache = useQueryClient()
  const toast = useToast()
  const { data, error, refetch } = calls.useCall('photo_verification.read_member', {
    member: member.id,
  })
  const { ask, pending } = calls.useAction('photo_verification.ask_member')
  const [problem, setProblem] = useState<string>()
  const { name } = member

  async function send() {
    if (!navigator.onLine) return setProblem(t('offline'))
    const answer = await ask({ member: member.id })
    void cache.invalidateQueries({ queryKey: ['photo_verification.read_member'] })
    if (!answer.ok) return setProblem(answer.refusal.message)
    toast.show({ text: t('ask.done', { name }) })
    onClose()
  }

  if (error)
    return (
      <RetryAlert announce retry={t('retry')} onRetry={refetch}>
        {t('failed')}
      </RetryAlert>
    )
  if (data === undefined)
    return <SkeletonRows label={t('loading')} rows={1} each="skeleton-md h-24" />
  const date = data.again_at === null ? '' : format.date(data.again_at)
  return (
    <div className="grid gap-4">
      <p>{t(`ask.${data.ask}`, { name, date })}</p>
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="line" onClick={onClose}>
          {t('close')}
        </Button>
        {data.ask === 'open' ? (
          <Button loading={pending} onClick={() => void send()}>
            {t('ask.send')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
