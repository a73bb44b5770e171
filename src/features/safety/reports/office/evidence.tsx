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
      {report.evidence.map(
        (
          {
            kind,
            by_reported: byReported,
            selected,
            attachment,
            reason,
            text,
            picture,
            at,
            earlier,
            deleted_at: deletedAt,
          },
          place,
        ) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- what was frozen never moves
            key={place}
            className={joinClasses(
              'office-quote min-w-0 py-1',
              selected ? 'office-quote-reported' : '',
            )}
          >
            <p className={joinClasses('num type-meta', !selected && 'text-muted')}>
              {kind === 'profile'
                ? t('office.profile')
                : t('office.from', { name: byReported ? report.reported : report.reporter })}
              {at === null ? '' : ` · ${date(at)}, ${time(at)}`}
              {attachment === null ? '' : ` · ${t(`office.attachment.${attachment}`)}`}
              {reason === null ? '' : ` · ${t(`reasons.${reason}`)}`}
              {selected ? (
                <b>{` · ${t(kind === 'statement' ? 'office.added' : 'office.selected')}`}</b>
              ) : null}
              {deletedAt === null ? null : <b>{` · ${t('office.deleted')}, ${time(deletedAt)}`}</b>}
            </p>
            {earlier.map((version) => (
              <p key={version.at} className="break-words whitespace-pre-line text-muted">
                {t('office.earlier', { state: version.shown ? 'shown' : 'hidden' })} {version.text}
              </p>
            ))}
            {text === '' ? null : <p className="break-words whitespace-pre-line">{text}</p>}
            {picture === null ? null : (
              // Covered, because no one should see such a photo without warning.
              <details>
                <summary className="py-1">{t('office.show_photo')}</summary>
                <img src={picture} alt={t('office.photo')} loading="lazy" className="max-w-full" />
              </details>
            )}
          </li>
        ),
      )}
    </ol>
  )
}
