import { useId, useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, CheckBoldIcon, SelectField, XBoldIcon } from '#ui/components/index.ts'
import { useShortcuts } from '#platform/web/use-shortcuts.ts'
import type { ClaimedRequest } from '../contract.ts'
import type { en } from '../locales/en.ts'
import type { Finding } from '../rules/validate-decision.ts'
import { type DeclineReason, declineReasons } from '../rules/decline-reasons.ts'
import { PhotoComparisonGrid } from './photo-comparison-grid.tsx'
import { ConfirmDecisionDialog } from './confirm-decision-dialog.tsx'

interface CompareRequestProps {
  readonly request: ClaimedRequest
  readonly pending: boolean
  readonly shortcuts: boolean
  readonly offline?: boolean
  /** Why the decision was refused. */
  readonly problem?: string | undefined
  readonly onDecide: (finding: Finding) => void
}

/**
 * One request next to the member's photos, and the two possible decisions. The picture is covered
 * until the reviewer uncovers it, and no decision is final until it is confirmed. Nothing else
 * about the member is shown, because their identity is irrelevant to whether two faces match.
 */
export function CompareRequest({
  request,
  pending,
  shortcuts,
  offline,
  problem,
  onDecide,
}: CompareRequestProps) {
  const t = usePhrases<typeof en>('photo_verification')
  const format = useFormat()
  const reasonId = useId()
  const [shown, setShown] = useState(false)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [reason, setReason] = useState<DeclineReason>()
  const [asked, setAsked] = useState<Finding | null>(null)
  // Photos the member has removed in the meantime are ignored.
  const same = request.photos.flatMap(({ id }) => (ticked.includes(id) ? [id] : []))
  const main = request.photos.find((photo) => photo.main)
  const notYet = offline
    ? t('offline')
    : !shown
      ? t('office.need_look')
      : main === undefined || !same.includes(main.id)
        ? t('office.need_main')
        : undefined
  const noReason = offline
    ? t('offline')
    : reason === undefined
      ? t('office.need_reason')
      : undefined

  const toggle = (id: string) =>
    setTicked(same.includes(id) ? same.filter((other) => other !== id) : [...same, id])
  const verify = () => setAsked({ outcome: 'verified', photos: same })
  useShortcuts(shortcuts && asked === null, {
    b: () => setShown(!shown),
    a: () => (notYet === undefined && !pending ? verify() : undefined),
    r: () => document.getElementById(reasonId)?.focus(),
    ...Object.fromEntries(
      request.photos.slice(0, 9).map(({ id }, at) => [String(at + 1), () => toggle(id)]),
    ),
  })

  return (
    <article
      className="office-desk"
      aria-label={t('office.since', { date: format.date(request.sent_at) })}
    >
      <div className="office-compared">
        <div className="office-asked">
          <ChallengeSummary request={request} />
          <p className="text-muted">{t('office.since', { date: format.date(request.sent_at) })}</p>
        </div>
        <PhotoComparisonGrid
          request={request}
          uncovered={shown}
          same={same}
          shortcuts={shortcuts}
          onShow={() => setShown(!shown)}
          onToggle={toggle}
        />
      </div>
      <div className="office-decide">
        {problem ? (
          <Alert tone="danger" announce>
            {problem}
          </Alert>
        ) : null}
        <div className="office-answers">
          <SelectField
            id={reasonId}
            label={t('office.reason')}
            options={[
              { value: '', label: t('office.choose') },
              ...declineReasons.map((one) => ({ value: one, label: t(`reasons.${one}`) })),
            ]}
            value={reason ?? ''}
            onChange={({ target }) => setReason(declineReasons.find((one) => one === target.value))}
          />
          <Button
            variant="line"
            icon={<XBoldIcon />}
            disabledReason={noReason}
            onClick={() =>
              reason === undefined ? undefined : setAsked({ outcome: 'declined', reason })
            }
          >
            {t('office.decline')}
          </Button>
          <Button icon={<CheckBoldIcon />} disabledReason={notYet} onClick={verify}>
            {shortcuts ? <kbd aria-hidden="true">A</kbd> : null}
            {t('office.verify')}
          </Button>
        </div>
      </div>
      <ConfirmDecisionDialog
        finding={asked}
        pending={pending}
        onClose={() => setAsked(null)}
        onSure={(finding) => {
          setAsked(null)
          onDecide(finding)
        }}
      />
    </article>
  )
}

/** Shows the challenge the member was given for the picture, or the note they wrote instead. */
function ChallengeSummary({
  request: { kind, gesture, code, note },
}: {
  readonly request: ClaimedRequest
}) {
  const t = usePhrases<typeof en>('photo_verification')
  if (kind === 'gesture' && gesture !== null)
    return <h2>{t('office.asked_gesture', { gesture: t(`gestures.${gesture}`) })}</h2>
  if (kind === 'code' && code !== null) return <h2>{t('office.asked_code', { code })}</h2>
  return (
    <>
      <h2>{t('office.asked_note')}</h2>
      <blockquote className="well p-4 whitespace-pre-line">{note}</blockquote>
    </>
  )
}
