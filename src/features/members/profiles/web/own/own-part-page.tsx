import './own-profile.css'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { LinkRow, ListDetail, Panel, PlusIcon } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { AboutSection } from './about-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { InterestsSection } from './interests-section.tsx'
import type { OwnProfileSlots } from './own-profile-slots.ts'
import { listMissing, listParts, listTraits, type ProfilePart } from './parts.ts'
import { PlaceSection } from './place-section.tsx'
import { PromptsSection } from './prompts-section.tsx'
import { SeekingSection } from './seeking-section.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { usePartTitle } from './use-part-title.ts'
import { WithOwnProfile } from './with-own-profile.tsx'

interface OwnPartPageProps {
  readonly part: ProfilePart
  readonly slots?: OwnProfileSlots
}

/** One part of the member's own profile, beside the list of all parts on a desktop (PRO-03). */
export function OwnPartPage({ part, slots = {} }: OwnPartPageProps) {
  const t = usePhrases<typeof en>('profiles')
  const title = usePartTitle()
  return (
    <div className="wrap own-profile">
      <UnsavedGuard>
        <ListDetail
          title={t('own.title')}
          href="/profile"
          as={Link}
          list={
            <WithOwnProfile>
              {(own) => <PartList own={own} at={part} hasPhotos={slots.photos !== undefined} />}
            </WithOwnProfile>
          }
          pageTitle={title(part)}
        >
          <WithOwnProfile>{(own) => <Part own={own} part={part} slots={slots} />}</WithOwnProfile>
        </ListDetail>
      </UnsavedGuard>
    </div>
  )
}

function PartList({
  own,
  at,
  hasPhotos,
}: {
  readonly own: OwnProfile
  readonly at: ProfilePart
  readonly hasPhotos: boolean
}) {
  const t = usePhrases<typeof en>('profiles')
  const title = usePartTitle()
  return (
    <nav aria-label={t('own.title')}>
      <ul className="rows">
        {listParts(own, hasPhotos).map((part) => (
          <li key={part}>
            <LinkRow
              as={Link}
              href={`/profile/${part}`}
              label={title(part)}
              state={
                listMissing(own, part).length === 0 ? undefined : (
                  <>
                    <PlusIcon />
                    <span className="sr-only">{t('own.missing')}</span>
                  </>
                )
              }
              current={part === at}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Part({
  own,
  part,
  slots,
}: {
  readonly own: OwnProfile
  readonly part: ProfilePart
  readonly slots: OwnProfileSlots
}) {
  const title = usePartTitle()
  switch (part) {
    case 'photos':
      return (
        <Panel as="section" id="photos" aria-label={title('photos')} className="grid gap-4">
          {slots.photos}
        </Panel>
      )
    case 'about':
      return <AboutSection own={own} />
    case 'prompts':
      return <PromptsSection own={own} />
    case 'interests':
      return <InterestsSection own={own} />
    case 'place':
      return <PlaceSection own={own} />
    case 'seeking':
      return (
        <>
          <SeekingSection own={own} />
          {listTraits(own, 'seeking').length > 0 ? (
            <DetailsSection own={own} part="seeking" />
          ) : null}
        </>
      )
    case 'facts':
      return (
        <>
          <BasicsSection own={own} />
          <DetailsSection own={own} part="facts" />
        </>
      )
  }
}
