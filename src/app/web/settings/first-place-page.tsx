import { redirectTo } from '#platform/web/page.ts'

/** /notifications leads to the first place of the settings. */
export function load(): Promise<void> {
  throw redirectTo('/notifications/account')
}

/** Never drawn. */
export function Page() {
  return null
}
