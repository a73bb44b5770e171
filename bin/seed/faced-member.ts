import type { CrowdMember } from '#cast/crowd/crowd-member.ts'
import type { Face } from './store-faces.ts'

/** A generated member, with or without a photo. */
export interface FacedMember extends CrowdMember {
  readonly face: Face | null
  /** The photo's public id. */
  readonly photo: string
}
