import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { profileKind } from '#features/members/profiles/contract/views.ts'

/** The facts about a member in an answer, and nothing else. */
const known = z.strictObject({
  /** Confirmed by a link sent to the email address they signed up with. */
  email_confirmed: z.boolean(),
  /** A staff member compared the photos with the person. */
  photos_verified: z.boolean(),
  /** `YYYY-MM`. */
  since: z.string(),
})

const realPersonAnswer = z.strictObject({
  id: publicId,
  name: z.string(),
  kind: profileKind,
  /** The label text; null for a member. */
  label: z.string().nullable(),
  /**
   * The kind of author who writes the replies of a profile that is not a member; null for a member,
   * who writes in person.
   */
  answered_by: z.enum(['staff', 'staff_and_machine', 'advertiser']).nullable(),
  /** Null for a profile that is not a member, because there is no person behind it. */
  known: known.nullable(),
})
export type RealPersonAnswer = z.output<typeof realPersonAnswer>

export const contract = {
  'authenticity.read_status': endpoint({
    route: 'GET /api/members/:member/authenticity',
    access: 'member',
    summary:
      'Answers whether a profile is a real person, from the record: its kind, who writes, and what is known about a member. Free.',
    input: z.strictObject({ member: z.string().max(100) }),
    output: realPersonAnswer,
  }),
} satisfies Contract
