import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button } from '#ui/components/index.ts'
import type { ClaimedPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { SuspectDialog } from './suspect-dialog.tsx'

interface CopiesProps {
  readonly photo: ClaimedPhoto
  /** There was another copy when it was uploaded, even if none is left now. */
  readonly copied: boolean
  readonly onSuspected: () => void
}

/**
 * Other accounts that show the same picture, and the button to report the owner (BEY-16). A match
 * alone does not decide anything.
 */
export function PhotoCopies({ photo, copied, onSuspected }: CopiesProps) {
  const t = usePhrases<typeof en>('photo_moderation')
  const { date } = useFormat()
  const [asking, setAsking] = useState(false)
  const hasCopies = photo.copies.length > 0 || photo.copy_of_removed
  if (!hasCopies && !copied) return null
  return (
    <section className="office-copies">
      <h2 className="office-side-title">{t('copies.title')}</h2>
      {hasCopies ? null : <p className="text-ink-2">{t('copies.gone')}</p>}
      {photo.copies.length === 0 ? null : (
        <ul className="office-earlier">
          {photo.copies.map(({ id, name, age, kind, since }) => (
            <li key={id}>
              {t(kind === 'member' ? 'copies.by' : 'copies.fictional', { name, age })}
              <span>{t('copies.since', { date: date(since) })}</span>
            </li>
          ))}
        </ul>
      )}
      {photo.copy_of_removed ? <Alert tone="warn">{t('copies.removed')}</Alert> : null}
      {photo.suspected ? (
        <p className="text-ink-2">{t('copies.suspected', { name: photo.name })}</p>
      ) : hasCopies ? (
        <Button variant="line" size="sm" onClick={() => setAsking(true)}>
          {t('copies.suspect', { name: photo.name })}
        </Button>
      ) : null}
      {asking ? (
        <SuspectDialog
          photo={photo}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            onSuspected()
          }}
        />
      ) : null}
    </section>
  )
}
