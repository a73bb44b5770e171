import type { Config } from '#platform/server/config/config.ts'
import type { EmailSite } from '#platform/server/mail/email.ts'
import type { Site } from '#features/site/sites/index.ts'

/**
 * Resolves the sender and link addresses of a site's emails. In the demo both point to this
 * machine, on the port it listens on.
 */
export function createEmailSiteResolver(
  config: Pick<Config, 'mode' | 'port' | 'publicUrl'>,
): (site: Site) => EmailSite {
  return (site) => {
    const [host] = site.hosts
    const url =
      config.mode === 'demo'
        ? `http://${host}:${config.port}`
        : `${new URL(config.publicUrl).protocol}//${host}`
    return { name: site.name, from: site.settings.support_email ?? `hello@${host}`, url }
  }
}
