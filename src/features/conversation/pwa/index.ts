/** Public entry of the progressive web app for the document, the frame and the settings. */
export { getSiteLook, touchIconPath } from './rules/site-look.ts'
export { showsBackButton } from './rules/shows-back-button.ts'
export { maxStored, readableMs } from './rules/stored-conversation.ts'
export { offlinePath } from './rules/offline-path.ts'
export { isSubscribedToPush, pollEveryMs, type PushState } from './rules/push-state.ts'
