export type { Gesture } from './rules/gestures.ts'
