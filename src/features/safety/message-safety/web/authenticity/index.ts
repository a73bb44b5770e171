export { FictionalProfileNotice as HonestNotice } from './honest-notice.tsx'
export { RealPersonDialog as StandingDialog } from './standing-dialog.tsx'
