import { roles } from 'virtual:office-calls'
import type { OfficeScreen } from '#platform/web/office-screen.ts'
import { screens } from './screens.ts'

/** The screens of a role: those whose call the contract lets it make. The server judges every call by the same data. */
export function shownScreens(role: string): readonly OfficeScreen[] {
  return screens.filter(({ needs }) => roles[needs]?.includes(role))
}
