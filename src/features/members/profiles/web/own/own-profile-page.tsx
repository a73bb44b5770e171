import './own-profile.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, ButtonLink, EyeIcon, Panel } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { AboutSection } from './about-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { InterestsSection } from './interests-section.tsx'
import { MissingList } from './missing-list.tsx'
import { PlaceSection } from './place-section.tsx'
import { PromptsSection } from './prompts-section.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { WithOwnProfile } from './with-own-profile.tsx'

/** Content from the features above for the member's own profile; the app fills it in. */
export interface OwnProfileSlots {
  /** The member's own photos. */
  readonly photos?: ReactNode
  /** Whether photos can be added there; only then is a missing photo mentioned. */
  readonly addsPhotos?: boolean
  /** Settings for who can see whom. */
  readonly privacy?: ReactNode
}

/** The member's own profile, section by section (PRO-03). */
export function OwnProfilePage({ slots = {} }: { readonly slots?: OwnProfileSlots }) {
  const t = usePhrases<typeof en>('profiles')
  return (
    <div className="wrap own-profile">
      <h1 className="type-h1">{t('own.title')}</h1>
      <WithOwnProfile>{(own) => <Sections own={own} slots={slots} />}</WithOwnProfile>
    </div>
  )
}

function Sections({ own, slots }: { readonly own: OwnProfile; readonly slots: OwnProfileSlots }) {
  const t = usePhrases<typeof en>('profiles')
  return (
    <UnsavedGuard>
      <p className="mt-3 max-w-text type-lead text-ink-2">{t('own.lead')}</p>
      {own.status === 'disabled' ? <Alert className="mt-5">{t('own.hidden')}</Alert> : null}
      <div className="own-profile-columns mt-6 grid">
        <div className="own-profile-side grid gap-4">
          <MissingList own={own} photos={slots.addsPhotos === true} />
          <ButtonLink as={Link} to={`/members/${own.id}`} variant="line" block icon={<EyeIcon />}>
            {t('own.preview')}
          </ButtonLink>
        </div>
        <div className="grid max-w-text gap-6">
          {slots.photos ? (
            <Panel
              as="section"
              id="photos"
              aria-labelledby="photos-title"
              className="grid scroll-mt-24 gap-4"
            >
              <h2 id="photos-title" className="type-h3">
                {t('own.photos')}
              </h2>
              {slots.photos}
            </Panel>
          ) : null}
          {own.visible_fields.includes('about') ? <AboutSection own={own} /> : null}
          <PromptsSection own={own} />
          <DetailsSection own={own} />
          {own.visible_fields.includes('interests') ? <InterestsSection own={own} /> : null}
          <PlaceSection own={own} />
          <BasicsSection own={own} />
          {slots.privacy ? (
            <Panel
              as="section"
              id="privacy"
              aria-labelledby="privacy-title"
              className="grid scroll-mt-24 gap-6"
            >
              <h2 id="privacy-title" className="type-h3">
                {t('own.privacy')}
              </h2>
              {slots.privacy}
            </Panel>
          ) : null}
        </div>
      </div>
    </UnsavedGuard>
  )
}
