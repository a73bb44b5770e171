import { roles } from 'virtual:office-calls'
import { officeGroups, type OfficeScreen } from '#ui/office-screen.ts'
import { screens } from './screens.ts'

/**
 * The screens of a role, group by group: those whose endpoint the contract allows it to call. The
 * server authorizes each request by the same data.
 */
export function listVisibleScreens(role: string): readonly OfficeScreen[] {
  const allowed = screens.filter(({ needs }) => roles[needs]?.includes(role))
  return officeGroups.flatMap((group) => allowed.filter((screen) => screen.group === group))
}
