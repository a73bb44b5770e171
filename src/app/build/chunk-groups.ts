import type { Rolldown } from 'vite'

const sheet = /\/src\/ui\/styles\/(?:brands\/|components\/(?:photos\/)?)?([\w-]+)\.css$/
const libraries =
  /\/node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify|@tanstack|@formatjs)\//
const cards =
  /\/src\/features\/(discovery\/search\/web\/(people|member-card)|members\/profiles\/web\/person-card)\.tsx$/
const partsOfCards =
  /\/src\/(platform\/web\/phrases\/use-format|ui\/components\/(profile-card|fictional-tag|tag|skeleton|empty-state|retry-state|show-more|note))\.tsx?$/
const endlessLists = /\/node_modules\/@tanstack\/.*nfiniteQuery/
const widelyUsed =
  /\/src\/(platform\/web|ui)\/(?!components\/(alert-dialog|banner|bubble|checkbox|chip|choice-chip|cost-chip|combobox|credit-meter|date-of-birth-field|dialog|dock|fact-list|locked-tile|photo-grid|photo-viewer|price-card|prompt-card|range-slider|saved-switch|segmented|sheet|step-dots|switch|tabs)\.)/
const fields =
  /\/src\/ui\/components\/(chip|choice-chip|range-number|range-slider|range-steps|segmented|select-field|switch)\.tsx?$/
const memberParts =
  /\/src\/(app\/web\/(layout\/(live-listener|member-menu)|reminders\/[\w-]+)|features\/conversation\/chat\/web\/composer\/unsent-text)\.tsx$/
const sharedWithVisitors =
  /\/src\/(kernel\/duration|features\/members\/accounts\/web\/sign-up\/signed-up-on-phone)\.ts$/
const lateParts =
  /\/src\/app\/web\/layout\/(back-button|footer|language-menu|visitor-listener)\.tsx$/

/**
 * Groups modules into shared chunks. Libraries change when they are updated, the frame with most
 * releases, and screens that show people in columns share card components. All other modules stay
 * with the code that uses them.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Each style sheet is a chunk of its own, so that a page links only its own.
  { name: (id) => sheet.exec(id)?.[1] ?? null, test: sheet, priority: 1 },
  { name: 'libraries', test: libraries, tags: ['$initial'] },
  { name: 'frame', test: /\/src\/(?!app\/web\/entry-)/, tags: ['$initial'] },
  // Loaded with every page, so everything they import belongs to them.
  { name: 'late', test: lateParts },
  {
    name: 'people',
    test: new RegExp([cards, partsOfCards, endlessLists].map(({ source }) => source).join('|')),
  },
  // Modules shared by many pages form one chunk rather than one each; components with their own
  // style sheet stay separate.
  { name: 'kit', test: widelyUsed, minShareCount: 5 },
  // The parts of fields and filters are always needed together.
  { name: 'fields', test: fields, minShareCount: 2 },
  // Pages of visitors use some of what the members' parts import.
  { name: 'shared', test: sharedWithVisitors, includeDependenciesRecursively: false },
  { name: 'late-for-members', test: memberParts },
]
