import type { ReactNode } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, FictionalIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { Kind } from '../rules/fiction-texts.ts'
import { FictionalLabel } from './fictional-label.tsx'

interface FictionalNoteProps {
  readonly kind: Kind
  readonly label: string | null
  readonly name: string
  /**
   * The label is shown directly above, so a mask icon is enough here and the sentence gets the full
   * width.
   */
  readonly labelled?: boolean
  /** Shown after the sentence. */
  readonly children?: ReactNode
}

/**
 * States at the top of a page what kind of profile it is, in a sentence and not only by a symbol
 * (H4, PRO-11). Renders nothing for a member.
 */
export function FictionalNotice({
  kind,
  label,
  name,
  labelled = false,
  children,
}: FictionalNoteProps) {
  const t = usePhrases<typeof en>('fictional_profiles')
  if (kind === 'member') return null
  return (
    <Alert
      tone={kind === 'fictional' ? 'fictional' : 'info'}
      icon={
        labelled && kind === 'fictional' ? (
          <FictionalIcon />
        ) : (
          <FictionalLabel kind={kind} label={label} />
        )
      }
      className={labelled ? undefined : 'alert-stacked'}
    >
      {kind === 'fictional' ? t('note.fictional', { name }) : t('note.sponsored')} {children}
    </Alert>
  )
}
