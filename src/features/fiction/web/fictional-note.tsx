import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import type { Kind } from '../rules/label.ts'
import { FictionalLabel } from './fictional-label.tsx'

interface FictionalNoteProps {
  readonly kind: Kind
  readonly label: string | null
  readonly name: string
}

/** Says on top of a page what its profile is, in a sentence and not only by a sign (H4, PRO-11). Nothing for a member. */
export function FictionalNote({ kind, label, name }: FictionalNoteProps) {
  const t = usePhrases<typeof en>('fiction')
  if (kind === 'member') return null
  return (
    <Alert tone={kind === 'fictional' ? 'fictional' : 'info'} icon={<FictionalLabel kind={kind} label={label} />}>
      {kind === 'fictional' ? t('note.fictional', { name }) : t('note.sponsored')}
    </Alert>
  )
}
