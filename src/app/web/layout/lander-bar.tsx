import { Link } from 'react-router'
import { useSite } from '#platform/web/surroundings.ts'
import { Logo } from '#ui/components/index.ts'

/** Campaign pages carry the logo and nothing else. */
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
