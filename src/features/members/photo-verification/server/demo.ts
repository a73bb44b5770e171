import { isRefusal } from '#kernel/refusal.ts'
import type { Gesture } from '../rules/gestures.ts'
import type { VerificationDeps } from './deps.ts'
import { insertRequest, isSent } from './store-requests.ts'

/** A picture somebody of the demo has taken. */
export interface DemoPicture {
  readonly account: number
  /** The id their browser would have made: sent again, it stays one picture. */
  readonly upload: string
  readonly gesture: Gesture
  readonly bytes: Uint8Array
}

/** What the demo and seeds need of verification and nobody else reaches. */
export interface VerificationDemo {
  /** Sends a picture that shows a gesture named beforehand; gives the request's id, or null where it was sent already. */
  send(picture: DemoPicture, now: Date): Promise<string | null>
}

/** Makes the demo's door. The picture goes the way of every other; only the gesture is not drawn by chance. */
export function createDemo({ database, photos }: Pick<VerificationDeps, 'database' | 'photos'>): VerificationDemo {
  return {
    async send({ account, upload, gesture, bytes }, now) {
      if (await isSent(database, account, upload)) return null
      const picture = await photos.selfies.keep(bytes)
      if (isRefusal(picture)) throw new Error(`a picture of the demo was refused: ${picture.refusal}`)
      const request = {
        account,
        upload,
        kind: 'gesture',
        gesture,
        code: null,
        note: '',
        selfieKey: picture.key,
      } as const
      await database.transaction((tx) => insertRequest(tx, { publicId: picture.id, ...request }, now))
      return picture.id
    },
  }
}
