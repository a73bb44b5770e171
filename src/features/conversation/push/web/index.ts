/** Public entry of the push feature for screens. */
export { HowToAllow, useGuide } from './how-to-allow.tsx'
export { NoticeExample } from './notice-example.tsx'
export { isPushPossible } from './possible.ts'
export { PushStep } from './push-step.tsx'
export { usePush, usePushPossible, usePushSwitch, useWatchPermission } from './use-push.ts'
export { usePushListener } from './use-push-listener.ts'
export { registerWorker } from './worker.ts'
