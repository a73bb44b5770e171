import type { Context } from '#kernel/context.ts'
import type { Locale } from '#kernel/locale.ts'
import { createPhrases, type Phrases } from '#platform/server/phrases.ts'
import { de } from '../locales/de.ts'
import { en } from '../locales/en.ts'
import { es } from '../locales/es.ts'
import { fr } from '../locales/fr.ts'
import { it } from '../locales/it.ts'
import { nl } from '../locales/nl.ts'
import { pl } from '../locales/pl.ts'
import type { Site } from '../rules/site.ts'
import type { Sites } from '../server/index.ts'

export const phrases: Phrases = createPhrases({
  en: { sites: en },
  de: { sites: de },
  es: { sites: es },
  fr: { sites: fr },
  it: { sites: it },
  nl: { sites: nl },
  pl: { sites: pl },
})

export async function findSite(sites: Sites, host: string): Promise<Site> {
  const site = await sites.findSite(host)
  if (site === null) throw new Error(host)
  return site
}

export async function createContext(
  sites: Sites,
  host: string,
  more: { locale?: Locale; address?: string; query?: Record<string, string> } = {},
) {
  const { locale = 'en', address = '127.0.0.1', query = {} } = more
  return {
    site: await findSite(sites, host),
    viewer: null,
    locale,
    address,
    query,
  } as unknown as Context<Site, null>
}
