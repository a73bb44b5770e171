import './own-profile.css'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useMovedAnchors } from '#platform/web/use-moved-anchors.ts'
import { Alert, ButtonLink, EyeIcon } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { OwnCards } from './cards/own-cards.tsx'
import type { OwnProfileSlots } from './own-profile-slots.ts'
import { movedAnchors } from './parts.ts'
import { WithOwnProfile } from './with-own-profile.tsx'

/** The member's own profile: a card per part, each of which opens a page (PRO-03). */
export function OwnProfilePage({ slots = {} }: { readonly slots?: OwnProfileSlots }) {
  const t = usePhrases<typeof en>('profiles')
  useMovedAnchors(movedAnchors)
  return (
    <div className="wrap own-profile">
      <h1 className="type-h1" tabIndex={-1}>
        {t('own.title')}
      </h1>
      <WithOwnProfile>{(own) => <Overview own={own} slots={slots} />}</WithOwnProfile>
    </div>
  )
}

function Overview({ own, slots }: { readonly own: OwnProfile; readonly slots: OwnProfileSlots }) {
  const t = usePhrases<typeof en>('profiles')
  const missing = own.missing.filter(
    (item) => slots.photos !== undefined || item !== 'main_photo',
  ).length
  return (
    <>
      <div className="own-profile-lead">
        <p className="type-lead text-ink-2">
          {missing === 0 ? t('own.complete') : t('own.addable', { count: missing })}
        </p>
        <ButtonLink as={Link} to={`/members/${own.id}`} variant="line" icon={<EyeIcon />}>
          {t('own.preview')}
        </ButtonLink>
      </div>
      {own.status === 'disabled' ? <Alert className="mt-5">{t('own.hidden')}</Alert> : null}
      <div className="own-cards mt-6">
        <OwnCards own={own} slots={slots} />
        {slots.verification}
      </div>
    </>
  )
}
