export { WellbeingNotice } from './wellbeing-notice.tsx'
export { PaidLimitNotice } from './paid-limit-notice.tsx'
