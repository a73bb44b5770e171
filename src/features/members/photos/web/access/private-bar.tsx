import '../member-photos.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, LockSimpleIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { useAccessRequest } from './use-access-request.ts'

interface PrivateBarProps {
  readonly member: {
    readonly id: string | null
    readonly name: string | null
    readonly kind: string
  }
}

/**
 * Shown above a conversation: the member asks for access to the viewer's private photos, has
 * access, or granted access; with the button to change it.
 */
export function PrivateBar({ member }: PrivateBarProps) {
  return member.id === null || member.kind !== 'member' ? null : (
    <Bar member={{ id: member.id, name: member.name ?? '', kind: member.kind }} />
  )
}

function Bar({ member }: { readonly member: { id: string; name: string; kind: string } }) {
  const t = usePhrases<typeof en>('photos')
  const { data, act, problem, pending } = useAccessRequest(member)
  if (data === undefined || !(data.asks || data.mine_opened || data.theirs === 'opened'))
    return null
  const { name } = member
  return (
    <section aria-label={t('asking.label')} className="divider-below private-bar grid gap-2 py-2.5">
      {data.asks ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="type-meta min-w-0 flex-1 basis-64">{t('asking.asks', { name })}</p>
          <span className="flex flex-wrap gap-2">
            <Button variant="line" size="sm" disabled={pending} onClick={() => void act('later')}>
              {t('asking.not_now')}
            </Button>
            <Button
              size="sm"
              icon={<LockSimpleIcon />}
              loading={pending}
              onClick={() => void act('open')}
            >
              {t('asking.open', { name })}
            </Button>
          </span>
        </div>
      ) : null}
      {data.mine_opened ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="type-meta min-w-0 flex-1 basis-64 text-muted" role="status">
            {t('asking.mine_open', { name })}
          </p>
          <Button variant="line" size="sm" loading={pending} onClick={() => void act('close')}>
            {t('access.take_back')}
          </Button>
        </div>
      ) : null}
      {data.theirs === 'opened' ? (
        <p className="type-meta text-muted">{t('asking.theirs_open', { name })}</p>
      ) : null}
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
    </section>
  )
}
