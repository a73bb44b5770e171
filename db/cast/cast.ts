import type { CastGroup, CastRow } from './cast-row.ts'
import { type CastMember, createCastMember } from './cast-member.ts'
import { belgium } from './members/belgium.ts'
import {
  australia,
  britain,
  canada,
  ireland,
  newZealand,
  unitedStates,
} from './members/english-speaking.ts'
import { france } from './members/france.ts'
import { germany } from './members/germany.ts'
import { italy } from './members/italy.ts'
import { netherlands } from './members/netherlands.ts'
import { poland } from './members/poland.ts'
import { sarabandeAustria } from './members/sarabande-austria.ts'
import { sarabandeGermany } from './members/sarabande-germany.ts'
import { sarabandeSwitzerland } from './members/sarabande-switzerland.ts'
import { spain } from './members/spain.ts'

const groups: readonly CastGroup[] = [
  netherlands,
  belgium,
  germany,
  france,
  italy,
  spain,
  poland,
  britain,
  ireland,
  unitedStates,
  canada,
  australia,
  newZealand,
  sarabandeSwitzerland,
  sarabandeGermany,
  sarabandeAustria,
]

/** The whole demo cast, in the order in which its members are created. */
export const cast: readonly CastMember[] = groups.flatMap((group) =>
  group.people.map((row: CastRow) => createCastMember(group, row)),
)
