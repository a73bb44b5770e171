import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CheckCircleFillIcon, Panel, PlusIcon } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { enoughInterests, type MissingItem } from '../../rules/completeness.ts'

const places: Readonly<Record<MissingItem, string>> = {
  main_photo: 'photos',
  about: 'about',
  place: 'place',
  reason: 'details',
  interests: 'interests',
  prompts: 'prompts',
  looks: 'details',
}

/**
 * Lists what could still be added, as plain links to the sections; deliberately without a
 * percentage. `photos` is whether photos can be added here.
 */
export function MissingList({
  own,
  photos,
}: {
  readonly own: OwnProfile
  readonly photos: boolean
}) {
  const t = usePhrases<typeof en>('profiles')
  const missing = own.missing.filter((item) => photos || item !== 'main_photo')
  return (
    <Panel as="section" aria-labelledby="missing-title">
      <h2 id="missing-title" className="type-title">
        {t('own.missing')}
      </h2>
      {missing.length === 0 ? (
        <p className="mt-2 flex items-center gap-2 text-muted">
          <CheckCircleFillIcon className="text-success" />
          {t('own.complete')}
        </p>
      ) : (
        <ul className="mt-2">
          {missing.map((item) => (
            <li key={item}>
              <a href={`#${places[item]}`} className="inline-flex min-h-11 items-center gap-2">
                <PlusIcon />
                <span className="link">{t(`own.items.${item}`, { least: enoughInterests })}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
