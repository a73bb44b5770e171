import type { Site } from '#features/site/sites/index.ts'
import type { DeskDeps } from './deps.ts'

/** Whether a machine is there and the site lets it propose at least. */
export function machineMay(
  { replyWriter }: Pick<DeskDeps, 'replyWriter'>,
  { settings }: Pick<Site, 'settings'>,
): boolean {
  return replyWriter !== undefined && settings.ai_replies !== 'off'
}
