export { FictionalProfileNotice } from './fictional-profile-notice.tsx'
export { RealPersonDialog } from './real-person-dialog.tsx'
