import { Outlet, useMatch, Link } from 'react-router'
import { BonusBanner, Footer, Reminders, TagBanner } from './frame-parts.ts'
import { TabNavigation } from './tab-navigation.tsx'
import { TopNavigation } from './top-navigation.tsx'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import { Logo } from '#ui/components/index.ts'

/** Top navigation, banners, the page, footer; on phones the tab bar (NAV-02). */
function DefaultLayout() {
  return (
    <>
      <TopNavigation />
      <MemberBanners />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <TabNavigation />
    </>
  )
}

function MemberBanners() {
  if (useViewer() === null) return null
  return (
    <>
      <BonusBanner />
      <Reminders />
    </>
  )
}

/**
 * No frame: the page has its own header and footer. Only the list keeps the tab bar; a conversation
 * has the composer in that place.
 */
function ChatLayout() {
  const list = useMatch('/chats') !== null
  return (
    <>
      <TopNavigation />
      {list ? <BonusBanner /> : null}
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {list ? <TabNavigation /> : null}
    </>
  )
}

/** Campaign pages: only the logo bar, above it the question about scripts of other companies. */
function LanderLayout() {
  const { tags } = useSite()
  return (
    <>
      {tags === null ? null : <TagBanner />}
      <LanderBar />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}

/** No frame at all. */
function EmptyLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  )
}

/** The four layouts by name. */
export const layouts = {
  default: DefaultLayout,
  chat: ChatLayout,
  lander: LanderLayout,
  empty: EmptyLayout,
}

/** The top bar of campaign pages: only the logo. */
function LanderBar() {
  const site = useSite()
  return (
    <header>
      <div className="wrap flex min-h-16 items-center">
        <Link to="/" className="logo-link">
          <Logo name={site.name} />
        </Link>
      </div>
    </header>
  )
}
