import { type Page, page } from '#platform/web/page.ts'

/** Public entry of the installed app for screens and for the document shell. */
export { catchInstallPrompt, installHintKey, isInstallHinted } from './install/install-hint.ts'
export { promptToInstall } from './install/install-state.ts'
export { useInstallWay } from './install/use-install-way.ts'
export { useInstalledApp } from './sync/use-installed-app.ts'

export const pages: readonly Page[] = [
  page({
    path: '/offline',
    layout: 'empty',
    access: 'anyone',
    phrases: ['installed_app'],
    module: () => import('./offline/offline-page.tsx'),
  }),
]
