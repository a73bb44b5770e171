import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, LockSimpleIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { usePrivateRequest } from './use-private-request.ts'

/** Asks a member to open their private photos, and says what became of it (PRO-01). It stands on every member's page: whether there are any is not told. */
export function AskPrivate({ member }: { readonly member: { id: string; name: string; kind: string } }) {
  const t = usePhrases<typeof en>('photos')
  const format = useFormat()
  const { data, act, problem, pending } = usePrivateRequest(member)
  if (data === undefined || member.kind !== 'member') return null
  const { name } = member
  return (
    <div className="grid gap-2">
      {data.theirs === 'none' ? (
        <Button variant="line" block icon={<LockSimpleIcon />} loading={pending} onClick={() => void act('ask')}>
          {t('asking.ask')}
        </Button>
      ) : (
        <p className="type-meta text-muted" role="status">
          {data.theirs === 'opened'
            ? t('asking.theirs_open', { name })
            : t('asking.asked', { name, date: format.date(data.requested_at ?? '') })}{' '}
          {data.theirs === 'asked' ? (
            <button type="button" className="link" disabled={pending} onClick={() => void act('undo')}>
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
