import type { ReactNode } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Chip } from '#ui/components/index.ts'
import type { en as profilesEn } from '#features/members/profiles/locales/en.ts'
import type { en as traitsEn } from '#features/members/profiles/locales/traits/en.ts'
import type { SharedTraits } from '../contract.ts'
import type { en } from '../locales/en.ts'

/** Lists the traits both profiles have in common, or a suggestion to ask about more. */
export function SharedTraitsList({ shared }: { readonly shared: SharedTraits }) {
  const t = usePhrases<typeof en>('likes')
  const profilePhrases = usePhrases<typeof profilesEn>('profiles')
  const traitPhrases = usePhrases<typeof traitsEn>('traits')
  const { language, list } = useFormat()
  const { interests, languages, reason, place } = shared
  const nothing =
    interests.length === 0 && languages.length === 0 && reason === null && place === null
  return (
    <section className="w-full" aria-labelledby="shared">
      <h2 id="shared" className="type-h3">
        {t('match.shared')}
      </h2>
      {nothing ? (
        <p className="mt-2 text-ink-2">{t('match.nothing')}</p>
      ) : (
        <dl className="mt-4 grid gap-4">
          {interests.length === 0 ? null : (
            <Fact name={t('match.interests')}>
              <ul className="chips justify-center">
                {interests.map((interest) => (
                  <li key={interest}>
                    <Chip on>{profilePhrases(`interests.${interest}`)}</Chip>
                  </li>
                ))}
              </ul>
            </Fact>
          )}
          {reason === null ? null : (
            <Fact name={t('match.reason')}>{traitPhrases(`values.signup_reason.${reason}`)}</Fact>
          )}
          {place === null ? null : <Fact name={t('match.place')}>{place}</Fact>}
          {languages.length === 0 ? null : (
            <Fact name={t('match.languages')}>{list(languages.map(language))}</Fact>
          )}
        </dl>
      )}
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="type-meta text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
