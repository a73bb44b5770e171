import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { deriveId } from '../dice.ts'
import { portraitFolder } from '../people.ts'
import type { Story } from '../stories/story-shape.ts'
import { minutesBefore } from '../compute-times.ts'
import type { Act, ActDeps } from './act.ts'
import { expectNoRefusal } from '#kernel/refusal.ts'

/**
 * Selfies sent for photo verification and, if the story has one, a moderator's decision that they
 * show the same face as the photos.
 */
export function createVerificationActs(
  deps: ActDeps,
  verifications: Story['verifications'],
): Act[] {
  const { photoVerification, staff, person } = deps
  return verifications.map(({ by, gesture, minutesAgo, portraitOwner, verifiedMinutesAgo }) => ({
    minutesAgo,
    async happen(now) {
      const { viewer, site } = person(by)
      const { account } = viewer
      const bytes = await createSelfie(person(portraitOwner ?? by).member.portrait)
      const request = await photoVerification.demo.send(
        { account, upload: deriveId(`cast selfie ${by}`), gesture, bytes },
        now,
      )
      if (request === null || verifiedMinutesAgo === undefined) return
      const decidedAt = minutesBefore(deps.now, verifiedMinutesAgo)
      const moderator = (await staff.demo.list(decidedAt)).find(({ role }) => role === 'moderator')
      if (moderator === undefined) throw new Error('there is no moderator to decide')
      const reviewer = { staff: moderator.id, account: null, site: site.id, pool: site.pool }
      const opened = expectNoRefusal(
        await photoVerification.review.claim(request, reviewer, decidedAt),
      )
      const [main] = opened.photos
      expectNoRefusal(
        await photoVerification.review.decide(
          request,
          { outcome: 'verified', photos: main === undefined ? [] : [main.id] },
          reviewer,
          decidedAt,
        ),
      )
    },
  }))
}

/** Creates a selfie from the portrait: mirrored and cropped, a different image of the same face. */
async function createSelfie(portrait: string | null): Promise<Buffer> {
  if (portrait === null) throw new Error('a selfie needs a portrait')
  const file = await readFile(join(portraitFolder, `${portrait}.webp`))
  const { width, height } = await sharp(file).metadata()
  const [closeWidth, closeHeight] = [Math.round(width * 0.86), Math.round(height * 0.86)]
  return sharp(file)
    .extract({
      left: Math.round(width * 0.07),
      top: Math.round(height * 0.04),
      width: closeWidth,
      height: closeHeight,
    })
    .flop()
    .webp({ quality: 82 })
    .toBuffer()
}
