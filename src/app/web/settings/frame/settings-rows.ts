/**
 * The rows of the settings by group, in order. A row's id is the phrase key of its name, and the
 * last part of its path unless it leads to a page elsewhere.
 */
export const settingsGroups = [
  {
    group: 'you',
    rows: ['account', 'display', 'phone', 'location', 'verification', 'devices'],
  },
  { group: 'notifications', rows: ['push', 'app'] },
  { group: 'privacy', rows: ['privacy', 'quiet', 'blocked', 'contacts', 'words'] },
  { group: 'money', rows: ['orders', 'cards', 'limits', 'mandates'] },
  { group: 'leaving', rows: ['help', 'data', 'delete'] },
] as const

export type SettingsRow = (typeof settingsGroups)[number]['rows'][number]

const elsewhere: Partial<Record<SettingsRow, string>> = {
  location: '/profile/place',
  verification: '/verification',
  orders: '/transactions',
  help: '/support',
}

/** A page of the settings. */
export type SettingsSection = Exclude<SettingsRow, 'location' | 'verification' | 'orders' | 'help'>

/** The address of a row's page. */
export function getRowPath(row: SettingsRow): string {
  return elsewhere[row] ?? `/notifications/${row}`
}
