import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deriveId } from '../dice.ts'
import { prepareStill } from '../prepare-image-file.ts'
import { stillFolder } from '../seeding/seed-photos.ts'
import { stillLifeDescriptions } from '../still-life-descriptions.ts'
import type { Story } from '../stories/story-shape.ts'
import type { Act, ActDeps } from './act.ts'
import { expectNoRefusal } from '#kernel/refusal.ts'

/** Photos uploaded that are still waiting for review. */
export function createWaitingPhotoActs(
  { photos, person }: ActDeps,
  waiting: Story['waitingPhotos'],
): Act[] {
  return waiting.map(({ by, still, minutesAgo }) => ({
    minutesAgo,
    async happen(now) {
      const { viewer, site, member } = person(by)
      const picture = await prepareStill(await readFile(join(stillFolder, `${still}.webp`)))
      const description = stillLifeDescriptions[still][member.locale]
      const upload = deriveId(`cast waiting ${by} ${still}`)
      const limit = site.settings.free_photos
      expectNoRefusal(
        await photos.storePhoto(
          viewer.account,
          picture,
          { main: 'if_none', description, status: 'waiting', upload, limit },
          now,
        ),
      )
    },
  }))
}
