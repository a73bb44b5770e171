export { CareNotice } from './care-notice.tsx'
export { PaidLimitNote } from './paid-limit-note.tsx'
