import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { type DiffLine, diffLines } from '../rules/diff-lines.ts'

/** How many unchanged lines are shown around a change. */
const around = 2

/** Shows the changes from one text to another, line by line. */
export function PageDifference({ before, after }: { before: string; after: string }) {
  const t = usePhrases<typeof en>('site_texts')
  const lines = diffLines(before, after)
  if (lines.every(({ kind }) => kind === 'same')) return <p>{t('no_difference')}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="page-difference" role="region" aria-label={t('difference')} tabIndex={0}>
      {lines.map(({ kind, text }, place) =>
        isShown(lines, place) ? (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a difference never change places
          <p key={place} className={`page-difference-${kind}`}>
            {kind === 'same' ? null : <span className="sr-only">{t(`lines.${kind}`)} </span>}
            <span aria-hidden="true">{signs[kind]} </span>
            {text}
          </p>
        ) : isShown(lines, place - 1) ? (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a difference never change places
          <p key={place} aria-hidden="true">
            …
          </p>
        ) : null,
      )}
    </div>
  )
}

const signs: Readonly<Record<DiffLine['kind'], string>> = { same: ' ', added: '+', removed: '−' }

function isShown(lines: readonly DiffLine[], place: number): boolean {
  return lines
    .slice(Math.max(place - around, 0), place + around + 1)
    .some(({ kind }) => kind !== 'same')
}
