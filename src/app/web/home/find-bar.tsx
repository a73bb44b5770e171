import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { en } from './locales/en.ts'

/** Age ranges offered before the visitor's age is known. */
const spans = [
  [18, 27],
  [28, 35],
  [36, 45],
  [46, 55],
  [56, 99],
] as const

/** A plain GET form that opens the search; works before hydration. */
export function FindBar() {
  const t = usePhrases<typeof en>('home')
  const format = useFormat()
  const { countries, country } = useSite()
  return (
    <form
      action="/members"
      method="get"
      className="offstage home-find"
      aria-label={t('find.label')}
    >
      <label>
        <span>{t('find.seeking')}</span>
        <select name="gender" defaultValue="">
          <option value="">{t('find.anyone')}</option>
          <option value="female">{t('find.women')}</option>
          <option value="male">{t('find.men')}</option>
        </select>
      </label>
      <label>
        <span>{t('find.aged')}</span>
        <select name="ages" defaultValue="">
          <option value="">{t('find.any_age')}</option>
          {spans.map(([from, to]) => (
            <option key={from} value={`${from}-${to}`}>
              {to === 99 ? t('find.over', { from }) : t('find.ages', { from, to })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('find.near')}</span>
        <select name="country" defaultValue={country}>
          {countries
            .map((code) => ({ code, name: format.country(code) }))
            .sort((a, b) => a.name.localeCompare(b.name, format.locale))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <button type="submit" className="btn btn-lg btn-pine">
        {t('find.submit')}
      </button>
    </form>
  )
}
