import type { DevPage } from '#platform/server/dev/mount-dev-pages.ts'

/**
 * Lists /dev/ui among the development pages. It is a page of the site itself, so that the UI kit is
 * rendered the way pages are.
 */
export const uiKitPage: DevPage = {
  path: '/ui',
  title: 'The ui kit',
  about: 'Every component in all its states, light and dark.',
  mount: () => {},
}
