import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../../locales/warnings/en.ts'

/** The kinds of warnings about a message. */
export type WarningKind = keyof (typeof en)['kinds']

interface MessageWarningProps {
  /** The most serious first. */
  readonly kinds: readonly WarningKind[]
  readonly name: string
  readonly onReport: () => void
  readonly onBlock: () => void
}

/**
 * Shown below a message that asks for money, leads away from the site or looks like a scam: one
 * calm sentence and three possible actions (BEY-16).
 */
export function MessageWarning({ kinds, name, onReport, onBlock }: MessageWarningProps) {
  const t = usePhrases<typeof en>('warnings')
  const [open, setOpen] = useState(false)
  const [gravest] = kinds
  if (gravest === undefined) return null
  return (
    <Alert tone="warn" className="my-1">
      <p>{t(`kinds.${gravest}`, { name })}</p>
      {kinds.includes('many') && gravest !== 'many' ? (
        <p className="mt-1">{t('kinds.many', { name })}</p>
      ) : null}
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        <button type="button" className="alert-action" onClick={onReport}>
          {t('report')}
        </button>
        <button type="button" className="alert-action" onClick={onBlock}>
          {t('block')}
        </button>
        <button
          type="button"
          className="alert-action"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t('look_out')}
        </button>
      </p>
      {open ? (
        <ul className="mt-2 grid bullets gap-1 pl-5 font-normal">
          {(['money', 'codes', 'away', 'story', 'time'] as const).map((one) => (
            <li key={one}>{t(`signs.${one}`)}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  )
}
