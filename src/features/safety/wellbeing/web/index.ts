export { WellbeingNotice as CareNotice } from './wellbeing-notice.tsx'
export { PaidLimitNotice as PaidLimitNote } from './paid-limit-notice.tsx'
