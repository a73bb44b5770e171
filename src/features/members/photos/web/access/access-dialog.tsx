import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  Alert,
  Button,
  ButtonLink,
  Dialog,
  RetryAlert,
  SkeletonRows,
  useToast,
} from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'

interface AccessDialogProps {
  readonly member: { readonly id: string; readonly name: string }
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Shows whether a member has access to the viewer's private photos, explains what that means, and
 * changes it.
 */
export function AccessDialog({ member, open, onClose }: AccessDialogProps) {
  const t = usePhrases<typeof en>('photos')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('access.title', { name: member.name })}
      closeLabel={t('close')}
    >
      {open ? <Access member={member} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Access({ member, onClose }: Omit<AccessDialogProps, 'open'>) {
  const t = usePhrases<typeof en>('photos')
  const { data, error, refetch } = calls.useCall('photos.read_private', { member: member.id })
  if (error)
    return (
      <RetryAlert announce retry={t('own.retry')} onRetry={refetch}>
        {t('access.failed')}
      </RetryAlert>
    )
  if (data === undefined)
    return <SkeletonRows label={t('access.loading')} rows={1} each="skeleton-md h-24" />
  const { opened, photos, premium } = data
  return (
    <div className="grid gap-4">
      <p>
        {opened
          ? t('access.opened', member)
          : photos === 0
            ? t('access.none')
            : t('access.closed', { name: member.name, photos })}
      </p>
      {premium && photos > 0 ? <p className="text-muted">{t('access.premium')}</p> : null}
      {photos === 0 && !opened ? (
        <Actions onClose={onClose}>
          <ButtonLink as={Link} to="/profile#photos">
            {t('access.to_photos')}
          </ButtonLink>
        </Actions>
      ) : (
        <Change member={member} opened={opened} onClose={onClose} />
      )}
    </div>
  )
}

function Change({
  member,
  opened,
  onClose,
}: Omit<AccessDialogProps, 'open'> & { readonly opened: boolean }) {
  const t = usePhrases<typeof en>('photos')
  const cache = useQueryClient()
  const toast = useToast()
  const [problem, setProblem] = useState<string>()
  const open = calls.useAction('photos.grant_access')
  const close = calls.useAction('photos.revoke_access')

  async function change() {
    if (!navigator.onLine) return setProblem(t('own.offline'))
    const answer = opened
      ? await close.ask({ member: member.id })
      : await open.ask({ member: member.id })
    if (!answer.ok) return setProblem(answer.refusal.message)
    for (const call of ['photos.read_private', 'photos.read_request', 'photos.list_grants'])
      void cache.invalidateQueries({ queryKey: [call] })
    toast.show({
      text: t(opened ? 'readers.taken_back' : 'access.opened_now', { name: member.name }),
    })
    onClose()
  }

  return (
    <>
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
      <Actions onClose={onClose}>
        <Button loading={open.pending || close.pending} onClick={() => void change()}>
          {opened ? t('access.take_back') : t('access.open', { name: member.name })}
        </Button>
      </Actions>
    </>
  )
}

function Actions({
  onClose,
  children,
}: {
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const t = usePhrases<typeof en>('photos')
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="line" onClick={onClose}>
        {t('manage.cancel')}
      </Button>
      {children}
    </div>
  )
}
