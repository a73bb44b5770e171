import { roles } from 'virtual:office-calls'
import { officeGroups, type OfficeScreen } from '#ui/office-screen.ts'
import { screens } from './screens.ts'

/** The screens of a role, group by group: those whose call the contract lets it make. The server judges every call by the same data. */
export function shownScreens(role: string): readonly OfficeScreen[] {
  const own = screens.filter(({ needs }) => roles[needs]?.includes(role))
  return officeGroups.flatMap((group) => own.filter((screen) => screen.group === group))
}
