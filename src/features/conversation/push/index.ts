export { isSubscribedToPush, pollEveryMs, type PushState } from './rules/push-state.ts'
