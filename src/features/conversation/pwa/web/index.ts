import { type Page, page } from '#platform/web/page.ts'

/** Public entry of the progressive web app for screens and for the document shell. */
export { catchInstallPrompt, installHintKey, isInstallHinted } from './install/install-hint.ts'
export { promptToInstall } from './install/install-state.ts'
export { useInstallWay } from './install/use-install-way.ts'
export { useInstalledApp } from './sync/use-installed-app.ts'
export { HowToAllow, useGuide } from './push/how-to-allow.tsx'
export { NoticeExample } from './push/notice-example.tsx'
export { isPushPossible } from './push/possible.ts'
export { PushStep } from './push/push-step.tsx'
export {
  usePush,
  usePushPossible,
  usePushSwitch,
  useWatchPermission,
} from './push/use-push.ts'
export { usePushListener } from './push/use-push-listener.ts'

export const pages: readonly Page[] = [
  page({
    path: '/offline',
    layout: 'empty',
    access: 'anyone',
    phrases: ['installed_app'],
    module: () => import('./offline/offline-page.tsx'),
  }),
]
