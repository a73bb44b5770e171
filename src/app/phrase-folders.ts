import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listFeatures } from '../../features.map.js'

/** A namespace of translated texts with the folder of its seven files. */
export interface PhraseFolder {
  readonly namespace: string
  /** From the project's root, without a slash at the end. */
  readonly folder: string
  /** Whether members' pages use it, and whether the back office does. */
  readonly web: boolean
  readonly office: boolean
}

/**
 * Every phrase namespace. A feature's `locales/` is a namespace named after the feature; a folder
 * inside it (`locales/payouts/`) is another one, named after the folder (`sales-stops` is
 * `sales_stops`).
 */
export function listPhraseFolders(root: string): PhraseFolder[] {
  return [
    // Refusals arrive with their text, so pages need only a few of their own.
    { namespace: 'platform', folder: 'src/platform/locales', web: false, office: false },
    { namespace: 'browser', folder: 'src/platform/locales/browser', web: true, office: true },
    { namespace: 'app', folder: 'src/app/locales', web: true, office: false },
    { namespace: 'home', folder: 'src/app/web/home/locales', web: true, office: false },
    { namespace: 'languages', folder: 'src/app/web/languages/locales', web: true, office: false },
    { namespace: 'settings', folder: 'src/app/web/settings/locales', web: true, office: false },
    {
      namespace: 'settings_list',
      folder: 'src/app/web/settings/locales/settings-list',
      web: true,
      office: false,
    },
    { namespace: 'reminders', folder: 'src/app/web/reminders/locales', web: true, office: false },
    ...listFeatures().flatMap(({ key, folder }) => foldersOfFeature(root, key, folder)),
  ]
}

/** Features without office screens whose components the office shows, or whose names it uses. */
const previewed: readonly string[] = ['content_pages', 'profiles']

function foldersOfFeature(root: string, key: string, feature: string): PhraseFolder[] {
  const locales = `${feature}/locales`
  if (!existsSync(join(root, locales))) return []
  const office = existsSync(join(root, feature, 'office')) || previewed.includes(key)
  const web = !office || existsSync(join(root, feature, 'web'))
  const entries = readdirSync(join(root, locales), { withFileTypes: true })
  const parts = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return [
    ...(entries.some(({ name }) => name === 'en.ts')
      ? [{ namespace: key, folder: locales, web, office }]
      : []),
    ...parts.map((part) => ({
      namespace: part.replaceAll('-', '_'),
      folder: `${locales}/${part}`,
      web,
      office,
    })),
  ]
}
