import { redirectTo } from '#platform/web/page.ts'

/** /notifications redirects to the first section of the settings. */
export function load(): Promise<void> {
  throw redirectTo('/notifications/account')
}

/** Never rendered. */
export function Page() {
  return null
}
