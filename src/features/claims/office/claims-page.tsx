import type { Gives } from '#kernel/call.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ErrorState, Skeleton } from '#platform/web/ui/index.ts'
import type { contract } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../web/calls.ts'

type Line = Gives<(typeof contract)['claims.list_registry']>['claims'][number]

/** Every claim the site could make, what was found last, and why it is shown or not (BEY-05). */
export function Page() {
  const t = usePhrases<typeof en>('claims')
  const { data, isError, error, refetch } = calls.useCall('claims.list_registry', {})
  return (
    <div className="office-page">
      <h1 className="type-h2">{t('office.title')}</h1>
      <p className="mt-1 max-w-[50rem] text-ink-2">{t('office.lead')}</p>
      {data !== undefined ? (
        <Registry lines={data.claims} />
      ) : isError ? (
        <ErrorState
          title={t('office.failed')}
          text={error.message}
          action={
            <Button variant="line" onClick={() => void refetch()}>
              {t('office.retry')}
            </Button>
          }
        />
      ) : (
        <div className="mt-6 grid gap-2" role="status" aria-label={t('office.loading')}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-14 w-full rounded-sm" />
          ))}
        </div>
      )}
    </div>
  )
}

function Registry({ lines }: { readonly lines: readonly Line[] }) {
  const t = usePhrases<typeof en>('claims')
  const { date, number } = useFormat()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="office-table mt-6" tabIndex={0} role="region" aria-label={t('office.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('office.claim')}</th>
            <th scope="col">{t('office.state')}</th>
            <th scope="col">{t('office.counted')}</th>
            <th scope="col">{t('office.computed')}</th>
            <th scope="col">{t('office.query')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.id} ${line.subject}`}>
              <th scope="row">
                {line.text ?? t(`office.names.${line.id}`)}
                {line.subject === '' ? null : <span className="type-meta block text-muted">{line.subject}</span>}
              </th>
              <td>{t(`office.verdicts.${line.verdict}`)}</td>
              <td className="num">
                {line.sample === null ? null : number(line.sample)}
                <span className="type-meta block text-muted">
                  {t('office.least', { least: number(line.least_sample) })}
                </span>
              </td>
              <td>
                {line.computed_at === null ? t('office.never') : date(line.computed_at)}
                {line.valid_until === null ? null : (
                  <span className="type-meta block text-muted">
                    {t('office.until', { date: date(line.valid_until) })}
                  </span>
                )}
              </td>
              <td>
                <code lang="en">{line.query}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
