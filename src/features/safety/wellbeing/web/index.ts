export { WellbeingNotice as CareNotice } from './care-notice.tsx'
export { PaidLimitNotice as PaidLimitNote } from './paid-limit-note.tsx'
