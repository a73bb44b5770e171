import { type OfficeScreen, officeScreen } from '#platform/web/office-screen.ts'
import { ImagesIcon } from '#platform/web/ui/index.ts'

/** The screens of moderation. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/photos',
    group: 'safety',
    needs: 'moderation.list_photos',
    title: 'moderation.photos.title',
    icon: ImagesIcon,
    phrases: ['moderation'],
    count: 'moderation.count_photos',
    module: () => import('./photos-page.tsx'),
  }),
]
