import { z } from 'zod'

/** The photo of a message that is evidence, and its changes. */
export const pictureAndHistory = {
  /** URL of the copied photo, for staff only; null if there is none. */
  picture: z.string().nullable(),
  /** Earlier texts of an edited message, and whether its recipient was shown each. */
  earlier: z.array(z.strictObject({ text: z.string(), at: z.iso.datetime(), shown: z.boolean() })),
  /** When its sender deleted the message. */
  deleted_at: z.iso.datetime().nullable(),
}
