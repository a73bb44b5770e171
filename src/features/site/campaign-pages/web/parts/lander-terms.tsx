import './lander.css'
import { TagChoice } from '../tag-scripts/tag-choice.tsx'
import { TagFrame } from '../tag-scripts/tag-frame.tsx'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { en } from '../../locales/landers/en.ts'

const links = [
  ['prices', '/premium'],
  ['terms', '/pages/terms'],
  ['privacy', '/pages/privacy'],
  ['cookies', '/pages/cookies'],
] as const

/**
 * The minimum age, the price of messages, whether the site has fictional profiles (F14), and the
 * visitor's choice about scripts of other companies, if the site has any (SITE-08).
 */
export function LanderTerms() {
  const t = usePhrases<typeof en>('landers')
  const site = useSite()
  return (
    <div className="wrap lander-terms type-meta text-muted">
      <p>
        {t('terms', { age: site.minAge })}
        {site.fictional.shown ? ` ${t('fictional')}` : null}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {links.map(([name, href]) => (
          <li key={name}>
            <a className="lander-link" href={href}>
              {t(`links.${name}`)}
            </a>
          </li>
        ))}
      </ul>
      {site.tags === null || site.tags.state === 'ask' ? null : <TagChoice />}
      <TagFrame />
    </div>
  )
}
