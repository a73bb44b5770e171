import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { useSite } from '#platform/web/surroundings.ts'
import { ProfileCard } from '#ui/components/index.ts'
import { useDistance } from '#features/site/geography/web/index.ts'
import type { PersonCard as Person } from '../contract/profiles.ts'
import type { Answering } from '../rules/answering.ts'
import { createReturnState } from './member/return-state.ts'

type Rest = Pick<
  ComponentProps<typeof ProfileCard>,
  'action' | 'eager' | 'fresh' | 'headingLevel' | 'href' | 'mutual'
>

type PersonCardProps = Omit<Rest, 'href'> & {
  readonly person: Person
  /** Country whose distance unit is used; the site's country if the reader's is unknown. */
  readonly readersCountry?: string | null | undefined
  /** The link target, if not the member's page. */
  readonly href?: string | undefined
  /** The displayed width of the photo, as the `sizes` attribute of the image. */
  readonly sizes: string
  /** Screen-reader text for the online dot. */
  readonly onlineText: string
  /** Screen-reader text for the badge of verified photos. */
  readonly verifiedText: string
  /** The text on an AI-generated photo. */
  readonly generatedText: string
  /** Texts for how someone replies. */
  readonly answeringTexts: Readonly<Record<Answering, string>>
}

/** A person in a list, with the label of a profile that is not a member. */
export function PersonCard({
  person,
  readersCountry,
  href,
  sizes,
  onlineText,
  verifiedText,
  generatedText,
  answeringTexts,
  ...rest
}: PersonCardProps) {
  const site = useSite()
  const returnState = createReturnState(useLocation())
  const distance = useDistance(readersCountry ?? site.country, 'short')(person.distance_km)
  const { photo, kind, label } = person
  return (
    <ProfileCard
      name={person.name}
      age={person.age ?? undefined}
      place={
        person.place === null || distance === null ? (
          (person.place ?? distance)
        ) : (
          <>
            {person.place}
            <span className="pcard-sep"> · </span>
            {distance}
          </>
        )
      }
      photo={
        photo === null
          ? undefined
          : {
              src: photo.src[480],
              srcSet: `${photo.src[160]} 160w, ${photo.src[480]} 480w, ${photo.src[960]} 960w`,
              sizes,
              alt: photo.description ?? '',
            }
      }
      href={href ?? `/members/${person.id}`}
      as={Link}
      linkProps={{ state: returnState }}
      note={person.answering === null ? undefined : answeringTexts[person.answering]}
      online={person.online ? onlineText : undefined}
      verified={photo?.verified ? verifiedText : undefined}
      generated={photo?.generated ? generatedText : undefined}
      fictional={kind === 'fictional' ? (label ?? undefined) : undefined}
      ad={kind === 'sponsored' ? (label ?? undefined) : undefined}
      {...rest}
    />
  )
}
