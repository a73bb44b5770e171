export { describeTags } from './describe-tags.ts'
export { tagScriptRoutes } from './routes.ts'
