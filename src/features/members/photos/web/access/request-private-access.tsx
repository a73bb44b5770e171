import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, LockSimpleIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { useAccessRequest } from './use-access-request.ts'

/**
 * Requests access to a member's private photos and shows the result (PRO-01). Shown on every
 * member's page, so it does not reveal whether there are any.
 */
export function RequestPrivateAccess({
  member,
}: {
  readonly member: { id: string; name: string; kind: string }
}) {
  const t = usePhrases<typeof en>('photos')
  const format = useFormat()
  const { data, act, problem, pending } = useAccessRequest(member)
  if (data === undefined || member.kind !== 'member') return null
  const { name } = member
  return (
    <div className="grid gap-2">
      {data.theirs === 'none' ? (
        <Button
          variant="line"
          block
          icon={<LockSimpleIcon />}
          loading={pending}
          onClick={() => void act('ask')}
        >
          {t('asking.ask')}
        </Button>
      ) : (
        <p className="type-meta text-muted" role="status">
          {data.theirs === 'opened'
            ? t('asking.theirs_open', { name })
            : t('asking.asked', { name, date: format.date(data.requested_at ?? '') })}{' '}
          {data.theirs === 'asked' ? (
            <button
              type="button"
              className="link"
              disabled={pending}
              onClick={() => void act('undo')}
            >
              {t('asking.undo')}
            </button>
          ) : null}
        </p>
      )}
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
    </div>
  )
}
