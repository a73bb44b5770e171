export { FictionalProfileNotice as HonestNotice } from './fictional-profile-notice.tsx'
export { RealPersonDialog as StandingDialog } from './real-person-dialog.tsx'
