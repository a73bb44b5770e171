import type { Site } from '#features/site/sites/index.ts'
import type { DeskDeps } from './deps.ts'

/** Whether AI is configured and the site allows it at least to suggest replies. */
export function isAiAllowed(
  { replyWriter }: Pick<DeskDeps, 'replyWriter'>,
  { settings }: Pick<Site, 'settings'>,
): boolean {
  return replyWriter !== undefined && settings.ai_replies !== 'off'
}
