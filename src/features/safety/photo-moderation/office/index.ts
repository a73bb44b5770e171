import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { ImagesIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/photos',
    group: 'safety',
    needs: 'photo_moderation.list_photos',
    title: 'photo_moderation.photos.title',
    icon: ImagesIcon,
    phrases: ['photo_moderation'],
    count: 'photo_moderation.count_photos',
    module: () => import('./photos-page.tsx'),
  }),
]
