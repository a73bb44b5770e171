import { type FormEvent, useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Checkbox, Panel, SelectField } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import type { Gesture } from '../rules/gestures.ts'
import type { Finding } from '../rules/judge-decision.ts'
import { type Reason, reasons } from '../rules/reasons.ts'

/** A photo of the member, at an address that opens for this reviewer. */
export interface ComparedPhoto {
  readonly id: string
  readonly main: boolean
  readonly src: string
}

/** A claimed request as the screen needs it: what was asked for, the picture's address, the photos that are there now. */
export interface RequestToCompare {
  readonly id: string
  readonly kind: 'gesture' | 'code' | 'note'
  readonly gesture: Gesture | null
  readonly code: string | null
  readonly note: string
  readonly sent_at: string
  readonly selfie: string
  readonly photos: readonly ComparedPhoto[]
}

interface CompareRequestProps {
  readonly request: RequestToCompare
  readonly pending: boolean
  /** Why the decision could not be taken. */
  readonly problem?: string | undefined
  readonly onDecide: (finding: Finding) => void
}

/**
 * One request beside the member's photos, and the two answers. The picture is blurred until it is wanted. Nothing else of the
 * member is here: who it is has no part in whether two faces are the same.
 */
export function CompareRequest({ request, pending, problem, onDecide }: CompareRequestProps) {
  const t = usePhrases<typeof en>('verification')
  const format = useFormat()
  const [shown, setShown] = useState(false)
  const [same, setSame] = useState<readonly string[]>([])
  const { photos } = request
  const main = photos.find((photo) => photo.main)
  const mayVerify = main !== undefined && same.includes(main.id)

  return (
    <Panel as="article" className="grid gap-5" aria-label={t('office.since', { date: format.date(request.sent_at) })}>
      <p className="text-muted">{t('office.since', { date: format.date(request.sent_at) })}</p>
      <AskedFor request={request} />
      <div className="grid gap-5 sm:grid-cols-2">
        <figure className="grid content-start gap-2">
          <figcaption className="font-semibold">{t('office.selfie')}</figcaption>
          <img src={request.selfie} alt={t('office.selfie')} className={`rounded-lg ${shown ? '' : 'blur-xl'}`} />
          {shown ? null : (
            <Button variant="line" size="sm" onClick={() => setShown(true)}>
              {t('office.reveal')}
            </Button>
          )}
        </figure>
        <fieldset className="grid content-start gap-3">
          <legend className="mb-2 font-semibold">{t('office.photos')}</legend>
          {photos.map(({ id, src, main: isMain }, at) => (
            <div key={id} className="flex items-center gap-3">
              <img src={src} alt="" className="h-30 w-24 rounded-md object-cover" />
              <Checkbox
                label={isMain ? t('office.main') : t('office.other', { at: at + 1 })}
                checked={same.includes(id)}
                onChange={({ target }) =>
                  setSame(target.checked ? [...same, id] : same.filter((other) => other !== id))
                }
              />
            </div>
          ))}
        </fieldset>
      </div>
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-end gap-5">
        <Button
          loading={pending}
          disabledReason={mayVerify ? undefined : t('office.need_main')}
          onClick={() => onDecide({ outcome: 'verified', photos: same })}
        >
          {t('office.verify')}
        </Button>
        <Decline pending={pending} onDecline={(reason) => onDecide({ outcome: 'declined', reason })} />
      </div>
    </Panel>
  )
}

function AskedFor({ request: { kind, gesture, code, note } }: Pick<CompareRequestProps, 'request'>) {
  const t = usePhrases<typeof en>('verification')
  if (kind === 'gesture' && gesture !== null)
    return <p>{t('office.asked_gesture', { gesture: t(`gestures.${gesture}`) })}</p>
  if (kind === 'code' && code !== null) return <p>{t('office.asked_code', { code })}</p>
  return (
    <div>
      <p>{t('office.asked_note')}</p>
      <blockquote className="bg-sunken mt-2 rounded-md p-4 whitespace-pre-line">{note}</blockquote>
    </div>
  )
}

function Decline({ pending, onDecline }: { readonly pending: boolean; readonly onDecline: (reason: Reason) => void }) {
  const t = usePhrases<typeof en>('verification')
  const [reason, setReason] = useState<Reason>()
  function decline(event: FormEvent) {
    event.preventDefault()
    if (reason !== undefined) onDecline(reason)
  }
  return (
    <form className="grid min-w-60 grow gap-3" onSubmit={decline}>
      <SelectField
        label={t('office.reason')}
        options={[
          { value: '', label: t('office.choose') },
          ...reasons.map((one) => ({ value: one, label: t(`reasons.${one}`) })),
        ]}
        value={reason ?? ''}
        onChange={({ target }) => setReason(reasons.find((one) => one === target.value))}
      />
      <Button
        type="submit"
        variant="line"
        loading={pending}
        disabledReason={reason === undefined ? t('office.need_reason') : undefined}
      >
        {t('office.decline')}
      </Button>
    </form>
  )
}
