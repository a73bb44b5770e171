export { passDays } from './rules/swipe-retention.ts'
