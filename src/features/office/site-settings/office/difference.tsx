import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { type SiteField, siteFields } from '#features/site/sites/index.ts'
import type { en } from '../locales/en.ts'
import { useFieldTexts } from './use-field-texts.ts'

interface DifferenceProps {
  readonly fields: readonly {
    readonly field: string
    readonly before: unknown
    readonly after: unknown
  }[]
}

/** Fields with their values before and after a change. */
export function Difference({ fields }: DifferenceProps) {
  const t = usePhrases<typeof en>('site_settings')
  const { name, format } = useFieldTexts()
  return (
    <dl className="site-difference">
      {fields.map(({ field, before, after }) => {
        // An older version of the product may have had other fields.
        const known = (siteFields as readonly string[]).includes(field)
        const show = (value: unknown) =>
          value === undefined
            ? t('default_value')
            : known
              ? format(field as SiteField, value)
              : JSON.stringify(value)
        return (
          <div key={field}>
            <dt>{known ? name(field as SiteField) : field}</dt>
            <dd>
              <span className="sr-only">{t('before')} </span>
              <del>{show(before)}</del>
            </dd>
            <dd>
              <span className="sr-only">{t('after')} </span>
              <ins>{show(after)}</ins>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
