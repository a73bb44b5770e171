import './verification.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ButtonLink, Panel, VerifiedTag } from '#ui/components/index.ts'
import type { OwnVerification } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface VerifiedPanelProps {
  readonly own: OwnVerification
  readonly onGivenUp: () => void
}

/** The mark: since when, on which photos, what ends it, and the button to remove it. */
export function VerifiedPanel({ own, onGivenUp }: VerifiedPanelProps) {
  const t = usePhrases<typeof en>('photo_verification')
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  return (
    <Panel as="section" aria-labelledby="verified" className="grid gap-4">
      <h2 id="verified" className="type-h3">
        <VerifiedTag label={t('mark')} />
      </h2>
      <p>{t('verified.since', { date: own.since === null ? '' : format.date(own.since) })}</p>
      <ul className="flex flex-wrap gap-3" aria-label={t('verified.photos')}>
        {own.photos.map(({ id, src, main, description }, at) => (
          <li key={id}>
            <img
              src={src[160]}
              alt={description ?? (main ? t('before.photo') : t('verified.photo', { at: at + 1 }))}
              width={96}
              height={120}
              className="verify-photo object-cover"
            />
          </li>
        ))}
      </ul>
      <p className="text-ink-2">{t('before.ends')}</p>
      <p className="text-ink-2">{t('verified.deleted')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink as={Link} to="/profile#photos" variant="line">
          {t('before.to_photos')}
        </ButtonLink>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('verified.give_up')}
        </Button>
      </div>
      <WithdrawDialog
        of="verified"
        open={asking}
        onClose={() => setAsking(false)}
        onDone={onGivenUp}
      />
    </Panel>
  )
}
