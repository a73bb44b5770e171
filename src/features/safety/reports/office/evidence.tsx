import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { joinClasses } from '#ui/components/index.ts'
import type { FiledReportView } from '../contract.ts'
import type { en } from '../locales/en.ts'

/**
 * The frozen evidence of a report, in order; the selected message is highlighted in words and
 * colour.
 */
export function Evidence({ report }: { readonly report: FiledReportView }) {
  const t = usePhrases<typeof en>('reports')
  const { date, time } = useFormat()
  return (
    <ol className="mt-2 grid gap-1">
      {report.evidence.map(({ kind, by_reported: byReported, pointed, sent, text, at }, place) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- what was frozen never moves
          key={place}
          className={joinClasses(
            'min-w-0 border-l-2 py-1 pl-3',
            pointed ? 'rounded-r-sm border-danger bg-danger-soft pr-3 text-danger-ink' : 'border-line',
          )}
        >
          <p className={joinClasses('num type-meta', !pointed && 'text-muted')}>
            {kind === 'profile'
              ? t('office.profile')
              : t('office.from', { name: byReported ? report.reported : report.reporter })}
            {at === null ? '' : ` · ${date(at)}, ${time(at)}`}
            {sent === null ? '' : ` · ${t(`office.sent.${sent}`)}`}
            {pointed ? <b>{` · ${t('office.pointed')}`}</b> : null}
          </p>
          {text === '' ? null : <p className="break-words whitespace-pre-line">{text}</p>}
        </li>
      ))}
    </ol>
  )
}
