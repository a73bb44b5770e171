/** The footer's links by the key of their phrase, in two groups (NAV-02). */
const legal = [
  { key: 'terms', href: '/pages/terms' },
  { key: 'privacy', href: '/pages/privacy' },
  { key: 'cookies', href: '/pages/cookies' },
  { key: 'ban', href: '/pages/ban' },
  { key: 'return_policy', href: '/pages/return-policy' },
  { key: 'withdraw', href: '/withdraw' },
] as const
const help = [
  { key: 'pricing', href: '/pricing' },
  { key: 'faq', href: '/pages/faq' },
  { key: 'support', href: '/pages/service' },
  { key: 'complaints', href: '/complaints' },
  { key: 'honesty', href: '/pages/honesty' },
  { key: 'languages', href: '/lang-config' },
] as const

/** A link of the footer: the key of its phrase under `app.footer`, and its target. */
export type FooterLinkKey = (typeof legal | typeof help)[number]['key'] | 'source'

interface FooterFacts {
  /** Languages offered by the site's menu. */
  readonly languages: number
  readonly sourceUrl: string
}

/** Lists the footer's groups of links. A site with one language has no page to choose one. */
export function listFooterLinks({ languages, sourceUrl }: FooterFacts): readonly {
  readonly title: 'label' | 'help'
  readonly links: readonly { readonly key: FooterLinkKey; readonly href: string }[]
}[] {
  const shown = help.filter(({ key }) => key !== 'languages' || languages > 1)
  return [
    { title: 'help', links: shown },
    { title: 'label', links: [...legal, { key: 'source', href: sourceUrl }] },
  ]
}

/** Whether the footer for visitors from the United States is shown: in English only. */
export function showsUsFooter(facts: {
  readonly locale: string
  readonly country: string
}): boolean {
  return facts.locale === 'en' && facts.country === 'US'
}
