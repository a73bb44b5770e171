import { isRefusal } from '#kernel/refusal.ts'
import type { Gesture } from '../rules/gestures.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { insertRequest, isSent } from './store-requests.ts'

/** A verification picture of a demo member. */
export interface DemoPicture {
  readonly account: number
  /**
   * The id that the browser would have generated, so that a repeated upload results in the same
   * picture.
   */
  readonly upload: string
  readonly gesture: Gesture
  readonly bytes: Uint8Array
}

/** Functions of verification for the demo and seeds only. */
export interface VerificationDemo {
  /**
   * Sends a picture that shows a given gesture; returns the request's id, or null if it was sent
   * already.
   */
  send(picture: DemoPicture, now: Date): Promise<string | null>
}

/** The picture takes the same path as any other; only the gesture is not drawn at random. */
export function createVerificationDemo({
  database,
  photos,
}: Pick<PhotoVerificationDeps, 'database' | 'photos'>): VerificationDemo {
  return {
    async send({ account, upload, gesture, bytes }, now) {
      if (await isSent(database, account, upload)) return null
      const picture = await photos.selfies.keep(bytes, { account: String(account) })
      if (isRefusal(picture)) throw new Error(`demo picture refused: ${picture.refusal}`)
      const request = {
        account,
        upload,
        kind: 'gesture',
        gesture,
        code: null,
        note: '',
        selfieKey: picture.key,
      } as const
      await database.transaction((tx) =>
        insertRequest(tx, { publicId: picture.id, ...request }, now),
      )
      return picture.id
    },
  }
}
