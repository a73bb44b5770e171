import { z } from 'zod'

/** An id as the outside sees it: 128 random bits written as a UUID. Inside, keys are bigint. */
export const publicId = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'id')

/** A member's id as others see it. */
export const memberId = publicId.brand<'MemberId'>()
export type MemberId = z.output<typeof memberId>

/** Tells whether a text has the form of a public id; anything else is answered as "not there". */
export function looksLikeId(text: string): boolean {
  return publicId.safeParse(text).success
}
