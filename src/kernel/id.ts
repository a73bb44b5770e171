import { z } from 'zod'

/** A public id: 128 random bits written as a UUID. Internal keys are bigint. */
export const publicId = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'id')

/** A member's public id. */
export const memberId = publicId.brand<'MemberId'>()
export type MemberId = z.output<typeof memberId>

/** Whether a text has the format of a public id; the response to anything else is `not_found`. */
export function looksLikeId(text: string): boolean {
  return publicId.safeParse(text).success
}
