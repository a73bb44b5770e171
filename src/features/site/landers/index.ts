export { landerPaths } from './rules/lander-paths.ts'
export { formatSlug, readLanderSlug, readSlugLocale } from './rules/slug-locale.ts'
