import type { Config } from '#platform/server/config/config.ts'
import type { EmailSite } from '#platform/server/mail/email.ts'
import { findOrigin } from '#platform/server/http/request/request-origin.ts'
import type { Site } from '#features/site/sites/index.ts'

/**
 * Resolves the sender and link addresses of a site's emails. Links go to the site's first host; those
 * of emails `toRequester` go to the host of the request that caused them, if it is one of the site's.
 * In the demo that applies to all emails, and to the port as well, which may be mapped to the one the
 * server listens on.
 */
export function createEmailSiteResolver(
  config: Pick<Config, 'mode' | 'port' | 'publicUrl'>,
  { toRequester = false }: { readonly toRequester?: boolean } = {},
): (site: Site) => EmailSite {
  const isDemo = config.mode === 'demo'
  return (site) => {
    const [host] = site.hosts
    const used = isDemo || toRequester ? findUsed(site) : null
    const url =
      used === null
        ? resolveSiteUrl(config, site)
        : isDemo
          ? used.origin
          : `${new URL(config.publicUrl).protocol}//${used.hostname}`
    return { name: site.name, from: site.settings.support_email ?? `hello@${host}`, url }
  }
}

/**
 * The address of a site, the same for every request. Payment providers refuse to repeat an attempt
 * whose address to return to has changed.
 */
export function resolveSiteUrl(
  config: Pick<Config, 'mode' | 'port' | 'publicUrl'>,
  { hosts: [host] }: Pick<Site, 'hosts'>,
): string {
  return config.mode === 'demo'
    ? `http://${host}:${config.port}`
    : `${new URL(config.publicUrl).protocol}//${host}`
}

/** The address by which the site was reached; null for a job and for a request to another site. */
function findUsed(site: Site): URL | null {
  const origin = findOrigin()
  if (origin === null) return null
  const url = new URL(origin)
  return site.hosts.includes(url.hostname) ? url : null
}
