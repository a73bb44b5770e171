import { randomUUID } from 'node:crypto'
import type { Example } from '../../access-sweep/examples/example.ts'

/** Example inputs for the staff endpoints of sites. */
export const siteSettingsExamples: Readonly<Record<string, Example>> = {
  // Its author has seen a change that doesn't exist, so that no text changes how the site works.
  'site_settings.change_site': {
    input: () => ({
      id: randomUUID(),
      site: 1,
      newest: 99_999,
      values: { swipe_likes: 4 },
      defaults: [],
      reason: 'Paper',
      undoes: null,
    }),
  },
  'site_settings.decide_change': { input: () => ({ proposal: randomUUID(), approved: true }) },
  'site_settings.list_changes': { input: () => ({ site: 1 }) },
  'site_settings.read_site': { input: () => ({ site: 1 }) },
}
