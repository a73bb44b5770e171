import { Link } from 'react-router'
import { useSite } from '#platform/web/surroundings.ts'
import { Logo } from '#ui/components/index.ts'

/** The top bar of campaign pages: only the logo. */
export function LanderBar() {
  const site = useSite()
  return (
    <header className="wrap flex min-h-16 items-center">
      <Link to="/" className="rounded-md">
        <Logo name={site.name} />
      </Link>
    </header>
  )
}
