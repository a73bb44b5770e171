import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Logo } from '../icons/logo.tsx'
import { joinClasses } from './join-classes.ts'

type TopBarProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The site's name beside the sign. */
  name: string
  /** Where the logo leads, and the router's link that leads there. */
  home: string
  homeAs?: ElementType | undefined
  /** Name of the navigation, "Main". */
  navLabel?: string | undefined
  /** NavItems; shown from 992 px, the tab bar serves below. */
  nav?: ReactNode
  /** What stands at the end: credits, language, account. */
  children?: ReactNode
}

/** The bar at the top of every page. Give it class `stage` on a dark floor. */
export function TopBar({ name, home, homeAs, navLabel, nav, className, children, ...rest }: TopBarProps) {
  const Anchor: ElementType = homeAs ?? 'a'
  return (
    <header className={joinClasses('topbar', className)} {...rest}>
      <div className="topbar-in">
        <Anchor {...(homeAs ? { to: home } : { href: home })} className="flex rounded-md py-1">
          <Logo name={name} />
        </Anchor>
        {nav ? (
          <nav className="topbar-nav" aria-label={navLabel}>
            {nav}
          </nav>
        ) : null}
        <div className="topbar-end">{children}</div>
      </div>
    </header>
  )
}
