import { useParams } from 'react-router'
import { loadOwnPhotos, OwnPhotos } from '#features/members/photos/web/index.ts'
import {
  getPartTitle,
  isProfilePart,
  loadOwn,
  OwnPartPage,
  type OwnProfileSlots,
} from '#features/members/profiles/web/index.ts'
import { type LoadContext, notFound, type PageModule } from '#platform/web/page.ts'

const slots: OwnProfileSlots = { photos: <OwnPhotos /> }

/** /profile/:part: one part of the viewer's own profile. */
export function Page() {
  const { part } = useParams()
  return isProfilePart(part) ? <OwnPartPage key={part} part={part} slots={slots} /> : null
}

/** Loads the profile, and the photos where they are managed. */
export async function load(context: LoadContext): Promise<void> {
  const { part } = context.params
  if (!isProfilePart(part)) throw notFound()
  await Promise.all([loadOwn(context), part === 'photos' ? loadOwnPhotos(context) : undefined])
}

export const title: NonNullable<PageModule['title']> = (translate, { params: { part } }) =>
  isProfilePart(part) ? getPartTitle(translate, part) : ''
