import './home.css'
import './dancers.css'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { Footer } from '../layout/frame-parts.ts'
import { Beats } from './beats.tsx'
import { Colours } from './colours.tsx'
import { Hero } from './hero.tsx'
import { Newest } from './newest.tsx'
import { Questions } from './questions.tsx'

export { load } from './newest.tsx'

/** The home page for visitors. */
export function Page() {
  return (
    <>
      <Hero />
      <Beats />
      <Colours />
      <Newest />
      <Questions />
      <Footer />
    </>
  )
}

/** The site's own title, which its operator can change (SITE-01). */
export function title(_: Translate, { site }: Pick<LoadContext, 'site'>): string {
  return site.indexTitle
}

/** The organization that runs the site. */
export function structuredData({ site }: Pick<LoadContext, 'site'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    ...(site.companyName !== '' && { legalName: site.companyName }),
    ...(site.supportEmail !== '' && { email: site.supportEmail }),
  }
}
