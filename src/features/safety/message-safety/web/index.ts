export { HonestNotice, StandingDialog } from './authenticity/index.ts'
export { HiddenWords, MessageWarning, SecondThoughtDialog } from './warnings/index.ts'
