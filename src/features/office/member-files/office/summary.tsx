import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Card, DetailList } from '#ui/components/index.ts'
import type { FileView } from '../contract/file-view.ts'
import type { en } from '../locales/en.ts'
import type { Section } from '../rules/visible-sections.ts'
import { CreditFacts } from './credit-facts.tsx'
import { HistoryTable } from './file-tables.tsx'

interface SummaryProps {
  readonly file: FileView
  readonly onOpen: (section: Section) => void
}

/** The facts about an account, its money, and what staff last did. */
export function Summary({ file, onOpen }: SummaryProps) {
  const t = usePhrases<typeof en>('member_files')
  return (
    <div className="member-overview">
      <div className="member-summary">
        <Card className="p-5">
          <DetailList facts={useFacts(file)} />
        </Card>
        <div className="grid content-start gap-4">
          {file.credits === null ? null : (
            <Card className="p-5">
              <h2 className="type-h3">{t('sections.credits')}</h2>
              <CreditFacts credits={file.credits} />
            </Card>
          )}
          <Card className="p-5">
            <ul className="grid gap-2">
              {file.sections
                .filter((section) => Array.isArray(file[section]))
                .map((section) => (
                  <li key={section} className="flex justify-between gap-4">
                    <button type="button" className="link" onClick={() => onOpen(section)}>
                      {t(`sections.${section}`)}
                    </button>
                    <span className="num">{(file[section] as readonly unknown[]).length}</span>
                  </li>
                ))}
            </ul>
          </Card>
        </div>
      </div>
      {file.history === null ? null : (
        <section>
          <h2 className="type-h3">{t('sections.history')}</h2>
          <HistoryTable history={file.history.slice(0, 5)} />
        </section>
      )}
    </div>
  )
}

function useFacts(file: FileView) {
  const t = usePhrases<typeof en>('member_files')
  const { date, country, language } = useFormat()
  const day = (at: string | null) => (at === null ? t('never') : date(at))
  return [
    { id: 'id', label: t('facts.id'), value: <span className="wrap-anywhere">{file.member}</span> },
    {
      id: 'email',
      label: t('facts.email'),
      value: <span className="wrap-anywhere">{file.email ?? '–'}</span>,
    },
    {
      id: 'confirmed',
      label: t('facts.confirmed'),
      value: file.confirmed_at === null ? t('facts.not_confirmed') : date(file.confirmed_at),
    },
    { id: 'site', label: t('site'), value: file.site },
    {
      id: 'country',
      label: t('country'),
      value: file.country === null ? '–' : country(file.country),
    },
    { id: 'language', label: t('facts.language'), value: language(file.locale) },
    {
      id: 'phone',
      label: t('facts.phone'),
      value:
        file.phone === null ? t('facts.no_phone') : t('facts.phone_end', { digits: file.phone }),
    },
    { id: 'source', label: t('facts.source'), value: file.source ?? '–' },
    { id: 'signed_up', label: t('signed_up'), value: date(file.signed_up_at) },
    { id: 'last_active', label: t('last_active'), value: day(file.last_active_at) },
    ...(file.deleted_at === null
      ? []
      : [{ id: 'deleted', label: t('facts.deleted'), value: date(file.deleted_at) }]),
  ]
}
