import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { contract } from '../contract.ts'
import { openLibrary } from './open-library.ts'
import { readPage } from './read-page.ts'

export interface Pages {
  readonly handlers: Handlers<typeof contract, Site>
}

/** The information pages. All texts are read here, once: one that does not hold up stops the start and names its file. */
export function createPages({ phrases }: { phrases: Phrases }): Pages {
  const library = openLibrary()
  return { handlers: { 'pages.read_page': readPage({ library, phrases }) } }
}
