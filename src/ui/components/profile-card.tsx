import type { ComponentProps, ElementType, ReactNode } from 'react'
import { FictionalTag } from './fictional-tag.tsx'
import { initialsOf } from './initials-of.ts'
import { joinClasses } from './join-classes.ts'
import { Photo, type PhotoSource } from './photo.tsx'
import { Tag } from './tag.tsx'
import { VerifiedTag } from './verified-tag.tsx'

type ProfileCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  name: string
  age?: number | string | undefined
  /** "Haarlem · 4 km", or nothing. */
  place?: ReactNode
  /** A short word under the place, "Often answers". */
  note?: string | undefined
  photo?: PhotoSource | undefined
  /** First row: loaded at once. */
  eager?: boolean | undefined
  href: string
  /** A router's link; it is given the address as `to`. */
  as?: ElementType | undefined
  linkProps?: Record<string, unknown> | undefined
  /** Words said to readers beside the dot, "online now". */
  online?: string | undefined
  /** "Verified photos", said to readers beside its sign. */
  verified?: string | undefined
  /** The site's word for a fictional profile. */
  fictional?: string | undefined
  /** "AI picture", for a photo that a program made. */
  generated?: string | undefined
  /** "New". */
  fresh?: string | undefined
  /** "You both said yes". */
  mutual?: string | undefined
  /** "Ad", for sponsored cards. */
  ad?: string | undefined
  /** A button above the link: the like. */
  action?: ReactNode
  headingLevel?: 2 | 3 | 4 | undefined
}

/** A person in a list: one link over the whole card, one action lying above it. */
export function ProfileCard(props: ProfileCardProps) {
  const {
    name,
    age,
    place,
    note,
    photo,
    eager,
    href,
    as,
    linkProps,
    online,
    verified,
    fictional,
    generated,
    fresh,
    mutual,
    ad,
    action,
    headingLevel = 3,
    className,
    ...rest
  } = props
  const Anchor: ElementType = as ?? 'a'
  const Heading: ElementType = `h${headingLevel}`
  const initials = (
    <span className="pcard-photo pcard-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
  return (
    <article className={joinClasses('pcard', !action && 'pcard-plain', className)} {...rest}>
      {photo ? (
        <Photo
          className="pcard-photo"
          photo={photo}
          fallback={initials}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
        />
      ) : (
        initials
      )}
      <div className="pcard-tags">
        {fictional ? <FictionalTag label={fictional} /> : null}
        {generated ? <Tag>{generated}</Tag> : null}
        {ad ? <Tag look="ad">{ad}</Tag> : null}
        {mutual ? <Tag>{mutual}</Tag> : null}
        {fresh ? <Tag>{fresh}</Tag> : null}
        {verified ? <VerifiedTag label={verified} icon className="tag" /> : null}
      </div>
      <div className="pcard-caption">
        <Heading className="pcard-name">
          <Anchor {...(as ? { to: href } : { href })} {...linkProps} className="pcard-link">
            {name}
            {age === undefined ? null : `, ${age}`}
          </Anchor>
          {online ? (
            <span className="pcard-dot">
              <span className="sr-only">{online}</span>
            </span>
          ) : null}
        </Heading>
        {place ? <p className="pcard-place">{place}</p> : null}
        {note ? <p className="pcard-place">{note}</p> : null}
      </div>
      {action ? <div className="pcard-action">{action}</div> : null}
    </article>
  )
}
