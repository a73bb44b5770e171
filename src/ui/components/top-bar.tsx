import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Logo } from '../icons/logo.tsx'
import { joinClasses } from './join-classes.ts'

type TopBarProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The site's name next to the logo symbol. */
  name: string
  /** The link target of the logo, and the router's link component for it. */
  home: string
  homeAs?: ElementType | undefined
  /** The content before the logo: a back button. */
  before?: ReactNode
  /** The name of the navigation, "Main". */
  navLabel?: string | undefined
  /** NavItems; shown from 992 px, with the tab bar below that width. */
  nav?: ReactNode
  /** The content at the end: credits, language, account. */
  children?: ReactNode
}

/** The bar at the top of every page. Add the class `stage` on a dark background. */
export function TopBar({
  name,
  home,
  homeAs,
  before,
  navLabel,
  nav,
  className,
  children,
  ...rest
}: TopBarProps) {
  const Anchor: ElementType = homeAs ?? 'a'
  return (
    <header className={joinClasses('topbar', className)} {...rest}>
      <div className="topbar-in">
        {before}
        <Anchor {...(homeAs ? { to: home } : { href: home })} className="logo-link flex py-1">
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
