import { pageNames } from '#features/site/content-pages/server/index.ts'
import { landerPaths } from '#features/site/campaign-pages/index.ts'

/**
 * The pages that search engines may list, in the order of the sitemap. Every other page, and with it
 * everything about a member, tells them not to.
 */
export const publicPaths: readonly string[] = [
  '/',
  '/signup',
  '/premium',
  '/pricing',
  ...pageNames.map((name) => `/pages/${name}`),
  '/pages/honesty',
  '/lang-config',
  '/complaints',
  ...landerPaths,
]

/** Returns the public path of a URL, without a campaign page's slug; `null` if it isn't public. */
export function findPublicPath(pathname: string): string | null {
  const path = pathname === '/' ? '/' : pathname.replace(/\/$/, '')
  if (publicPaths.includes(path)) return path
  const lander = /^\/landers\/[^/]+(?=\/[^/]+$)/.exec(path)?.[0]
  return lander !== undefined && publicPaths.includes(lander) ? lander : null
}
