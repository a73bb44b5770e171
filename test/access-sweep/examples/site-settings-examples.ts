import { randomUUID } from 'node:crypto'
import { simpleExample } from './example.ts'

/** Sites and their settings, as the office reads and changes them. */
export const siteSettingsExamples = {
  'site_settings.list_sites': simpleExample(() => ({})),
  'site_settings.read_site': simpleExample(() => ({ site: 1 })),
  'site_settings.list_changes': simpleExample(() => ({ site: 1 })),
  // Its author has seen a change that doesn't exist.
  'site_settings.change_site': {
    input: () => ({
      id: randomUUID(),
      site: 1,
      newest: 99_999,
      values: { swipe_likes: 5 },
      defaults: [],
      reason: 'Paper',
      undoes: null,
    }),
    statuses: [409],
  },
  // There is no request with this id.
  'site_settings.decide_change': {
    input: () => ({ proposal: '01890000-0000-7000-8000-000000000000', approved: true }),
    statuses: [404],
  },
}
