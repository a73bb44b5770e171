import { createTranslator } from 'use-intl'
import type { LoadContext, Page, Translate } from '#platform/web/page.ts'
import type { Messages } from '#platform/web/phrases/phrase-store.ts'
import type { Locale } from '#kernel/locale.ts'

type Facts = Pick<LoadContext, 'cache' | 'params' | 'site'>

/**
 * The document title: "Log in · Minuet", or just the site's name; in quiet mode the same neutral
 * word on every page.
 */
export async function composeTitle(
  page: Page | undefined,
  facts: Facts,
  messages: Messages,
  locale: Locale,
  quiet: boolean,
): Promise<string> {
  const t = createTranslate(messages, locale)
  if (quiet) return t('quiet_mode.title')
  const name = facts.site.name
  const module = await page?.module()
  const title = module?.title?.(t, facts)
  return title === undefined ? name : `${title} · ${name}`
}

/** The page's own description, or the site's. */
export async function composeDescription(
  page: Page | undefined,
  facts: Facts,
  messages: Messages,
  locale: Locale,
): Promise<string> {
  const module = await page?.module()
  return module?.description?.(createTranslate(messages, locale), facts) || facts.site.description
}

function createTranslate(messages: Messages, locale: Locale): Translate {
  return createTranslator({
    locale,
    messages: messages as Record<string, never>,
  }) as unknown as Translate
}
