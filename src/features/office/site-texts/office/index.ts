import { PencilSimpleIcon } from '#ui/components/index.ts'
import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/pages',
    group: 'site',
    needs: 'site_texts.list_pages',
    title: 'site_texts.title',
    icon: PencilSimpleIcon,
    phrases: ['site_texts', 'content_pages'],
    module: () => import('./pages-page.tsx'),
  }),
]
