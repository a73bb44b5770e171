import { Outlet } from 'react-router'
import { StepUpDialog, useMe } from '#features/members/staff/office/index.ts'
import type { OfficeScreen } from '#ui/office-screen.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Logo } from '#ui/components/index.ts'
import { CommandPalette } from './command-palette.tsx'
import { SideBarFoot } from './side-bar-foot.tsx'
import { SideBarNav } from './side-bar-nav.tsx'

/**
 * The office layout: a dark sidebar with the screen next to it. On a phone the sidebar is a bar at
 * the top.
 */
export function Shell({ screens }: { readonly screens: readonly OfficeScreen[] }) {
  const { name } = useSite()
  const me = useMe()
  return (
    <div className="office">
      <header className="office-bar stage">
        <Logo name={name} />
        <CommandPalette screens={screens} />
        <SideBarNav screens={screens} />
        <SideBarFoot me={me} />
      </header>
      <main id="content" tabIndex={-1} className="office-main">
        <Outlet context={screens} />
      </main>
      <StepUpDialog />
    </div>
  )
}
