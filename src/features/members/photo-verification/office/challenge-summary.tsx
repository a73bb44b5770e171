import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { ClaimedRequest } from '../contract.ts'
import type { en } from '../locales/en.ts'

/** Shows the challenge the member was given for the picture, or the note they wrote instead. */
export function ChallengeSummary({ request: { kind, gesture, code, note } }: { readonly request: ClaimedRequest }) {
  const t = usePhrases<typeof en>('photo_verification')
  if (kind === 'gesture' && gesture !== null)
    return <h2>{t('office.asked_gesture', { gesture: t(`gestures.${gesture}`) })}</h2>
  if (kind === 'code' && code !== null) return <h2>{t('office.asked_code', { code })}</h2>
  return (
    <>
      <h2>{t('office.asked_note')}</h2>
      <blockquote className="rounded-md bg-sunken p-4 whitespace-pre-line">{note}</blockquote>
    </>
  )
}
