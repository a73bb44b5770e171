import type { Config } from '#platform/server/config/config.ts'
import type { MailSite } from '#platform/server/mail/mail.ts'
import type { Site } from '#features/site/sites/index.ts'

/** Where a site's letters come from and lead to. In the demo that is this machine, on the port it listens on. */
export function mailSiteOf(config: Pick<Config, 'mode' | 'port' | 'publicUrl'>): (site: Site) => MailSite {
  return (site) => {
    const [host] = site.hosts
    const url =
      config.mode === 'demo' ? `http://${host}:${config.port}` : `${new URL(config.publicUrl).protocol}//${host}`
    return { name: site.name, from: site.settings.support_email ?? `hello@${host}`, url }
  }
}
