export { HonestNotice } from './honest-notice.tsx'
export { StandingDialog } from './standing-dialog.tsx'
