import type { Ref } from 'react'
import type { Card } from '../contract.ts'
import { MemberCard } from './member-card.tsx'

interface PeopleProps {
  readonly members: readonly Card[]
  /** The reader's country; decides the unit of distances. */
  readonly country?: string | null | undefined
  /** The number of cards at the start that are visible immediately. */
  readonly eager?: number
  readonly headingLevel?: 2 | 3 | undefined
  readonly ref?: Ref<HTMLUListElement>
}

/**
 * Member cards in columns: two on a phone, three on a tablet, four on a desktop, five on a wide
 * screen.
 */
export function People({ members, country, eager = 0, headingLevel = 2, ref }: PeopleProps) {
  return (
    <ul ref={ref} className="people people-wide mt-5">
      {members.map((member, at) => (
        <li key={member.id}>
          <MemberCard
            member={member}
            readersCountry={country}
            eager={at < eager}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  )
}
