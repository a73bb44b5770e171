import '#ui/styles/components/checks.css'
import { useState } from 'react'
import { pauseMs } from '#features/members/accounts/index.ts'
import { toDays } from '#kernel/duration.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Dialog, Segmented, TextArea } from '#ui/components/index.ts'
import type { ClaimedPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'

interface UnderageDialogProps {
  readonly photo: ClaimedPhoto
  readonly pending: boolean
  readonly onClose: () => void
  /** Rejects the photo; resolves to the refusal message, if any. */
  readonly onReject: () => Promise<string | null>
  /** Rejects it and pauses its owner's account; resolves to the refusal message, if any. */
  readonly onPause: (statement: string) => Promise<string | null>
}

/**
 * Asks whom a photo rejected as “under 18” shows: a child in an adult's photo costs only the photo,
 * an owner who looks under age is paused, in the reviewer's words. Consequences and obstacles are
 * stated in advance.
 */
export function UnderageDialog({
  photo,
  pending,
  onClose,
  onReject,
  onPause,
}: UnderageDialogProps) {
  const t = usePhrases<typeof en>('photo_moderation')
  const { name } = photo
  const [who, setWho] = useState<'other' | 'owner'>('other')
  const [statement, setStatement] = useState('')
  const [error, setError] = useState<string>()
  const [failed, setFailed] = useState<string | null>(null)
  const obstacle =
    who === 'other' || photo.pause === 'possible'
      ? null
      : photo.pause === 'not_allowed'
        ? t('underage.not_allowed')
        : t(`refusals.${photo.pause === 'not_active' ? 'not_pausable' : photo.pause}`)

  async function send() {
    if (obstacle !== null) return
    if (who === 'other') return setFailed(await onReject())
    if (statement.trim() === '') return setError(t('refusals.statement_empty'))
    setFailed(await onPause(statement))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('underage.title')}
      closeLabel={t('underage.cancel')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('underage.cancel')}
          </Button>
          <Button
            variant={who === 'owner' ? 'danger' : 'pine'}
            loading={pending}
            loadingLabel={t('underage.saving')}
            disabledReason={obstacle ?? undefined}
            onClick={() => void send()}
          >
            {t(who === 'owner' ? 'underage.pause' : 'underage.reject')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failed === null ? null : (
          <Alert tone="danger" announce>
            {failed}
          </Alert>
        )}
        <Segmented
          legend={t('underage.title')}
          hideLegend
          options={[
            { value: 'other', label: t('underage.other') },
            { value: 'owner', label: t('underage.owner', { name }) },
          ]}
          value={who}
          onChange={(value) => setWho(value as 'other' | 'owner')}
        />
        {obstacle === null ? (
          <p>
            {who === 'owner'
              ? t('underage.owner_hint', { name, days: toDays(pauseMs) })
              : t('underage.other_hint', { name })}
          </p>
        ) : (
          <Alert tone="warn" announce>
            {obstacle}
          </Alert>
        )}
        {who === 'owner' && obstacle === null ? (
          <TextArea
            label={t('underage.why')}
            hint={t('underage.why_hint', { name })}
            error={error}
            maxLength={1000}
            value={statement}
            onChange={(event) => {
              setStatement(event.target.value)
              setError(undefined)
            }}
          />
        ) : null}
      </div>
    </Dialog>
  )
}
