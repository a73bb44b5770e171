import type { Rolldown } from 'vite'

const sheet = /\/src\/ui\/styles\/(?:brands\/)?(\w+)\.css$/
const libraries = /\/node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify|@tanstack|@formatjs)\//
const cards = /\/src\/features\/(discovery\/search\/web\/(people|member-card)|members\/profiles\/web\/person-card)\.tsx$/
const partsOfCards =
  /\/src\/(platform\/web\/phrases\/use-format|ui\/components\/(profile-card|fictional-tag|tag|skeleton|empty-state|retry-state|show-more|note))\.tsx?$/
const endlessLists = /\/node_modules\/@tanstack\/.*nfiniteQuery/
const widelyUsed =
  /\/src\/(platform\/web|ui)\/(?!components\/(alert-dialog|banner|bubble|checkbox|chip|choice-chip|cost-chip|combobox|credit-meter|date-of-birth-field|dialog|dock|fact-list|locked-tile|photo-grid|photo-viewer|price-card|prompt-card|range-slider|segmented|sheet|step-dots|switch|tabs)\.)/
const fields =
  /\/src\/ui\/components\/(chip|choice-chip|combobox|fold-text|range-number|range-slider|range-steps|segmented|select-field|switch)\.tsx?$/
const menus =
  /\/src\/(app\/web\/layout\/(late|footer|language-menu|live-ear|member-menu|use-theme)|features\/members\/accounts\/web\/use-(choose-language|log-out)|ui\/components\/(account-menu|footer))\.tsx?$/

/**
 * Which modules share a file in the browser. The libraries change when they are updated, the frame with most releases; whatever
 * shows people in columns shares their cards. The rest falls where it is used.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What fetches a chunk, and all that a page at rest carries beside its entry.
  { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
  // Every sheet for itself, or the page at rest would carry the script that shares a file with its sheet.
  { name: (id) => sheet.exec(id)?.[1] ?? null, test: sheet, priority: 1 },
  { name: 'libraries', test: libraries, tags: ['$initial'] },
  // The entries stay alone: a page at rest fetches one of them and nothing of the frame.
  { name: 'frame', test: /\/src\/(?!app\/web\/entry-)/, tags: ['$initial'] },
  { name: 'people', test: new RegExp([cards, partsOfCards, endlessLists].map(({ source }) => source).join('|')) },
  // What many pages share comes in one file rather than in one for each module; what has a sheet of its own stays apart.
  { name: 'kit', test: widelyUsed, minShareCount: 5 },
  // What fields and filters are made of is wanted together or not at all.
  { name: 'fields', test: fields, minShareCount: 2 },
  { name: 'menus', test: menus },
]
