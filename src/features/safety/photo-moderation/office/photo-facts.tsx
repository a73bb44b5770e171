import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { ClaimedPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'

/**
 * Only facts that help to decide: the owner, their description of the photo, and earlier decisions.
 */
export function PhotoFacts({ photo }: { readonly photo: ClaimedPhoto }) {
  const t = usePhrases<typeof en>('photo_moderation')
  const { date } = useFormat()
  const facts = [
    [
      t('facts.kind'),
      photo.main ? t('photos.main') : photo.private ? t('photos.private') : t('photos.another'),
    ],
    [t('facts.size'), `${photo.width} × ${photo.height}`],
    [t('facts.since'), date(photo.member_since)],
    [t('facts.shown'), String(photo.photos.active)],
    [t('facts.rejected'), String(photo.photos.rejected)],
  ] as const
  return (
    <>
      <h2 className="office-side-title">
        {t('photos.name_age', { name: photo.name, age: photo.age })}
      </h2>
      <dl className="office-facts num">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {photo.description === null ? null : (
        <>
          <h2 className="office-side-title">{t('facts.description')}</h2>
          <p className="text-ink-2">{photo.description}</p>
        </>
      )}
      <h2 className="office-side-title">{t('facts.earlier')}</h2>
      {photo.earlier.length === 0 ? (
        <p className="text-ink-2">{t('facts.none')}</p>
      ) : (
        <ul className="office-earlier">
          {photo.earlier.map(({ finding, reason, at }) => (
            <li key={at}>
              {finding === 'active' || reason === null
                ? t('facts.accepted')
                : t(`reasons.${reason}`)}
              <span>{date(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
