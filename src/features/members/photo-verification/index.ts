export { pictureRetentionDays } from './rules/durations.ts'
export type { Gesture } from './rules/gestures.ts'
