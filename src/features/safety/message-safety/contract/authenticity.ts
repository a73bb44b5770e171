import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { profileKind } from '#features/members/profiles/contract.ts'

/** What an answer knows of a member, and nothing beyond it. */
const known = z.strictObject({
  /** The address they signed up with was confirmed by a mailed link. */
  email_confirmed: z.boolean(),
  /** Somebody compared the photos with the person. */
  photos_verified: z.boolean(),
  /** `YYYY-MM`. */
  since: z.string(),
})

const standing = z.strictObject({
  id: publicId,
  name: z.string(),
  kind: profileKind,
  /** The words of its label; null for a member. */
  label: z.string().nullable(),
  /** Who writes the answers of a profile that is no member; null for a member, who writes for themselves. */
  answered_by: z.enum(['staff', 'staff_and_machine', 'advertiser']).nullable(),
  /** Null for whoever is no member: there is nobody to know anything of. */
  known: known.nullable(),
})
export type Standing = z.output<typeof standing>

/** The calls of honesty. */
export const contract = {
  'authenticity.read_status': call({
    http: 'GET /api/members/:member/authenticity',
    viewer: 'member',
    about:
      'Answers whether a profile is a real person, from the record: what it is, who writes, and what is known of a member. Free.',
    takes: z.strictObject({ member: z.string().max(100) }),
    gives: standing,
  }),
} satisfies Contract
