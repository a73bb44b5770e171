export { suspicionAt } from './rules/suspicion.ts'
