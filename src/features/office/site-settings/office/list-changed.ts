import { type SiteField, siteFields } from '#features/site/sites/index.ts'
import type { OpenedSite } from '../contract/site-settings.ts'
import { toValue } from './typed-values.ts'
import type { Draft } from './use-draft.ts'

/** A field whose value would change. */
export interface ChangedField {
  readonly field: SiteField
  readonly before: unknown
  readonly after: unknown
  readonly toDefault: boolean
}

/** The fields of a draft that differ from what is stored now. */
export function listChanged(
  { values, defaults }: Pick<OpenedSite, 'values' | 'defaults'>,
  draft: Draft | undefined,
  locale: string,
): readonly ChangedField[] {
  return siteFields.flatMap((field) => {
    const edited = draft?.fields[field]
    if (edited === undefined) return []
    const before = values[field]
    const { typed, toDefault } = edited
    const known = before ?? defaults[field]
    const after = toDefault ? defaults[field] : toValue(field, typed, known, locale)
    const same = JSON.stringify(before) === JSON.stringify(after)
    return same ? [] : [{ field, before, after, toDefault }]
  })
}
