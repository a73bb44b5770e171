/**
 * The sections of the settings in order: the last part of the path, which is also the phrase key of
 * the name.
 */
export const settingsSections = [
  'account',
  'phone',
  'location',
  'devices',
  'push',
  'app',
  'privacy',
  'quiet',
  'limits',
  'cards',
  'mandates',
  'data',
  'delete',
] as const

export type SettingsSection = (typeof settingsSections)[number]
