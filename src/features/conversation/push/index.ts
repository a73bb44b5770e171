export { isSubscribedToPush as isPushedTo, pollEveryMs, type PushState } from './rules/push-state.ts'
