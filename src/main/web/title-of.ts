import { createTranslator } from 'use-intl'
import type { LoadContext, Page, Translate } from '#platform/web/page.ts'
import type { Messages } from '#platform/web/phrases/phrase-store.ts'
import type { Locale } from '#kernel/locale.ts'

type Facts = Pick<LoadContext, 'cache' | 'params' | 'site'>

/** The document title: "Log in · Minuet", or the site's name alone. */
export async function titleOf(
  page: Page | undefined,
  facts: Facts,
  messages: Messages,
  locale: Locale,
): Promise<string> {
  const name = facts.site.name
  const module = await page?.module()
  const t = createTranslator({ locale, messages: messages as Record<string, never> }) as unknown as Translate
  const title = module?.title?.(t, facts)
  return title === undefined ? name : `${title} · ${name}`
}
