import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { SiteValues } from '#features/site/sites/index.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { type Consequence, listConsequences } from '../rules/list-consequences.ts'
import { useFieldTexts } from './use-field-texts.ts'

interface ConsequencesProps {
  readonly before: SiteValues
  readonly after: SiteValues
}

/** The effects of a change on members, in words. */
export function Consequences({ before, after }: ConsequencesProps) {
  const t = usePhrases<typeof en>('site_settings')
  const { country, language, list } = useFieldTexts()
  const found = findConsequences(before, after)
  if (found.length === 0) return null

  function describe(one: Consequence): string {
    switch (one.kind) {
      case 'countries_closed':
        return t('consequences.countries_closed', { countries: list(one.countries.map(country)) })
      case 'hosts_gone':
        return t('consequences.hosts_gone', { hosts: list(one.hosts) })
      case 'email_host':
        return t('consequences.email_host', { host: one.host })
      case 'languages_gone':
        return t('consequences.languages_gone', { languages: list(one.languages.map(language)) })
      case 'currency':
        return t('consequences.currency', { currency: one.currency })
      default:
        return t(`consequences.${one.kind}`)
    }
  }

  return (
    <Alert tone="info" title={t('consequences_title')}>
      <ul className="site-consequences">
        {found.map((one) => (
          <li key={one.kind}>{describe(one)}</li>
        ))}
      </ul>
    </Alert>
  )
}

/** None while a field can't be read: the server will say what is wrong with it. */
function findConsequences(before: SiteValues, after: SiteValues): readonly Consequence[] {
  const lists = [after.countries, after.hosts, after.locales]
  return lists.every(Array.isArray) ? listConsequences(before, after) : []
}
