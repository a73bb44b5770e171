import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Alert, Button, Dialog, Skeleton } from '#ui/components/index.ts'
import { FictionalLabel } from '#features/members/fictional-profiles/web/index.ts'
import type { RealPersonAnswer } from '../../contract/authenticity.ts'
import type { en } from '../../locales/authenticity/en.ts'
import { calls } from './calls.ts'

interface RealPersonDialogProps {
  readonly member: { readonly id: string; readonly name: string }
  readonly open: boolean
  readonly onClose: () => void
}

/** “Is this a real person?”, answered from the record (BEY-02). */
export function RealPersonDialog({ member, open, onClose }: RealPersonDialogProps) {
  const t = usePhrases<typeof en>('authenticity')
  const { data, error, refetch, isFetching } = calls.useCall(
    'authenticity.read_status',
    { member: member.id },
    { enabled: open },
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { name: member.name })}
      closeLabel={t('close')}
      actions={
        <Button variant="line" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {data !== undefined ? <Answer answer={data} /> : null}
      {data === undefined && error === null ? (
        <div className="grid gap-2" role="status" aria-label={t('loading')}>
          <Skeleton className="skeleton-lg h-6 w-2/3" />
          <Skeleton className="skeleton-lg h-16 w-full" />
        </div>
      ) : null}
      {data === undefined && error !== null ? (
        <Alert
          tone="danger"
          announce
          action={
            <button
              type="button"
              className="alert-action"
              disabled={isFetching}
              onClick={() => void refetch()}
            >
              {t('retry')}
            </button>
          }
        >
          {error.refusal.message}
        </Alert>
      ) : null}
    </Dialog>
  )
}

function Answer({ answer }: { readonly answer: RealPersonAnswer }) {
  const t = usePhrases<typeof en>('authenticity')
  const { month } = useFormat()
  const site = useSite()
  const { kind, name, label, known } = answer
  if (known === null)
    return (
      <div className="grid gap-3 justify-items-start">
        <FictionalLabel kind={kind} label={label} />
        <p className="type-lead">
          {kind === 'fictional' ? t('fictional.short') : t('sponsored.short')}
        </p>
        <p>
          {kind !== 'fictional'
            ? t('sponsored.who', { name })
            : answer.answered_by === 'staff_and_machine'
              ? t('fictional.who_machine', { name, site: site.name })
              : t('fictional.who', { name, site: site.name })}
        </p>
        <p>{kind === 'fictional' ? t('fictional.meet', { name }) : t('sponsored.meet')}</p>
      </div>
    )
  return (
    <div className="grid gap-3">
      <p className="type-lead">{t('member.short', { name })}</p>
      <ul className="grid bullets gap-1.5 pl-5">
        <li>{known.email_confirmed ? t('member.email') : t('member.email_not')}</li>
        <li>{t('member.since', { month: month(`${known.since}-15T12:00:00Z`) })}</li>
        <li>
          {known.photos_verified ? t('member.photos', { name }) : t('member.photos_not', { name })}
        </li>
      </ul>
      <p className="text-muted">{t('member.beyond')}</p>
    </div>
  )
}
